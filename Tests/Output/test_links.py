"""Every link of the site leads somewhere.

This reads the pages with Python's own parser and looks at the files, so that Vitrine's checks of
links are not their own judges.
"""

import html.parser
import os
import urllib.parse

import pytest

# What leads to another file, by attribute; a candidate of `srcset` has a size behind its address.
ADDRESSES = ("href", "src", "poster", "data-target", "action", "srcset")
EXTERNAL = {"http", "https", "mailto", "tel"}


class Page(html.parser.HTMLParser):
    """The ids of a page, and its addresses with their lines."""

    def __init__(self, text):
        super().__init__(convert_charrefs=True)
        self.ids, self.repeated, self.addresses = set(), set(), []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag, attributes):
        for name, value in attributes:
            if name == "id" or (name == "name" and tag == "a"):
                (self.repeated if value in self.ids else self.ids).add(value)
            elif name in ADDRESSES and value is not None:
                for address in self.split(name, value):
                    self.addresses.append((self.getpos()[0], address))
            elif name == "content" and "http-equiv" in dict(attributes):
                if dict(attributes)["http-equiv"].lower() == "refresh":
                    self.addresses.append((self.getpos()[0], value.partition("url=")[2]))

    @staticmethod
    def split(name, value):
        if name != "srcset":
            return [value.strip()]
        return [candidate.split()[0] for candidate in value.split(",") if candidate.strip()]


@pytest.fixture(scope="module")
def pages(site):
    """The pages of the site by their paths in it."""
    return {path.relative_to(site).as_posix(): Page(path.read_text("utf-8"))
            for path in sorted(site.rglob("*.html"))}


def fault(site, pages, page, address):
    """Why an address leads nowhere; None when it leads somewhere."""
    try:
        parts = urllib.parse.urlsplit(address)
        port = parts.port
    except ValueError as error:
        return f"no address: {error}"
    if parts.scheme:
        if parts.scheme not in EXTERNAL:
            return f"the scheme {parts.scheme} leads out of the web"
        if parts.scheme.startswith("http") and not (parts.hostname and "." in parts.hostname):
            return "no host"
        return "a port" if port == 0 else None
    if parts.netloc or parts.path.startswith("/"):
        return "not relative"
    here = os.path.dirname(page)
    path = urllib.parse.unquote(parts.path, errors="strict")
    target = os.path.normpath(os.path.join(here, path)) if path else page
    if target.startswith(".."):
        return "out of the site"
    if not (site / target).is_file():
        return f"no file {target}"
    fragment = urllib.parse.unquote(parts.fragment, errors="strict")
    if fragment and target not in pages:
        return f"a fragment of {target}, which is no page"
    if fragment and fragment not in pages[target].ids:
        return f"no id {fragment} in {target}"
    return None


def test_every_link_leads_somewhere(site, pages):
    known = {}
    faults = []
    count = 0
    for page, content in pages.items():
        for line, address in content.addresses:
            count += 1
            key = os.path.dirname(page), address if address[:1] != "#" else page + address
            if key not in known:
                known[key] = fault(site, pages, page, address)
            if known[key]:
                faults.append(f"{page}:{line}: {address}: {known[key]}")
    print(f"\n{count} links of {len(pages)} pages, {len(known)} different ones")
    assert count > 5000
    assert faults == []


def test_every_document_is_reached(site, pages):
    """From the index, links alone lead to every page but those that stand in for others."""
    reached, pending = set(), ["index.html"]
    while pending:
        page = pending.pop()
        if page in reached or page not in pages:
            continue
        reached.add(page)
        for _, address in pages[page].addresses:
            parts = urllib.parse.urlsplit(address)
            if not parts.scheme and parts.path:
                path = urllib.parse.unquote(parts.path)
                pending.append(os.path.normpath(os.path.join(os.path.dirname(page), path)))
    refreshing = {page for page in pages if "http-equiv=\"refresh\"" in (site / page).read_text()}
    assert set(pages) - reached - refreshing == {"404.html"}


def test_no_id_stands_twice(pages):
    assert {page: content.repeated for page, content in pages.items() if content.repeated} == {}


@pytest.mark.parametrize("address", [
    "gone.html", "#gone", "../index.html", "/index.html", "//example.com/", "javascript:x",
    "https:///x", "http://[", "index.html#gone", "site.json#x",
])
def test_what_leads_nowhere_is_found(site, pages, address):
    assert fault(site, pages, "index.html", address)


@pytest.mark.parametrize("address", [
    "404.html", "docs/index.html#vitrine", "tidepool/index.html", "site.json", "#page:main", "",
    "https://example.com/a?b#c", "mailto:a@example.com",
])
def test_what_leads_somewhere_is_not(site, pages, address):
    assert fault(site, pages, "index.html", address) is None
