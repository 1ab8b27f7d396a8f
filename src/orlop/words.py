"""What is said to people: Fluent messages, one file for each language and game."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "de")
COMMON = Path(__file__).parent / "words"


@cache
def bundle(folder: Path, lang: str) -> FluentBundle:
    """The game's words, and those common to all games.  Fluent is loaded only when somebody speaks."""
    from fluent.runtime import FluentBundle, FluentResource

    if lang not in LANGUAGES:
        raise ValueError(f"{lang!r} is no language here; one of {', '.join(LANGUAGES)} is")
    made = FluentBundle([lang], use_isolating=False)
    for path in (COMMON / f"{lang}.ftl", folder / f"{lang}.ftl"):
        if path.exists():
            made.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return made


class Refusal(ValueError):
    """A sentence for whoever asked for something that cannot be; the command line says it in their language."""

    def __init__(self, message: str, **arguments: object) -> None:
        self.message = message
        self.arguments = {name: str(value) for name, value in arguments.items()}
        super().__init__(self.told("en"))

    def told(self, lang: str) -> str:
        return Words(COMMON).say(lang, self.message, self.arguments)


class Words:
    """One game's words in every language."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def has(self, lang: str, message: str) -> bool:
        return bundle(self.folder, lang).has_message(message)

    def say(self, lang: str, message: str, arguments: dict[str, Any] | None = None) -> str:
        words = bundle(self.folder, lang)
        pattern = words.get_message(message).value if words.has_message(message) else None
        if pattern is None:
            raise KeyError(f"{self.folder.parent.name}: no words for {message} in {lang}")
        said, errors = words.format_pattern(pattern, dict(arguments or {}))
        if errors:
            raise ValueError(f"{message} in {lang}: {errors[0]}")
        return str(said)
