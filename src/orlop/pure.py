"""ORLOP_PURE=1: the sources run as they stand, beside whatever is compiled."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, PathFinder, SourceFileLoader
from types import ModuleType


class Sources:
    """Finds orlop's modules as .py files, where Python would rather take the compiled ones."""

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not name.startswith("orlop.") or path is None:
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
            if spec is not None:
                return spec
        return None


def wished() -> bool:
    return os.environ.get("ORLOP_PURE", "") not in ("", "0")


def if_wished() -> None:
    if wished() and not any(isinstance(finder, Sources) for finder in sys.meta_path):
        at = sys.meta_path.index(PathFinder) if PathFinder in sys.meta_path else 0
        sys.meta_path.insert(at, Sources())


def compiled() -> bool:
    """Whether the rules that run now are the compiled ones."""
    from orlop.table import cards

    return not (cards.__file__ or "").endswith(".py")
