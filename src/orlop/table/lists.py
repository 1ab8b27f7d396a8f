# uncompiled
"""Plain lists in the place of librt's vecs: quicker where nothing is compiled, and all there is where librt is missing.

vec[i64]([1, 2]) is then list([1, 2]).
"""

from __future__ import annotations

from typing import Any


class ListOf:
    def __getitem__(self, item: object) -> type[list[Any]]:
        return list


vec = ListOf()


def append(v: list[Any], x: object) -> list[Any]:
    v.append(x)
    return v
