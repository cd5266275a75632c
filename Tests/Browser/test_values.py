"""Each control's value is the declared default, on every page of the sample, in every engine."""

import pytest

from sample import is_on, pages, specifiers, stored

READ = """
return Array.from(document.querySelectorAll('form[data-pane] [data-specifier]')).map(row => {
  const own = e => e.closest('[data-specifier]') === row;
  const controls = Array.from(row.querySelectorAll('input, output')).filter(own);
  return {
    type: row.dataset.specifier, key: row.dataset.key ?? null, tag: row.localName,
    href: row.getAttribute('href'),
    legend: row.querySelector(':scope > legend')?.textContent ?? null,
    footer: row.getAttribute('aria-describedby') &&
      document.getElementById(row.getAttribute('aria-describedby'))?.textContent,
    controls: controls.map(c => ({
      name: c.getAttribute('name'), type: c.type, value: c.value, checked: c.checked,
      data: {...c.dataset}, labels: Array.from(c.labels ?? []).map(l => l.textContent),
      min: c.min, max: c.max,
    })),
  };
});
"""


def test_every_page_of_the_sample(browser, site):
    checked = 0
    for page, address in pages(site):
        browser.get(address)
        form = browser.execute_script(
            "const f = document.forms[0]; return [f.noValidate, f.getAttribute('action'),"
            " f.dataset.pane, f.dataset.idiom, f.dataset.locale, document.documentElement.lang,"
            " document.documentElement.dir, document.forms.length]")
        direction = "rtl" if page["locale"] == "ar" else "ltr"
        assert form == [
            True, None, page["pane"], page["idiom"], page["locale"], page["locale"], direction, 1]
        rows = browser.execute_script(READ)
        declared = specifiers(page["pane"], page["idiom"])
        assert [row["type"] for row in rows] == [s["Type"] for s in declared]
        for row, specifier in zip(rows, declared):
            assert row["key"] == specifier.get("Key"), address
            CHECKS[specifier["Type"]](row, specifier)
            checked += len(row["controls"])
    assert checked > 400


def check_group(row, specifier):
    assert row["tag"] == "fieldset"
    assert (row["legend"] != "") == bool(specifier.get("Title"))
    assert bool(row["footer"]) == bool(specifier.get("FooterText"))


def check_child_pane(row, specifier):
    assert row["tag"] == "a"
    assert row["href"].split("#")[0] == f"{specifier['File']}.html"


def check_toggle_switch(row, specifier):
    (control,) = row["controls"]
    assert control["name"] == specifier["Key"]
    assert control["type"] == "checkbox"
    assert control["checked"] == is_on(specifier)
    assert control["data"]["trueValue"] == stored(specifier.get("TrueValue", True))
    assert control["data"]["falseValue"] == stored(specifier.get("FalseValue", False))
    assert len(control["labels"]) == 1


def check_slider(row, specifier):
    (control,) = row["controls"]
    assert control["name"] == specifier["Key"]
    assert control["type"] == "range"
    assert float(control["value"]) == specifier["DefaultValue"]
    assert float(control["min"]) == specifier["MinimumValue"]
    assert float(control["max"]) == specifier["MaximumValue"]


def check_title_value(row, specifier):
    (control,) = row["controls"]
    assert control["name"] == specifier["Key"]
    assert control["type"] == "output"
    assert control["data"]["value"] == specifier["DefaultValue"]
    if "Values" not in specifier:
        assert control["value"] == specifier["DefaultValue"]


def check_text_field(row, specifier):
    (control,) = row["controls"]
    assert control["name"] == specifier["Key"]
    assert control["value"] == specifier.get("DefaultValue", "")
    assert len(control["labels"]) == 1


def check_choices(row, specifier):
    values = [c["value"] for c in row["controls"]]
    assert sorted(values) == sorted(stored(v) for v in specifier["Values"])
    if not specifier.get("DisplaySortedByTitle"):
        assert values == [stored(v) for v in specifier["Values"]]
    assert {c["name"] for c in row["controls"]} == {specifier["Key"]}
    assert {c["type"] for c in row["controls"]} == {"radio"}
    kind = "integer" if isinstance(specifier["Values"][0], int) else "string"
    assert {c["data"]["valueType"] for c in row["controls"]} == {kind}
    chosen = [c["value"] for c in row["controls"] if c["checked"]]
    assert chosen == [stored(specifier["DefaultValue"])]


CHECKS = {
    "PSGroupSpecifier": check_group,
    "PSChildPaneSpecifier": check_child_pane,
    "PSToggleSwitchSpecifier": check_toggle_switch,
    "PSSliderSpecifier": check_slider,
    "PSTitleValueSpecifier": check_title_value,
    "PSTextFieldSpecifier": check_text_field,
    "PSMultiValueSpecifier": check_choices,
    "PSRadioGroupSpecifier": check_choices,
}
