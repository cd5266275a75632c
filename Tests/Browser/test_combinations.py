"""Text input traits in every combination that a source can declare: what real engines read back."""

import pytest

from combinations import settings_bundle, storyboard
from mapping import properties

READ = """
return Array.from(document.querySelectorAll('form [name]'), field => ({
  name: field.name, type: field.type, inputMode: field.inputMode,
  autocapitalize: field.autocapitalize, autocorrect: field.autocorrect ?? null,
  spellcheck: field.spellcheck, enterKeyHint: field.enterKeyHint,
  autocomplete: field.autocomplete, value: field.value,
  keyboard: field.dataset.keyboardType ?? null, returnKey: field.dataset.returnKey ?? null,
}));
"""

# How each source is written, under what name, and the pages that show it.
SOURCES = {
    "settings": (settings_bundle, "Everything.bundle", ["everything/en/{}/Root.html"]),
    "interface builder": (
        storyboard, "Base.lproj/Everything.storyboard",
        ["everything/en/{}/textField.html", "everything/en/{}/textView.html"]),
}


@pytest.fixture(scope="module")
def built(request, vitrine, tmp_path_factory):
    """The site of each source, and the traits that the source declares."""
    sites = {}

    def build(source):
        if source not in sites:
            write, name, pages = SOURCES[source]
            folder = tmp_path_factory.mktemp("combinations")
            traits = write(folder / name)
            vitrine("build", folder / name, "--output", folder / "site", "--quiet")
            sites[source] = traits, [(folder / "site" / page).as_uri() for page in pages]
        return sites[source]

    return build


@pytest.mark.parametrize("idiom", ["phone", "pad"])
@pytest.mark.parametrize("source", SOURCES)
def test_every_combination_is_read_back(browser, built, source, idiom):
    traits, pages = built(source)
    fields = []
    for page in pages:
        browser.get(page.replace("%7B%7D", idiom))
        fields += browser.execute_script(READ)
    assert [field["name"] for field in fields] == list(traits)
    for field in fields:
        declared = traits[field["name"]]
        expected = properties(declared, is_view=declared.get("is_view", False))
        # HTML corrects nothing in these, whatever the attribute says.
        if field["type"] in ("url", "email", "password"):
            expected["autocorrect"] = None
        for name, value in expected.items():
            # An engine may not have the property; WebKitGTK has no enterKeyHint.
            absent = field[name] is None and name not in ("keyboard", "returnKey")
            left = value is None and name in ("autocorrect", "spellcheck")
            assert absent or left or field[name] == value, (declared, name, field[name])
        assert field["value"] == declared.get("value", "a " + field["name"].split("_")[1])
