"""The browsers that the pages are tried in."""

import os
import re
import shutil
import subprocess

import pytest
from selenium import webdriver
from selenium.webdriver.chrome.service import Service as ChromeService
from selenium.webdriver.webkitgtk.options import Options as WebKitOptions
from selenium.webdriver.webkitgtk.service import Service as WebKitService

ENGINES = ["chromium", "webkit"]


def start(engine, display):
    if engine == "chromium":
        options = webdriver.ChromeOptions()
        for argument in ("--headless=new", "--no-sandbox", "--disable-dev-shm-usage",
                         "--window-size=1440,1000"):
            options.add_argument(argument)
        return webdriver.Chrome(options=options, service=ChromeService("/usr/bin/chromedriver"))
    options = WebKitOptions()
    options.binary_location = minibrowser()
    options.add_argument("--automation")
    driver = webdriver.WebKitGTK(
        options=options, service=WebKitService(
            "/usr/bin/WebKitWebDriver", env={**os.environ, "DISPLAY": display}))
    driver.set_window_size(1440, 1000)
    return driver


def minibrowser():
    import glob
    found = sorted(glob.glob("/usr/lib/*/webkit2gtk-4.*/MiniBrowser"))
    assert found, "webkit2gtk-driver brings MiniBrowser along"
    return found[-1]


@pytest.fixture(scope="session")
def display():
    """A screen of our own: windows of tests beside these would take the focus away."""
    reading, writing = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1600x1200x24", "-nolisten", "tcp"],
        pass_fds=[writing], stderr=subprocess.DEVNULL)
    os.close(writing)
    with os.fdopen(reading) as number:
        yield f":{number.readline().strip()}"
    server.terminate()


@pytest.fixture(scope="session")
def engines(display):
    """Each engine, started when it is asked for first."""
    drivers = {}

    def engine(name):
        if name not in drivers:
            drivers[name] = start(name, display)
        return drivers[name]

    yield engine
    for driver in drivers.values():
        driver.quit()


@pytest.fixture(params=ENGINES)
def browser(request, engines, site):
    yield from forgetful(engines(request.param), site)


@pytest.fixture
def chromium(engines, site):
    yield from forgetful(engines("chromium"), site)


def forgetful(driver, site):
    """A browser without what the pages of an earlier test remembered."""
    driver.set_window_size(1440, 1000)
    if "chrome" in driver.name:
        driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": []})
    driver.get((site / "index.html").as_uri())
    driver.execute_script("localStorage.clear()")
    yield driver


@pytest.fixture(scope="session")
def scriptless_site(site, tmp_path_factory):
    """The site as a browser sees it that runs no script."""
    folder = tmp_path_factory.mktemp("scriptless") / "site"
    shutil.copytree(site, folder)
    for page in folder.rglob("*.html"):
        page.write_text(re.sub(r"<script\b[^>]*></script>", "", page.read_text()))
    return folder
