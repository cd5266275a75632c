"""The sample bundle as an independent reader sees it: Python's own plistlib, and rules by hand."""

import json
import plistlib
from pathlib import Path

from places import SAMPLE

SUFFIX = {"phone": "~iphone", "pad": "~ipad"}


def pages(site):
    """Every preview page of the site: its summary, and its address."""
    summary = json.loads((site / "site.json").read_text())
    for bundle in summary["bundles"]:
        if bundle["source"].endswith("Tidepool/Settings.bundle"):
            for page in bundle["pages"]:
                yield page, (site / page["path"]).as_uri()


def specifiers(pane, idiom):
    """The elements of a pane that a device shows."""
    for name in (f"{pane}{SUFFIX[idiom]}.plist", f"{pane}.plist"):
        if (SAMPLE / name).exists():
            page = plistlib.loads((SAMPLE / name).read_bytes())
            return [
                s for s in page["PreferenceSpecifiers"]
                if idiom.title() in s.get("SupportedUserInterfaceIdioms", ["Phone", "Pad"])
            ]
    raise AssertionError(f"no file for {pane} on {idiom}")


def stored(value):
    """A value's text, as a control holds it."""
    return {True: "true", False: "false"}[value] if isinstance(value, bool) else str(value)


def is_on(specifier):
    value = specifier.get("DefaultValue", False)
    true = specifier.get("TrueValue", True)
    return value == true
