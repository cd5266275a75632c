"""Blocks of code: each has a button that copies it, from a disk too."""

import pytest
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import WebDriverWait

from test_accessibility import AXE

CODE = 'let <b>a</b> = "b"\n\tc &amp; d\n'


@pytest.fixture
def block(browser, site):
    """A page with a block of code in it."""
    show(browser, site)
    return browser.find_element("css selector", "main pre")


def show(browser, site):
    browser.get((site / "index.html").as_uri())
    browser.execute_script("""
        document.querySelector("main").innerHTML =
          `<h1>Code</h1><textarea aria-label="Paste"></textarea><pre tabindex="0"><code>${arguments[0]}</code></pre>`;
        for (const name of ["markdown.css", "code.css"]) {
          const link = document.createElement("link");
          link.rel = "stylesheet";
          link.href = `assets/${name}`;
          document.head.append(link);
        }
        const script = document.createElement("script");
        script.src = "assets/code.js";
        document.head.append(script);
    """, CODE)
    WebDriverWait(browser, 10).until(
        lambda _: browser.find_elements("css selector", ".code-block button"))


def test_copies_the_code(browser, block):
    button = browser.find_element("css selector", ".code-block button")
    assert button.accessible_name == "Copy code"
    button.click()
    status = browser.find_element("css selector", "main [role=status]")
    WebDriverWait(browser, 10).until(lambda _: status.get_attribute("textContent") == "Copied")
    assert browser.switch_to.active_element == button
    field = browser.find_element("css selector", "textarea")
    field.click()
    ActionChains(browser).key_down(Keys.CONTROL).send_keys("v").key_up(Keys.CONTROL).perform()
    WebDriverWait(browser, 10).until(lambda _: field.get_attribute("value") != "")
    assert field.get_attribute("value") == 'let a = "b"\n\tc & d\n'


def test_copies_without_a_clipboard(browser, block):
    browser.execute_script(
        "Object.defineProperty(navigator, 'clipboard', { value: undefined });"
        "document.addEventListener('copy', () => { globalThis.copied = String(getSelection()); })")
    browser.find_element("css selector", ".code-block button").click()
    WebDriverWait(browser, 10).until(lambda _: browser.execute_script("return globalThis.copied"))
    assert browser.execute_script("return globalThis.copied").rstrip("\n") == 'let a = "b"\n\tc & d'
    assert browser.execute_script("return String(getSelection())") == ""


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_violation(chromium, site, scheme):
    chromium.execute_cdp_cmd("Emulation.setEmulatedMedia", {
        "features": [{"name": "prefers-color-scheme", "value": scheme}]})
    show(chromium, site)
    chromium.execute_script("""
        const kinds = ["keyword", "type", "string", "escape", "number", "comment", "attribute", "tag"];
        document.querySelector("main code").innerHTML =
          kinds.map((kind) => `<span class="tok-${kind}">${kind}</span>`).join(" ");
        const alerts = ["note", "tip", "important", "warning", "caution"].map((kind) =>
          `<aside class="alert ${kind}"><p class="alert-title">${kind}</p><p>a <code>b</code></p></aside>`);
        document.querySelector("main").insertAdjacentHTML(
          "beforeend", `<article class="markdown">${alerts.join("")}<blockquote>c</blockquote></article>`);
    """)
    chromium.execute_script(AXE)
    found = chromium.execute_async_script(
        "const done = arguments[0]; axe.run(document, {resultTypes: ['violations']})"
        ".then(r => done(r.violations.flatMap(v => v.nodes.map(n => v.id + ': ' + n.html"
        "+ n.failureSummary))), e => done([String(e)]))")
    assert found == []
