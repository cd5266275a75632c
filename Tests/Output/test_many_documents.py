"""A thousand documents with links between them: the way through them, and what each page carries."""

import html.parser
import sys

import pytest

from places import ROOT

sys.path.append(str(ROOT / "Tests/Benchmarks"))
import documents  # noqa: E402

COUNT = 1000


class Links(html.parser.HTMLParser):
    """The links of a page: `rel` and address of all, and those of the list of documents."""

    def __init__(self, page):
        super().__init__()
        self.by_relation, self.all, self.navigation, self.current = {}, [], [], []
        self.is_in_navigation = False
        self.feed(page.read_text())

    def handle_starttag(self, tag, attributes):
        values = dict(attributes)
        if tag == "nav":
            self.is_in_navigation = values.get("class") == "documents-nav"
        if tag != "a":
            return
        self.all.append(values["href"])
        if "rel" in values:
            self.by_relation[values["rel"]] = values["href"]
        if self.is_in_navigation:
            self.navigation.append(values["href"])
            if values.get("aria-current") == "page":
                self.current.append(values["href"])

    def handle_endtag(self, tag):
        if tag == "nav":
            self.is_in_navigation = False


@pytest.fixture(scope="module", params=["in folders of 20", "in one folder"])
def pages(request, vitrine, tmp_path_factory):
    """The pages in reading order, with their links."""
    folder = tmp_path_factory.mktemp("many")
    documents.generate(folder / "docs", COUNT)
    if request.param == "in one folder":
        for page in sorted((folder / "docs").rglob("*.md")):
            name = f"{page.parent.name}-{page.name}"
            text = page.read_text().replace("](../part-", "](part-").replace("/page-", "-page-")
            # A link within its old folder names the file alone.
            text = text.replace("](page-", f"]({page.parent.name}-page-")
            (folder / "docs" / name).write_text(text)
            page.unlink()
    (folder / "vitrine.yml").write_text("title: Many\nbundles: []\n")
    result = vitrine("build", "--output", folder / "site", cwd=folder)
    assert "error" not in result.stderr and "warning" not in result.stderr
    docs = folder / "site/docs"
    order = [docs / "index.html"]
    if request.param == "in one folder":
        order += sorted(page for page in docs.iterdir() if page.name != "index.html")
    else:
        for part in sorted(path for path in docs.iterdir() if path.is_dir()):
            order += [part / "index.html", *sorted(part.glob("page-*.html"))]
    assert len(order) >= COUNT + 1
    return [(page, Links(page)) for page in order]


def test_previous_and_next_lead_through_all(pages):
    order = [page for page, _ in pages]
    for (page, links), before, after in zip(pages, [None, *order], [*order[1:], None]):
        for relation, target in [("prev", before), ("next", after)]:
            address = links.by_relation.get(relation)
            assert (address and (page.parent / address).resolve()) == target, f"{page} {relation}"


def test_each_page_stands_in_its_own_branch(pages):
    for page, links in pages:
        assert [(page.parent / address).resolve() for address in links.current] == [page]
        # Two lists at the most, of which each is a window, with its ends; not all pages.
        assert len(links.navigation) <= 1 + 2 * 62, page


def test_links_between_documents_lead_to_pages(pages):
    known = {page for page, _ in pages}
    count = 0
    for page, links in pages[1:]:
        for address in links.all:
            if "page-" in address.partition("#")[0]:
                assert (page.parent / address.partition("#")[0]).resolve() in known, address
                count += 1
    assert count > 4 * COUNT
