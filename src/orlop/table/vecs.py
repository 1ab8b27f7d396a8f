# uncompiled
"""Growing arrays: librt's where the rules are compiled, else plain lists."""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING

at = find_spec("orlop.table.cards")

if TYPE_CHECKING or (at is not None and at.origin is not None and not at.origin.endswith(".py")):
    from librt.vecs import append as append, vec as vec
else:
    from orlop.table.lists import append as append, vec as vec
