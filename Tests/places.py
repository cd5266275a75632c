"""Where things lie."""

import pathlib

ROOT = pathlib.Path(__file__).resolve().parent.parent
SAMPLE = ROOT / "docs/examples/Tidepool/Settings.bundle"
SHARED = ROOT.parent / "shared"
