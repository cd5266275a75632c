"""Makes the pictures of the README: screenshots.py SITE FOLDER."""

import pathlib
import sys
import time

from selenium import webdriver
from selenium.webdriver.chrome.service import Service

# The file, the page, the window's size, and whether it is dark.
PICTURES = [
    ("side-by-side.png", "tidepool/en/compare/Root.html", (1440, 860), False),
    ("ipad-arabic-dark.png", "tidepool/ar/pad/Root.html", (1280, 800), True),
]


def main(site, folder):
    folder.mkdir(parents=True, exist_ok=True)
    options = webdriver.ChromeOptions()
    for argument in ("--headless=new", "--no-sandbox", "--hide-scrollbars"):
        options.add_argument(argument)
    browser = webdriver.Chrome(options=options, service=Service("/usr/bin/chromedriver"))
    try:
        for name, page, (width, height), is_dark in PICTURES:
            browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
                "width": width, "height": height, "deviceScaleFactor": 1.5, "mobile": False})
            browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": [
                {"name": "prefers-color-scheme", "value": "dark" if is_dark else "light"}]})
            browser.get((site / page).resolve().as_uri())
            # Half a line at the edge of a picture is no part of it.
            browser.execute_script(
                "document.querySelectorAll('.fidelity').forEach((report) => report.remove())")
            time.sleep(0.5)  # What moves comes to rest.
            browser.save_screenshot(str(folder / name))
            print(folder / name)
    finally:
        browser.quit()


if __name__ == "__main__":
    main(pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2]))
