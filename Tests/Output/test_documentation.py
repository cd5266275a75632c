"""What every page of Vitrine's own documentation has."""

import pytest
import yaml

from places import ROOT

DOCUMENTS = sorted((ROOT / "docs").rglob("*.md"))


def front_matter(path):
    text = path.read_text("utf-8")
    assert text.startswith("---\n"), f"{path} has no front matter"
    return yaml.safe_load(text[4:text.index("\n---\n", 3)])


def test_there_are_documents():
    assert len(DOCUMENTS) > 10


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_title_and_description(path):
    matter = front_matter(path)
    assert matter.get("title", "").strip()
    description = matter.get("description", "").strip()
    # One sentence, which a list of pages can hold.
    assert description.endswith(".") and 10 < len(description) <= 160
    assert not any(mark in description[:-1] for mark in (". ", "! ", "? "))


@pytest.mark.parametrize("folder", sorted({path.parent for path in DOCUMENTS}),
                         ids=lambda path: str(path.relative_to(ROOT)))
def test_siblings_have_an_order(folder):
    """Whoever reads on comes to pages in the order in which they were meant."""
    siblings = [path for path in DOCUMENTS if path.parent == folder and path.stem != "index"]
    orders = [front_matter(path).get("order") for path in siblings]
    if any(orders):
        assert None not in orders and len(set(orders)) == len(orders)
