"""A bundle whose author means harm, or chose unlucky keys: nothing in it runs, and values are kept."""

import json
import plistlib

import pytest

# Members of objects and of forms, which a control of that name hides.
KEYS = [
    "__proto__", "constructor", "toString", "hasOwnProperty", "submit", "action", "method", "reset",
    "length", "elements", "name", "id", "dataset", "nodeName", "parentNode", "style",
    "querySelectorAll", "addEventListener", "closest", "matches", "then", "0", "a\"b", "a'b", "a\\b",
    "<i>", "&amp;", "a b", "é", "e\u0301",
]

ATTACKS = [
    "<script>document.title='owned'</script>", "</script><script>document.title='owned'</script>",
    "\"><img src=x onerror=\"document.title='owned'\">", "'><svg onload=document.title='owned'>",
    "javascript:document.title='owned'", "{{{title}}}", "</textarea><script>document.title='owned'</script>",
    "--><script>document.title='owned'</script>", "]]><script>document.title='owned'</script>",
    "</title></style><script>document.title='owned'</script>", "\u202e\u2066turned\u2069",
]


def element(kind, **values):
    return {"Type": f"PS{kind}Specifier", **values}


@pytest.fixture(scope="module")
def hostile(vitrine, tmp_path_factory):
    """The folder of the pages of a bundle that holds all of the above in all places."""
    folder = tmp_path_factory.mktemp("hostile")
    bundle = folder / "Settings.bundle"
    (bundle / "en.lproj").mkdir(parents=True)
    attacks = []
    for number, text in enumerate(ATTACKS):
        attacks += [
            element("Group", Title=text, FooterText=text),
            element("ToggleSwitch", Key=text, Title=text, TrueValue=text, DefaultValue=text),
            element("TextField", Key=f"{text}1", Title=text, DefaultValue=text, KeyboardType=text),
            element("TitleValue", Key=f"{text}2", Title=text, DefaultValue=text),
            element("MultiValue", Key=f"{text}3", Title=text, DefaultValue=text, Values=[text],
                    Titles=[text], ShortTitles=[text]),
            element("Slider", Key=f"{text}4", MinimumValueImage=text, MaximumValueImage="evil"),
            element("ChildPane", Title=text, File="Keys"), element("ChildPane", Title=text, File=text),
            element(text, Title=text),
        ]
    keys = []
    for key in KEYS:
        keys += [element("ToggleSwitch", Key=key, Title=key), element("TextField", Key=f"{key}~", Title=key)]
    pages = {"Root": attacks, "Keys": keys}
    for name, specifiers in pages.items():
        (bundle / f"{name}.plist").write_bytes(plistlib.dumps(
            {"StringsTable": "T", "PreferenceSpecifiers": specifiers}))
    (bundle / "en.lproj/T.strings").write_bytes(plistlib.dumps({text: text + text for text in ATTACKS[:3]}))
    (bundle / "evil.png").write_text("<svg xmlns='http://www.w3.org/2000/svg' onload='document.title=1'/>")
    # Errors are found in it; that there are pages nevertheless is what matters.
    site = folder / "site"
    assert vitrine("build", bundle, "--output", site, check=False).returncode == 1
    return site / json.loads((site / "site.json").read_text())["bundles"][0]["slug"]


def test_nothing_runs(chromium, hostile):
    seen = 0
    for page in [*hostile.rglob("*.html"), hostile.parent / "index.html"]:
        chromium.get_log("browser")
        chromium.get(page.as_uri())
        assert "owned" not in chromium.title.replace("document.title='owned'", "")
        found = chromium.execute_script("""
            const own = e => [...e.attributes].some(a => a.name.startsWith('on'));
            return [document.querySelectorAll('script:not([src]), svg, i, style').length,
                    [...document.querySelectorAll('*')].filter(own).length,
                    document.querySelectorAll('a[href^="javascript:" i]').length]""")
        assert found == [0, 0, 0], page
        severe = [entry for entry in chromium.get_log("browser") if "favicon" not in entry["message"]]
        assert severe == [], page
        seen += 1
    assert seen >= 8


def change_all(browser):
    """Changes each control of the first form."""
    browser.execute_script("""
        const [form] = document.forms;
        for (const control of Element.prototype.querySelectorAll.call(form, 'input[name]')) {
            if (control.type === 'checkbox') control.checked = !control.checked; else control.value = 'new';
            control.dispatchEvent(new Event('input', { bubbles: true }));
        }""")


READ_FORM = """return Object.fromEntries(
    [...Element.prototype.querySelectorAll.call(document.forms[arguments[0]], 'input[name]')]
    .map(c => ['key ' + c.name, c.type === 'checkbox' ? c.checked : c.value]))"""


def count(browser):
    return int(browser.execute_script("return document.querySelector('.values .count').textContent"))


def read(browser):
    return browser.execute_script(READ_FORM, 0)


@pytest.mark.parametrize("idiom", ["phone", "pad", "compare"])
def test_every_key_is_kept(chromium, hostile, idiom):
    chromium.get((hostile / f"en/{idiom}/Keys.html").as_uri())
    chromium.execute_script("localStorage.clear()")
    chromium.refresh()
    before = read(chromium)
    assert len(before) == 2 * len(KEYS)
    change_all(chromium)
    if idiom == "compare":
        # The other form shows the same keys, and follows.
        assert chromium.execute_script(READ_FORM, 0) == chromium.execute_script(READ_FORM, 1)
    chromium.refresh()
    after = read(chromium)
    assert {k: v for k, v in after.items() if v == before[k]} == {}
    assert count(chromium) == 2 * len(KEYS)
    chromium.execute_script("document.querySelector('.values button[value=reset]').click()")
    assert read(chromium) == before


@pytest.mark.parametrize("storage", [
    "Storage.prototype.setItem = () => { throw new DOMException('', 'QuotaExceededError') }",
    "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('', 'SecurityError') } })",
])
def test_without_storage_values_last_as_long_as_the_page(chromium, hostile, storage):
    script = chromium.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": storage})
    try:
        chromium.get((hostile / "en/phone/Keys.html").as_uri())
        change_all(chromium)
        assert count(chromium) == 2 * len(KEYS)
    finally:
        chromium.execute_cdp_cmd("Page.removeScriptToEvaluateOnNewDocument", script)


@pytest.mark.parametrize("stored", [
    "null", "5", "[1]", "\"text\"", "{", '{"0": null}', '{"0": 1}', '{"0": {"type": "script", "text": "x"}}',
    '{"0": {"type": "string", "text": {}}}',
])
def test_what_others_stored_does_no_harm(chromium, hostile, stored):
    page = (hostile / "en/phone/Keys.html").as_uri()
    chromium.get(page)
    before = read(chromium)
    place = chromium.execute_script("""
        const form = document.querySelector('form.screen input[type=checkbox]');
        form.click();
        return Object.keys(localStorage).find(key => key.startsWith('vitrine values'))""")
    chromium.execute_script("localStorage.setItem(arguments[0], arguments[1])", place, stored)
    chromium.get_log("browser")
    chromium.refresh()
    assert read(chromium) == before
    assert [entry for entry in chromium.get_log("browser") if "favicon" not in entry["message"]] == []
