# uncompiled
"""Growing arrays: librt's, or plain lists where it has no wheel."""

from __future__ import annotations

try:
    from librt.vecs import append as append, vec as vec
except ImportError:
    from orlop.table.lists import append as append, vec as vec  # type: ignore[assignment]
