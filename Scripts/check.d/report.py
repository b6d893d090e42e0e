"""Opens reports in a headless Chromium, measures them, and lets axe-core judge them.

Usage: report.py CHROMIUM FOLDER; the pages lie in the folder, the pictures come there.
"""

import base64
import importlib.resources
import json
import pathlib
import re
import subprocess
import sys
import tempfile

import websocket

WIDTHS = [390, 768, 1440]
THEMES = ["light", "dark"]


class Browser:
    """One page of a browser that is driven by its developer tools' protocol."""

    def __init__(self, program):
        self.profile = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        self.process = subprocess.Popen(
            [program, "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--remote-debugging-port=0",
             "--remote-allow-origins=*", f"--user-data-dir={self.profile.name}", "about:blank"],
            stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True)
        address = next(filter(None, (re.search(r"ws://\S+", line) for line in self.process.stderr)))[0]
        self.socket = websocket.create_connection(address, timeout=60)
        self.number, self.session = 0, None
        self.requests = []
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        self.call("Page.enable")
        self.call("Network.enable")

    def call(self, method, **parameters):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        self.socket.send(json.dumps(message))
        return self.receive(lambda answer: answer.get("id") == self.number)

    def receive(self, is_wanted):
        while True:
            message = json.loads(self.socket.recv())
            if message.get("method") == "Network.requestWillBeSent":
                self.requests.append(message["params"]["request"]["url"])
            if is_wanted(message):
                if "error" in message:
                    sys.exit(f"check-report: the browser says {message['error']}")
                return message.get("result", {})

    def open(self, url, width, theme):
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=900, deviceScaleFactor=1, mobile=False)
        self.call("Emulation.setEmulatedMedia", media="screen",
                  features=[{"name": "prefers-color-scheme", "value": theme}])
        self.requests = []
        self.call("Page.navigate", url=url)
        self.receive(lambda message: message.get("method") == "Page.loadEventFired")

    def evaluate(self, expression):
        answer = self.call("Runtime.evaluate", expression=expression, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in answer:
            sys.exit(f"check-report: {answer['exceptionDetails']}")
        return answer["result"].get("value")

    def picture(self, path):
        size = self.call("Page.getLayoutMetrics")["cssContentSize"]
        clip = {"x": 0, "y": 0, "width": size["width"], "height": min(size["height"], 12000), "scale": 1}
        shot = self.call("Page.captureScreenshot", captureBeyondViewport=True, clip=clip)
        path.write_bytes(base64.b64decode(shot["data"]))

    def print(self, path):
        self.call("Emulation.setEmulatedMedia", media="", features=[])
        page = self.call("Page.printToPDF", printBackground=True, preferCSSPageSize=True)
        path.write_bytes(base64.b64decode(page["data"]))

    def close(self):
        self.process.terminate()
        self.process.wait()
        self.profile.cleanup()


def judge(browser, name):
    """What is wrong with the page that is open; folded parts are opened first, as they are read, too."""
    faults = [f"{name}: loads {url[:80]}" for url in browser.requests if not url.startswith("file:")]
    browser.evaluate("document.querySelectorAll('details').forEach(d => d.open = true)")
    wide = browser.evaluate("""
        [document.documentElement.scrollWidth - innerWidth,
         [...document.querySelectorAll('body *')].filter(e => e.getBoundingClientRect().right > innerWidth + 1)
            .slice(0, 3).map(e => e.outerHTML.slice(0, 100))]""")
    if wide[0] > 0 or wide[1]:
        faults.append(f"{name}: is {wide[0]} pixels too wide: {wide[1]}")
    for violation in browser.evaluate("axe.run().then(result => result.violations)"):
        places = [f"{node['html'][:140]} ({node['any'][0]['message'][:160] if node['any'] else ''})"
                  for node in violation["nodes"][:3]]
        faults.append(f"{name}: {violation['id']}, {violation['help']}: {places}")
    return faults


def main(program, folder):
    folder = pathlib.Path(folder)
    axe = (importlib.resources.files("axe_playwright_python") / "axe.min.js").read_text()
    browser = Browser(program)
    faults, judged = [], 0
    try:
        for page in sorted(folder.glob("*.html")):
            for width in WIDTHS:
                for theme in THEMES:
                    browser.open(page.as_uri(), width, theme)
                    browser.picture(folder / f"{page.stem}-{width}-{theme}.png")
                    browser.evaluate(axe)
                    faults += judge(browser, f"{page.name} at {width} pixels, {theme}")
                    judged += 1
            browser.open(page.as_uri(), 1024, "dark")
            browser.print(folder / f"{page.stem}.pdf")
        for picture in sorted(folder.glob("*.svg")):
            for theme in THEMES:
                browser.open(picture.as_uri(), 800, theme)
                browser.picture(folder / f"{picture.stem}-svg-{theme}.png")
                if browser.evaluate("document.querySelector('parsererror, svg:not(:has(title))') !== null"):
                    faults.append(f"{picture.name}: is no picture")
    finally:
        browser.close()
    if faults:
        sys.exit("\n".join(faults))
    print(f"ok: {judged} views of reports fit their windows, and axe-core {re.search(r'axe v([0-9.]+)', axe)[1]} finds nothing")


if __name__ == "__main__":
    main(*sys.argv[1:])
