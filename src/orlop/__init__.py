"""A table for card games of pirates and the undead, played exactly by their rulebooks.

game = orlop.game("walk-the-plank", players=4)
state = game.new()
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from orlop import pure

pure.if_wished()

if TYPE_CHECKING:
    from orlop.find import ids as games  # what calling the package answers; a checker knows no module that is called
else:
    from orlop import games
from orlop.find import game  # noqa: E402
from orlop.play import replay  # noqa: E402
from orlop.table.chance import Dealer, Recording, Rng, Scripted, Seeded  # noqa: E402
from orlop.table.record import Record, RecordError  # noqa: E402
from orlop.table.steps import CHANCE, NOBODY  # noqa: E402
from orlop.version import VERSION as __version__  # noqa: E402

__all__ = [
    "CHANCE",
    "NOBODY",
    "Dealer",
    "Record",
    "RecordError",
    "Recording",
    "Rng",
    "Scripted",
    "Seeded",
    "__version__",
    "game",
    "games",
    "replay",
]
