"""Where things lie."""

import json
import pathlib

ROOT = pathlib.Path(__file__).resolve().parent.parent
SAMPLE = ROOT / "docs/examples/Tidepool/Settings.bundle"
SHARED = ROOT.parent / "shared"
CORPUS = SHARED / "corpus/bundles"


def corpus_bundles():
    """The bundles of the corpus, by the facts about them; none where it does not lie there."""
    return [CORPUS / path.stem / json.loads(path.read_text())["bundle"]
            for path in sorted((CORPUS / "facts").glob("*.json"))]
