"""The page of what was found wrong: its filter, and the rows that it leads to."""

import pytest
from selenium.webdriver.common.by import By
from selenium.webdriver.support.ui import Select, WebDriverWait

PAGE = """<plist version="1.0"><dict><key>PreferenceSpecifiers</key><array>
<dict><key>Type</key><string>PSTextFieldSpecifier</string><key>Key</key><string>a</string>
<key>Title</key><string>A</string><key>KeyboardType</key><string>emailAddress</string></dict>
<dict><key>Type</key><string>PSTextFieldSpecifier</string><key>Title</key><string>B</string></dict>
<dict><key>Type</key><string>PSChildPaneSpecifier</string><key>Title</key><string>C</string>
<key>File</key><string>Nowhere</string></dict>
</array></dict></plist>"""


@pytest.fixture(scope="module")
def faulty(vitrine, tmp_path_factory):
    """The site of a bundle with faults."""
    folder = tmp_path_factory.mktemp("faulty")
    bundle = folder / "App" / "Settings.bundle"
    bundle.mkdir(parents=True)
    (bundle / "Root.plist").write_text(PAGE)
    vitrine("build", bundle, "--output", folder / "site", "--quiet", cwd=folder, check=False)
    return folder / "site"


def shown(browser):
    return [finding.get_attribute("data-rule")
            for finding in browser.find_elements(By.CSS_SELECTOR, ".finding")
            if finding.is_displayed()]


def test_filter(browser, faulty):
    browser.get((faulty / "app/checks.html").as_uri())
    rules = shown(browser)
    assert {"unknown-value", "missing-required-key", "missing-pane"} <= set(rules)
    status = browser.find_element(By.ID, "filter-count")
    assert status.text == ""

    errors = browser.find_element(By.CSS_SELECTOR, ".finding-filter [value='error']")
    errors.click()
    assert "unknown-value" in shown(browser)
    assert "missing-pane" not in shown(browser)
    assert status.text == f"{len(shown(browser))} of {len(rules)} findings"
    Select(browser.find_element(By.ID, "rule")).select_by_visible_text("missing-pane")
    assert shown(browser) == [] and status.text == "No finding matches"
    assert not any(s.is_displayed()
                   for s in browser.find_elements(By.CSS_SELECTOR, ".pane-findings"))
    errors.click()
    assert shown(browser) == ["missing-pane"]


def test_a_finding_leads_to_its_row_which_is_marked(browser, faulty):
    browser.get((faulty / "app/checks.html").as_uri())
    browser.find_element(
        By.CSS_SELECTOR, "[data-rule='missing-pane'] .links a[aria-label$='iPad']").click()
    WebDriverWait(browser, 10).until(
        lambda driver: driver.current_url.endswith("/pad/Root.html#row-2"))
    rows = browser.find_elements(By.CSS_SELECTOR, ".row")
    marked = [row.get_attribute("id") for row in rows
              if row.value_of_css_property("outline-style") == "solid"]
    assert marked == ["row-2"]
