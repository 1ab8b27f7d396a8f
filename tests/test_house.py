"""The rules of the house: who may import whom, what compiled code must not say, clauses and words without gaps."""

from __future__ import annotations

import ast
import importlib.util
import re
import time
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast as fluent

from orlop import find
from orlop.screens.told import Teller
from orlop.table.game import Game
from orlop.table.steps import NOBODY, State, question
from orlop.words import LANGUAGES
from tests.contract import tables
from tests.contract.invariants import someone, tempting

HOME = Path(__file__).parent.parent
SOURCES = HOME / "src" / "orlop"
TESTS = HOME / "tests"
GAMES = tables.found()
PLAYED = 30  # random games of each, to see what is asked and said, or as many as ...
SECONDS = 4.0  # ... there is time for
LOOKED_AT = 0.2  # of the moments of a whole game


# -- who imports whom ------------------------------------------------------------------------------

PURE = frozenset(
    "__future__ collections enum functools hashlib importlib itertools librt math mypy_extensions typing zlib".split()
)
OF_GAMES = PURE | frozenset(["pathlib", "re", "tomllib"])  # they read their own components
OF_BOARDS = ("orlop.boards", "orlop.clauses")  # what a board is made of, and what can be asked about it


def imported(source: str, module: str) -> Iterator[str]:
    """Every module a source imports, wherever it does so; of `from orlop.table import cards` the last, too."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from [name.name for name in node.names]
        elif isinstance(node, ast.ImportFrom):
            start = node.module or ""
            if node.level:
                start = ".".join([*module.split(".")[: -node.level], *([start] if start else [])])
            yield from [f"{start}.{name.name}" if is_package(start) else start for name in node.names]


def is_package(module: str) -> bool:
    return (HOME / "src" / module.replace(".", "/")).is_dir()


def module_of(path: Path) -> str:
    return ".".join(path.relative_to(HOME / "src").with_suffix("").parts)


def may_import(module: str, other: str) -> bool:
    """Imports go one way: a choice is made on a screen, and goes by the rules of a game to the table."""
    folder = module.split(".")[1]
    of_orlop = other.split(".")[0] == "orlop"
    if folder == "table":
        return within(other, "orlop.table") if of_orlop else other.split(".")[0] in PURE
    if folder == "games" and module.count(".") > 2:
        own = ".".join(module.split(".")[:3])
        if module.endswith(".board") and other.startswith(OF_BOARDS):
            return True
        return within(other, "orlop.table") or within(other, own) if of_orlop else other.split(".")[0] in OF_GAMES
    if module.startswith("orlop.template.game"):
        return not of_orlop or within(other, "orlop.table") or within(other, "orlop.template.game")
    if folder == "bots":  # never what holds a state
        return not of_orlop or any(within(other, m) for m in ("orlop.bots", "orlop.table.chance", "orlop.table.cards"))
    if folder not in ("screens", "__main__"):
        return not within(other, "orlop.screens")
    return True


def within(module: str, folder: str) -> bool:
    return module == folder or module.startswith(folder + ".")


def wrong_imports(source: str, module: str) -> list[str]:
    return [other for other in imported(source, module) if not may_import(module, other)]


@pytest.mark.parametrize("path", sorted(SOURCES.rglob("*.py")), ids=lambda path: str(path.relative_to(SOURCES)))
def test_imports_go_one_way(path: Path) -> None:
    wrong = wrong_imports(path.read_text(encoding="utf-8"), module_of(path))
    assert not wrong, f"{module_of(path)} imports {', '.join(wrong)}"


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("orlop.table.game", "def play():\n    from orlop.play import played"),
        ("orlop.table.chance", "import random"),
        ("orlop.table.position", "from pathlib import Path"),
        ("orlop.table.views", "from orlop import games"),
        ("orlop.games.one.rounds", "from orlop.games.other.state import State"),
        ("orlop.games.one.board", "from orlop.screens.told import Teller"),
        ("orlop.games.one.rounds", "from time import time"),
        ("orlop.bots.rules", "from orlop.table.steps import State"),
        ("orlop.bots.rules", "from orlop.table import steps"),
        ("orlop.play", "from orlop import screens"),
        ("orlop.table.steps", "from ..screens import told"),
    ],
)
def test_a_wrong_import_is_found(module: str, source: str) -> None:
    assert wrong_imports(source, module)


# -- what compiled code must not say -----------------------------------------------------------------


def compiled_modules() -> list[Path]:
    """As the build has it."""
    spec = importlib.util.spec_from_file_location("hatch_build", HOME / "hatch_build.py")
    assert spec is not None and spec.loader is not None
    build = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(build)
    return [HOME / path for path in build.modules()]


def shifted_literals(source: str) -> list[int]:
    """The lines where a literal is shifted left by what is none: mypyc compiles it as a shift of a C int."""
    return [
        node.lineno
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.BinOp)
        and isinstance(node.op, ast.LShift)
        and is_literal(node.left)
        and not is_literal(node.right)
    ]


def is_literal(node: ast.expr) -> bool:
    if isinstance(node, ast.UnaryOp):
        return is_literal(node.operand)
    if isinstance(node, ast.BinOp):
        return is_literal(node.left) and is_literal(node.right)
    return isinstance(node, ast.Constant)


@pytest.mark.parametrize("path", compiled_modules(), ids=lambda path: str(path.relative_to(SOURCES)))
def test_no_literal_is_shifted(path: Path) -> None:
    lines = shifted_literals(path.read_text(encoding="utf-8"))
    assert not lines, f"{path}: a literal left of << in lines {lines}: use shl"


def test_a_shifted_literal_is_found() -> None:
    assert shifted_literals("x = 1 << k\ny = (2 - 1) << k + 1\nz = -1 << k") == [1, 2, 3]
    assert shifted_literals("x = (1 << 56) - 1\ny = k << 1\nz = shl(1, k)") == []


def test_the_table_and_all_rules_are_compiled() -> None:
    compiled = set(compiled_modules())
    assert SOURCES / "table" / "steps.py" in compiled
    for id in GAMES:
        assert SOURCES / "games" / find.folder_of(id).name / "setup.py" in compiled


# -- clauses --------------------------------------------------------------------------------------------


def clauses(id: str) -> dict[str, Any]:
    return tomllib.loads((find.folder_of(id) / "clauses.toml").read_text(encoding="utf-8"))


def cited(paths: list[Path], id: str) -> dict[str, set[str]]:
    """Clause: the files that name it."""
    name = re.compile(rf"\b{find.kind(id).clauses}\.[a-z0-9]+(?:-[a-z0-9]+)*")
    out: dict[str, set[str]] = {}
    for path in paths:
        for clause in name.findall(path.read_text(encoding="utf-8")):
            out.setdefault(clause, set()).add(path.name)
    return out


def code_of(id: str) -> list[Path]:
    return sorted(find.folder_of(id).glob("*.py"))


def own_tests(id: str) -> list[Path]:
    return sorted((TESTS / "games" / id.replace("-", "_")).rglob("test_*.py"))


@pytest.mark.parametrize("id", GAMES)
def test_every_clause_is_whole(id: str) -> None:
    for clause, said in clauses(id).items():
        assert clause.startswith(find.kind(id).clauses + "."), clause
        assert said.get("chapter") and said.get("en") and said.get("de"), f"{clause}: chapter, en or de is missing"
        assert set(said) <= {"chapter", "en", "de", "ruling", "component"}, f"{clause}: {sorted(said)}"
        assert said.get("component", "reconstruction") == "reconstruction", clause
        if "ruling" in said:
            assert said["ruling"].get("en") and said["ruling"].get("de"), f"{clause}: a ruling in one language"


@pytest.mark.parametrize("id", GAMES)
def test_every_clause_is_in_the_code(id: str) -> None:
    missing = clauses(id).keys() - cited(code_of(id), id).keys()
    assert not missing, f"no code of {id} names {', '.join(sorted(missing))}"


@pytest.mark.parametrize("id", GAMES)
def test_every_clause_has_its_test(id: str) -> None:
    missing = clauses(id).keys() - cited(own_tests(id), id).keys()
    assert not missing, f"no test of {id} names {', '.join(sorted(missing))}"


@pytest.mark.parametrize("id", GAMES)
def test_no_clause_is_made_up(id: str) -> None:
    everywhere = [*code_of(id), *(TESTS / "games" / id.replace("-", "_")).rglob("*.py")]
    for clause, files in cited(everywhere, id).items():
        assert clause in clauses(id), f"there is no {clause}, which {', '.join(sorted(files))} names"


@pytest.mark.parametrize("id", GAMES)
def test_what_a_game_answers_by_is_a_clause(id: str) -> None:
    for game in all_tables(id):
        named = {game.over, *[kind.clause for kind in game.kinds]}
        for ask in game.asks:
            if not ask.asks_nobody:
                named |= {ask.clause, *forbidden_by(ask)}
        assert named <= clauses(id).keys(), f"{tables.described(game)}: no clauses {sorted(named - clauses(id).keys())}"


def forbidden_by(ask: Any) -> tuple[str, ...]:
    return tuple(getattr(ask, "forbids", ()))


def all_tables(id: str) -> list[Game]:
    return tables.few(id, 40)


# -- words ------------------------------------------------------------------------------------------------


def messages(path: Path) -> dict[str, fluent.Message]:
    """The messages of a file of words; what is no message, and none twice, is a mistake."""
    out: dict[str, fluent.Message] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, fluent.Junk), f"{path}: {entry.content}"
        if isinstance(entry, fluent.Message):
            assert entry.id.name not in out, f"{path}: {entry.id.name} twice"
            out[entry.id.name] = entry
    return out


def words_of(id: str, lang: str) -> dict[str, fluent.Message]:
    return messages(find.folder_of(id) / "words" / f"{lang}.ftl")


class Said:
    """What came up in random games: questions, messages of choices, clauses of refusals."""

    def __init__(self) -> None:
        self.asked: set[str] = set()
        self.choices: set[str] = set()
        self.refused: set[str] = set()


@cache
def said_in_games(id: str) -> Said:
    import random

    said = Said()
    end = time.monotonic() + SECONDS
    for n in range(PLAYED):
        if time.monotonic() > end:
            break
        rnd = random.Random(n)
        g = tables.table(id, n).new()
        while g.actor != NOBODY:
            said.asked.add(question(g).name)
            said.choices |= {g.game.message(g, c)[0] for c in g.legal()}
            if g.actor >= 0:
                said.refused |= {str(g.why(c, g.actor)) for c in tempting(g, int(g.actor))}
            who, choice = someone(g, rnd)
            g.apply(choice, who)
    return said


def of_a_clause(clause: str) -> str:
    return "refusal-" + clause.replace(".", "-")


def needed(id: str) -> set[str]:
    """The messages that a game must have."""
    out = {"game"}
    for option in find.kind(id).choices:
        out |= {f"option-{option.name}", *[f"option-{option.name}-{value}" for value in option.values]}
    for game in all_tables(id):
        for ask in game.asks:
            if not ask.asks_nobody:
                out |= {f"ask-{ask.name}", *[of_a_clause(clause) for clause in (ask.clause, *forbidden_by(ask))]}
        for kind in game.kinds:
            out |= {f"event-{kind.name}", *([f"event-{kind.name}-unseen"] if kind.secret else [])}
        out |= {game.thing(name)[0] for choice, name in game.names.items() if choice not in game.verbs}
        out |= {f"choice-{game.names[choice]}" for choice in game.verbs}
        out |= {f"zone-{line.name}" for line in game.lines} | {f"zone-{one.name}" for one in game.reckoned}
    return out | said_in_games(id).choices | {of_a_clause(clause) for clause in said_in_games(id).refused}


def allowed(id: str) -> set[str]:
    """And those it may have: words for a question too rare to have come up, for its end, and its board's own."""
    asks = {ask.name for game in all_tables(id) for ask in game.asks if not ask.asks_nobody}
    rare = {f"choice-{name}" for name in asks - said_in_games(id).asked} | {of_a_clause(find.kind(id).over)}
    return needed(id) | rare | own_words(id) | of_seats(id)


def of_seats(id: str) -> set[str]:
    """For a thing with a seat's number, the same with the name of who sits there (docs/boards.md)."""
    there = {name for lang in LANGUAGES for name in words_of(id, lang)}
    return there & {f"{game.thing(name)[0]}-of" for game in all_tables(id) for name in game.ids}


def own_words(id: str) -> set[str]:
    """Those that the game's own code names, whole or by their beginning: of its board, of the text on its cards."""
    there = set(strings(find.folder_of(id)))
    beginnings = tuple(string for string in there if re.fullmatch(r"[a-z]+-([a-z]+-)*", string))
    names = {name for lang in LANGUAGES for name in words_of(id, lang)}
    return {name for name in names if name in there or (name.startswith(beginnings) and not is_of_the_table(name))}


def is_of_the_table(name: str) -> bool:
    """Whether it is one of the kinds of words that every game has: those are counted one by one."""
    return name.partition("-")[0] in ("ask", "choice", "event", "option", "refusal", "zone")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", GAMES)
def test_no_words_are_missing(id: str, lang: str) -> None:
    missing = needed(id) - words_of(id, lang).keys()
    assert not missing, f"{id} has no words in {lang} for {', '.join(sorted(missing))}"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", GAMES)
def test_no_words_are_left_over(id: str, lang: str) -> None:
    unused = words_of(id, lang).keys() - allowed(id)
    assert not unused, f"nobody says in {lang} what {id} has for {', '.join(sorted(unused))}"


def arguments(message: fluent.Message) -> set[str]:
    found: set[str] = set()

    def look(node: Any) -> None:
        if isinstance(node, fluent.VariableReference):
            found.add(node.id.name)
        for value in vars(node).values():
            for one in value if isinstance(value, list) else [value]:
                if isinstance(one, fluent.BaseNode):
                    look(one)

    look(message)
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", GAMES)
def test_words_ask_for_what_they_are_given(id: str, lang: str) -> None:
    """Of an event they may say who, what, other and you; what nobody knows they must not say."""
    of_things = {name for game in all_tables(id) for thing in game.ids for name in game.thing(thing)[1]}
    given = {"event": {"who", "what", "other", "you"}, "choice": {"what"}, "thing": of_things}
    for name, message in words_of(id, lang).items():
        if name in own_words(id):
            continue
        if name in of_seats(id):
            assert arguments(message) == {"who"}
            continue
        may = given.get(name.partition("-")[0], set()) - ({"what"} if name.endswith("-unseen") else set())
        assert arguments(message) <= may, f"{name} in {lang} asks for {sorted(arguments(message) - may)}"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", GAMES)
def test_whole_games_are_told(id: str, lang: str) -> None:
    """Views, events, choices and refusals of some games, to every seat; nothing is without words."""
    import random

    for n in range(3):
        game, rnd = tables.table(id, n), random.Random(n)
        tellers = {seat: Teller(game, lang, [], seat) for seat in (None, *range(game.players))}
        g = game.new()
        while g.actor != NOBODY:
            if rnd.random() < LOOKED_AT:
                for seat, teller in tellers.items():
                    everything_is_told(g, seat, teller)
                assert all(g.tell(c, lang) for c in g.legal())
            who, choice = someone(g, rnd)
            g.apply(choice, who)


def everything_is_told(g: State, seat: int | None, teller: Teller) -> None:
    view = g.view(seat)
    assert teller.table(view)
    assert len([teller.event(event) for event in g.events(seat)]) == len(g.events(None))
    asked = view["question"]
    assert teller.say(f"ask-{asked['id']}")
    assert all(teller.choice(option) for option in asked.get("options", []))
    assert all(teller.say(of_a_clause(refused["clause"])) for refused in asked.get("refused", []))


# -- words common to all games -------------------------------------------------------------------------------


def common(lang: str) -> set[str]:
    return set(messages(SOURCES / "words" / f"{lang}.ftl"))


def strings(folder: Path) -> Iterator[str]:
    """Every string in the code, and the beginnings of those that are put together."""
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value


def ids_that_are_said(folder: Path) -> set[str]:
    """What stands, word for word, in calls of say and said."""
    out: set[str] = set()
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                if name in ("say", "said"):
                    for argument in node.args[:2]:
                        out |= set(whole_strings(argument))
    return {name for name in out if re.fullmatch(r"[a-z][a-z0-9]*(-[a-z0-9_]+)*", name)} - set(LANGUAGES)


def whole_strings(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from whole_strings(node.body)
        yield from whole_strings(node.orelse)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_common_words_are_missing(lang: str) -> None:
    of_games = {name for id in GAMES for name in words_of(id, lang)}  # a board says its own game's
    missing = ids_that_are_said(SOURCES) - common(lang) - of_games
    assert not missing, f"no words in {lang} for {', '.join(sorted(missing))}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_common_words_are_left_over(lang: str) -> None:
    there = set(strings(SOURCES))
    beginnings = tuple(string for string in there if string.endswith("-") and len(string) > 1)
    unused = {name for name in common(lang) if name not in there and not name.startswith(beginnings)}
    assert not unused, f"nobody says in {lang} {', '.join(sorted(unused))}"


@pytest.mark.parametrize("id", GAMES)
def test_a_game_has_no_words_of_its_own_for_what_is_common(id: str) -> None:
    for lang in LANGUAGES:
        assert not words_of(id, lang).keys() & common(lang)
