"""Text fields in real engines: the properties that the browser reads back are those that the
mapping asks for, on every page of the sample."""

import json

from places import SAMPLE
from sample import pages

READ = """
return Array.from(document.querySelectorAll('[data-specifier="PSTextFieldSpecifier"] input'),
  field => ({
    name: field.name, type: field.type, inputMode: field.inputMode,
    autocapitalize: field.autocapitalize, autocorrect: field.autocorrect ?? null,
    spellcheck: field.spellcheck, enterKeyHint: field.enterKeyHint,
    autocomplete: field.autocomplete, value: field.value, data: {...field.dataset},
  }));
"""

# By hand, for some fields of the sample: what the browser must say, and where the plist says so.
BY_HAND = {
    "profile_name": dict(type="text", inputMode="", autocapitalize="words", autocorrect=False),
    "profile_email": dict(type="email", inputMode="", autocorrect=False),
    "profile_website": dict(type="url", inputMode="", autocorrect=False),
    "alert_text": dict(type="text", autocapitalize="sentences", autocorrect=True),
    "server_port": dict(type="text", inputMode="numeric", autocapitalize="none"),
    "server_path": dict(type="text", inputMode="", autocapitalize="none"),
    "server_password": dict(type="password", inputMode=""),
    "server_pin": dict(type="password", inputMode="numeric"),
    "server_callsign": dict(type="text", autocapitalize="characters", spellcheck=False),
}


def expected(attributes):
    """What the properties of an input are, by the HTML standard, for the attributes it has."""
    attribute = {a["name"]: a["value"] for a in attributes}
    return {
        "type": attribute.get("type", "text"),
        "inputMode": attribute.get("inputmode", ""),
        "autocapitalize": attribute["autocapitalize"],
        "enterKeyHint": attribute.get("enterkeyhint", ""),
        "autocomplete": attribute.get("autocomplete", ""),
    }


def test_properties_equal_the_mapping(browser, site, vitrine):
    told = json.loads(vitrine("inspect", SAMPLE).stdout)
    fields = {
        s["key"]: s for pane in told["panes"] for s in pane["specifiers"]
        if s["type"] == "PSTextFieldSpecifier"}
    seen = set()
    for page, address in pages(site):
        browser.get(address)
        for field in browser.execute_script(READ):
            specifier = fields[field["name"]]
            attributes = specifier["html"]["attributes"]
            for name, value in expected(attributes).items():
                # WebKitGTK, made for no virtual keyboard, has no enterKeyHint.
                if field[name] is not None:
                    assert field[name] == value, (address, field["name"], name)
            given = {a["name"]: a["value"] for a in attributes}
            if "spellcheck" in given:
                assert field["spellcheck"] == (given["spellcheck"] == "true")
            # Not every engine has the property.
            if field["autocorrect"] is not None and field["type"] not in ("url", "email", "password"):
                assert field["autocorrect"] == (given.get("autocorrect", "on") == "on")
            assert field["value"] == (specifier["default"] or {"value": ""})["value"]
            for name, value in BY_HAND.get(field["name"], {}).items():
                if field[name] is not None:
                    assert field[name] == value, (field["name"], name)
            seen.add(field["name"])
    assert seen == set(fields) and set(BY_HAND) <= seen
