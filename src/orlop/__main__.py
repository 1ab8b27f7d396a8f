import sys

from orlop.screens.cli import main

sys.exit(main())
