# uncompiled
"""Plain lists in the place of librt's vecs, on machines for which librt has no wheel."""

from __future__ import annotations

from typing import Any


class vec(list[Any]):
    def __class_getitem__(cls, item: object) -> Any:
        return cls


def append(v: vec, x: object) -> vec:
    list.append(v, x)
    return v
