"""The site loads nothing but its own files, and no page says anything to the console."""

import re

from sample import pages


def test_nothing_is_loaded_from_a_network(site):
    for page in site.rglob("*.html"):
        text = page.read_text()
        assert "Content-Security-Policy" in text
        loads = re.findall(r'<(?:script|link|img|source|iframe)\b[^>]*?(?:src|href)="([^"]*)"', text)
        assert loads and all(not re.match(r"(?:[a-z]+:)?//", address) for address in loads)
        assert not re.search(r"<script(?![^>]*\bsrc=)", text)
        assert not re.search(r"<[^>]*\s(?:style|on\w+)=", text)
        assert "<style" not in text
    for sheet in site.rglob("*.css"):
        assert not re.search(r"url\(\s*['\"]?(?:[a-z]+:)?//", sheet.read_text())


def test_the_console_stays_silent(chromium, site):
    chromium.get_log("browser")
    for _, address in pages(site):
        chromium.get(address)
        messages = [entry["message"] for entry in chromium.get_log("browser")
                    if "favicon.ico" not in entry["message"]]
        assert messages == []
