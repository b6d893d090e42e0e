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

# In pixels: all are measured; axe-core, which takes longer, judges some of them, in both themes.
MEASURED = [320, 360, 390, 412, 768, 1000, 1440]
JUDGED = [360, 768, 1440]
THEMES = ["light", "dark"]
# In pixels as they are seen, whatever a drawing is scaled by.
SMALLEST_LABEL = 9
# Of the pages of paper that the report of thirteen trackers may take.
MOST_PAGES = 7

# What is wrong with the layout of the page: a sentence for each kind of fault, with the first place that has it.
LAYOUT = """(() => {
    const overflow = element => getComputedStyle(element).overflowX;
    const scrolls = element => ["auto", "scroll"].includes(overflow(element));
    const ancestors = element => element.parentElement ? [element.parentElement, ...ancestors(element.parentElement)] : [];
    const start = element => element.outerHTML.slice(0, 100);
    const faults = {};
    const add = (fault, place) => (faults[fault] ??= []).push(place);
    const wide = document.documentElement.scrollWidth - innerWidth;
    if (wide > 0) add("scrolls sideways by pixels", wide);

    for (const element of document.querySelectorAll("body, body *:not(svg *)")) {
        const isInBox = ancestors(element).some(scrolls);
        if (!isInBox && element.getBoundingClientRect().right > innerWidth + 1) add("is too wide", start(element));
        if (["hidden", "clip"].includes(overflow(element)) && element.scrollWidth > element.clientWidth + 1)
            add("is cut off", start(element));
    }

    // What can be seen of a cell once everything that scrolls is scrolled to its end.
    for (const table of document.querySelectorAll("table")) {
        const boxes = ancestors(table).filter(element => overflow(element) !== "visible");
        for (const box of boxes.filter(scrolls)) {
            box.scrollLeft = box.scrollWidth;
            const isReached = box.tabIndex >= 0 && box.hasAttribute("role") && box.getAttribute("aria-label");
            if (box.scrollWidth > box.clientWidth && !isReached) add("scrolls without a name or the keyboard", start(box));
        }
        const right = Math.min(innerWidth, ...boxes.map(box => box.getBoundingClientRect().right));
        for (const row of table.rows) {
            const cell = [...row.cells].filter(cell => cell.offsetWidth > 0).at(-1);
            if (cell.getBoundingClientRect().right <= right + 1) continue;
            add("has a column that cannot be reached", `${cell.textContent} of ${start(table)}`);
            break;
        }
        for (const box of boxes.filter(scrolls)) box.scrollLeft = 0;
    }

    for (const text of document.querySelectorAll("svg text")) {
        const size = parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a;
        if (size < SMALLEST - 0.01) add("is written too small", `${size.toFixed(1)} pixels: ${start(text)}`);
    }

    for (const card of document.querySelectorAll(".tracker")) {
        const [figures, pictures] = [".facts", ".pictures"].map(name => card.querySelector(name)?.getBoundingClientRect());
        if (pictures && figures.top > pictures.top) add("has pictures before the figures", start(card));
    }
    return Object.entries(faults).map(([fault, places]) => `${fault}, ${places.length} times: ${places[0]}`);
})()""".replace("SMALLEST", str(SMALLEST_LABEL))


class Browser:
    """One page of a browser that is driven by its developer tools' protocol."""

    def __init__(self, program):
        self.profile = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        self.process = subprocess.Popen(
            [program, "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--remote-debugging-port=0",
             "--remote-allow-origins=*", f"--user-data-dir={self.profile.name}", "about:blank"],
            stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True)
        address = next(filter(None, (re.search(r"ws://\S+", line) for line in self.process.stderr)))[0]
        self.socket = websocket.create_connection(address, timeout=300)
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
        data = base64.b64decode(page["data"])
        path.write_bytes(data)
        return len(re.findall(rb"/Type\s*/Page\b", data))

    def close(self):
        # The program may be a script that started the browser: ending that would leave the browser behind.
        self.session = None
        self.call("Browser.close")
        self.process.wait()
        self.profile.cleanup()


def measure(browser, name):
    """What is wrong with the layout of the page that is open; folded parts are opened first, as they are read, too."""
    faults = [f"{name}: loads {url[:80]}" for url in browser.requests if not url.startswith("file:")]
    browser.evaluate("document.querySelectorAll('details').forEach(d => d.open = true)")
    return faults + [f"{name}: {fault}" for fault in browser.evaluate(LAYOUT)]


def judge(browser, name, axe):
    """What axe-core finds on the page that is open."""
    browser.evaluate(axe)
    faults = []
    for violation in browser.evaluate("axe.run().then(result => result.violations)"):
        places = [f"{node['html'][:140]} ({node['any'][0]['message'][:160] if node['any'] else ''})"
                  for node in violation["nodes"][:3]]
        faults.append(f"{name}: {violation['id']}, {violation['help']}: {places}")
    return faults


def main(program, folder):
    folder = pathlib.Path(folder)
    axe = (importlib.resources.files("axe_playwright_python") / "axe.min.js").read_text()
    browser = Browser(program)
    faults, measured, judged = [], 0, 0
    try:
        for page in sorted(folder.glob("*.html")):
            for width in MEASURED:
                for theme in THEMES if width in JUDGED else THEMES[:1]:
                    name = f"{page.name} at {width} pixels, {theme}"
                    browser.open(page.as_uri(), width, theme)
                    browser.picture(folder / f"{page.stem}-{width}-{theme}.png")
                    faults += measure(browser, name)
                    measured += 1
                    if width in JUDGED:
                        faults += judge(browser, name, axe)
                        judged += 1
            browser.open(page.as_uri(), 1024, "dark")
            pages = browser.print(folder / f"{page.stem}.pdf")
            if pages > MOST_PAGES:
                faults.append(f"{page.name}: takes {pages} pages of paper, {MOST_PAGES} at most")
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
    print(f"ok: {measured} views of reports fit their windows, and in {judged} axe-core {re.search(r'axe v([0-9.]+)', axe)[1]} finds nothing")


if __name__ == "__main__":
    main(*sys.argv[1:])
