#!/usr/bin/env python3
"""Makes the inputs that are measured: generate.py FOLDER BUNDLES LANGUAGES.

Each bundle has six panes of 15 elements with device files for one of them, and a strings table for
each pane and language, as real bundles have them.
"""

import pathlib
import plistlib
import sys

LANGUAGES = ["en", "de", "fr", "es", "ja", "zh-Hans", "ar", "ru"]
PANES = ["Root", "Account", "Display", "Sounds", "Sync", "About"]


def specifiers(pane, number):
    def key(name):
        return f"{pane.lower()}_{name}_{number}"

    choices = dict(
        Values=["a", "b", "c", "d"], Titles=[f"{pane} choice {c}" for c in "abcd"],
        DefaultValue="b")
    rows = [
        dict(Type="PSGroupSpecifier", Title=f"{pane} first", FooterText=f"{pane} first footer"),
        dict(Type="PSTextFieldSpecifier", Title=f"{pane} name", Key=key("name"),
             DefaultValue="Some name", AutocapitalizationType="Words"),
        dict(Type="PSTextFieldSpecifier", Title=f"{pane} address", Key=key("address"),
             DefaultValue="https://example.com", KeyboardType="URL", AutocorrectionType="No"),
        dict(Type="PSTextFieldSpecifier", Title=f"{pane} password", Key=key("password"),
             IsSecure=True),
        dict(Type="PSToggleSwitchSpecifier", Title=f"{pane} on", Key=key("on"), DefaultValue=True),
        dict(Type="PSToggleSwitchSpecifier", Title=f"{pane} off", Key=key("off"),
             DefaultValue=False, SupportedUserInterfaceIdioms=["Phone"]),
        dict(Type="PSGroupSpecifier", Title=f"{pane} second"),
        dict(Type="PSMultiValueSpecifier", Title=f"{pane} choice", Key=key("choice"), **choices),
        dict(Type="PSMultiValueSpecifier", Title=f"{pane} other", Key=key("other"), **choices),
        dict(Type="PSSliderSpecifier", Key=key("level"), DefaultValue=0.5, MinimumValue=0.0,
             MaximumValue=1.0),
        dict(Type="PSTitleValueSpecifier", Title=f"{pane} version", Key=key("version"),
             DefaultValue="1.0"),
        dict(Type="PSRadioGroupSpecifier", Title=f"{pane} radio", Key=key("radio"), **choices),
        dict(Type="PSGroupSpecifier", Title=f"{pane} third"),
    ]
    links = PANES[1:] if pane == "Root" else []
    return rows + [
        dict(Type="PSChildPaneSpecifier", Title=f"{link} page", File=link) for link in links]


def texts(specifiers):
    for specifier in specifiers:
        for key in ("Title", "FooterText"):
            if key in specifier:
                yield specifier[key]
        yield from specifier.get("Titles", [])


def make(folder, languages, number):
    folder.mkdir(parents=True)
    for language in languages:
        (folder / f"{language}.lproj").mkdir()
    for pane in PANES:
        rows = specifiers(pane, number)
        page = plistlib.dumps(
            {"StringsTable": pane, "PreferenceSpecifiers": rows}, sort_keys=False)
        (folder / f"{pane}.plist").write_bytes(page)
        for language in languages:
            table = "".join(
                f'"{text}" = "{text} ({language} ünïcode 日本)";\n' for text in dict.fromkeys(texts(rows)))
            (folder / f"{language}.lproj/{pane}.strings").write_bytes(table.encode("utf-16"))
    (folder / "Sync~ipad.plist").write_bytes((folder / "Sync.plist").read_bytes())


if __name__ == "__main__":
    target, bundles, languages = pathlib.Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])
    for number in range(bundles):
        make(target / f"App{number:03}/Settings.bundle", LANGUAGES[:languages], number)
