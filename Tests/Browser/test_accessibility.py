"""No page of the sample has a violation that axe-core knows of, light or dark."""

import importlib.util
import json
import pathlib

import pytest

AXE = (pathlib.Path(importlib.util.find_spec("axe_playwright_python").origin).parent
       / "axe.min.js").read_text()

PAGES = [
    "index.html", "404.html", "tidepool/index.html", "tidepool/en/phone/Root.html",
    "tidepool/de/compare/Sync.html", "tidepool/index.html",
    "tidepool/en/pad/Root.html", "tidepool/en/compare/Root.html", "tidepool/ar/phone/Root.html",
    "tidepool/ar/compare/Server.html", "tidepool/de/pad/Display.html",
    "tidepool/ja/phone/Notifications.html", "tidepool/en/phone/Root.html#row-10-choices",
    "tidepool/en/phone/Server.html#title-2", "tidepool/fr/pad/Acknowledgements.html",
    "tidepool/keyboards.html", "tidepool/checks.html", "account/checks.html",
    "tidepool/reference.html#setting-logbook_units",
    "fieldbook/en/phone/Root.html", "fieldbook/he/pad/Root.html", "fieldbook/de/compare/Lists.html",
    "fieldbook/en/phone/Reminders.html", "fieldbook/en/phone/Root.html#row-8-choices",
]

# The pages of rules are all alike.
RULES = ["docs/rules/index.html", "docs/rules/page-title.html"]


# What is opened before a page is looked at: a row's verdict, with something said before.
STEPS = {
    "tidepool/de/compare/Sync.html": """
        const [item] = [...document.querySelectorAll('.mark')].slice(1);
        item.click();
        document.querySelector('.verdict [value=wrong]').click();""",
    "tidepool/index.html": "document.querySelector('.review-tools button').focus()",
}


def documents(site):
    paths = [d["path"] for d in json.loads((site / "site.json").read_text())["documents"]]
    return [path for path in paths if not path.startswith("docs/rules/")] + RULES


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [390, 1440])
def test_no_violation(chromium, site, scheme, width):
    chromium.set_window_size(width, 1000)
    # A reference has thousands of elements.
    chromium.set_script_timeout(240)
    chromium.execute_cdp_cmd("Emulation.setEmulatedMedia", {
        "features": [{"name": "prefers-color-scheme", "value": scheme}]})
    found = []
    # Documents are many and alike: each is tried narrow and light, and wide and dark.
    texts = documents(site) if (width < 1000) == (scheme == "light") else []
    for page in PAGES + texts:
        path, _, fragment = page.partition("#")
        chromium.get("about:blank")
        chromium.get((site / path).as_uri() + ("#" + fragment if fragment else ""))
        chromium.execute_script(STEPS.get(page, ""))
        chromium.execute_script(AXE)
        result = chromium.execute_async_script(
            "const done = arguments[0]; axe.run(document, {resultTypes: ['violations']})"
            ".then(r => done(r.violations), e => done([{id: String(e), nodes: []}]))")
        for violation in result:
            for node in violation["nodes"] or [{"html": ""}]:
                found.append(f"{page}: {violation['id']}: {node['html'][:160]}")
    assert found == []
