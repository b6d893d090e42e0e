"""One page of a headless Chromium, what any page must be like, and axe-core, which judges it."""

import base64
import importlib.resources
import json
import pathlib
import re
import subprocess
import sys
import tempfile
import time

import websocket

THEMES = ["light", "dark"]

AXE = (importlib.resources.files("axe_playwright_python") / "axe.min.js").read_text()
AXE_VERSION = re.search(r"axe v([0-9.]+)", AXE)[1]

# The keys of a keyboard: their code and the text they type.
KEYS = {"Tab": (9, ""), "Enter": (13, "\r"), " ": (32, " "), "Escape": (27, "")}


def layout(own):
    """A script that gives what is wrong with the layout of a page: a sentence for each kind of fault, with the first
    place that has it. `own` adds faults and calls `measureWidths` with the elements that must fit the window."""
    return """(() => {
    const overflow = element => getComputedStyle(element).overflowX;
    const scrolls = element => ["auto", "scroll"].includes(overflow(element));
    const ancestors = element => element.parentElement ? [element.parentElement, ...ancestors(element.parentElement)] : [];
    const start = element => element.outerHTML.slice(0, 100);
    const faults = {};
    const add = (fault, place) => (faults[fault] ??= []).push(place);
    const wide = document.documentElement.scrollWidth - innerWidth;
    if (wide > 0) add("scrolls sideways by pixels", wide);

    const measureWidths = elements => {
        for (const element of elements) {
            const isInBox = ancestors(element).some(scrolls);
            if (!isInBox && element.getBoundingClientRect().right > innerWidth + 1) add("is too wide", start(element));
            if (["hidden", "clip"].includes(overflow(element)) && element.scrollWidth > element.clientWidth + 1)
                add("is cut off", start(element));
        }
    };
""" + own + """
    return Object.entries(faults).map(([fault, places]) => `${fault}, ${places.length} times: ${places[0]}`);
})()"""


class BrowserError(SystemExit):
    """The browser refuses or does not answer; ends the check with a sentence unless it is caught."""

    def __init__(self, sentence):
        super().__init__(f"check-{pathlib.Path(sys.argv[0]).stem}: {sentence}")


class Browser:
    """One page of a browser that is driven by its developer tools' protocol."""

    def __init__(self, program):
        self.profile = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        self.process = subprocess.Popen(
            [program, "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--remote-debugging-port=0",
             "--remote-allow-origins=*", f"--user-data-dir={self.profile.name}", "about:blank"],
            stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True)
        address = next(filter(None, (re.search(r"ws://\S+", line) for line in self.process.stderr)))[0]
        self.socket = websocket.create_connection(address, timeout=300, skip_utf8_validation=True)
        self.number, self.session = 0, None
        self.requests, self.complaints = [], []
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
            self.note(message.get("method"), message.get("params", {}))
            if is_wanted(message):
                if "error" in message:
                    raise BrowserError(f"the browser says {message['error']}")
                return message.get("result", {})

    def note(self, event, details):
        """Keeps what the page asks for, and what the browser complains of once `listen` was called."""
        if event == "Network.requestWillBeSent":
            self.requests.append(details["request"]["url"])
        elif event == "Log.entryAdded" and details["entry"]["level"] in ["error", "warning"]:
            entry = details["entry"]
            self.complaints.append((entry["source"], f"{entry['text']} {entry.get('url', '')}"))
        elif event == "Runtime.consoleAPICalled" and details["type"] in ["error", "warning", "assert"]:
            self.complaints.append(("console", str([value.get("value") for value in details["args"]])))
        elif event == "Runtime.exceptionThrown":
            self.complaints.append(("exception", json.dumps(details["exceptionDetails"])))

    def listen(self):
        self.call("Log.enable")
        self.call("Runtime.enable")

    def resize(self, width, height=900):
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)

    def prefer(self, theme, motion="no-preference"):
        self.call("Emulation.setEmulatedMedia", media="screen",
                  features=[{"name": "prefers-color-scheme", "value": theme},
                            {"name": "prefers-reduced-motion", "value": motion}])

    def open(self, url, width=None, theme=None):
        if width:
            self.resize(width)
        if theme:
            self.prefer(theme)
        self.call("Page.navigate", url=url)
        self.receive(lambda message: message.get("method") == "Page.loadEventFired")

    def evaluate(self, expression):
        answer = self.call("Runtime.evaluate", expression=expression, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in answer:
            raise BrowserError(answer["exceptionDetails"])
        return answer["result"].get("value")

    def wait(self, condition):
        """Waits until the page that is there, or the one that takes its place, fulfils the condition."""
        # A machine that builds beside it may be slow.
        end = time.monotonic() + 20
        while time.monotonic() < end:
            try:
                if self.evaluate(condition):
                    return
            except BrowserError:
                # The page is just being left.
                pass
            time.sleep(0.004)
        raise BrowserError(f"waited in vain for {condition}")

    def comes(self, condition):
        """Whether the condition is fulfilled before long, as the focus comes after the page."""
        try:
            self.wait(condition)
        except BrowserError:
            return False
        return True

    def turn(self, act):
        """Does what brings another page, or the same one anew, and waits for it."""
        self.evaluate("document.body.isOld = true")
        act()
        self.wait("document.readyState === 'complete' && document.body && !document.body.isOld")

    def press(self, selector):
        """Presses what brings another page, or the same one anew, and waits for it."""
        self.turn(lambda: self.click(selector))

    def click(self, selector):
        """Presses what lies uppermost at the middle of an element, as a mouse does; scrolls only if it must."""
        place = self.evaluate(f"""(() => {{
            const element = document.querySelector({json.dumps(selector)});
            const middle = () => {{
                const box = element.getBoundingClientRect();
                return [box.x + box.width / 2, box.y + box.height / 2];
            }};
            if (element && !element.contains(document.elementFromPoint(...middle())))
                element.scrollIntoView({{block: "center", inline: "nearest"}});
            return element && middle();
        }})()""")
        if not place:
            raise BrowserError(f"there is no {selector}")
        for kind in ["mousePressed", "mouseReleased"]:
            self.call("Input.dispatchMouseEvent", type=kind, x=place[0], y=place[1], button="left", clickCount=1)

    def key(self, name, modifiers=0):
        code, text = KEYS[name]
        key = {"key": name, "code": "Space" if name == " " else name, "windowsVirtualKeyCode": code,
               "modifiers": modifiers}
        self.call("Input.dispatchKeyEvent", type="keyDown" if text else "rawKeyDown", text=text, **key)
        self.call("Input.dispatchKeyEvent", type="keyUp", **key)

    def type(self, text):
        self.call("Input.insertText", text=text)

    def picture(self, path, is_whole=True):
        parameters = {}
        if is_whole:
            size = self.call("Page.getLayoutMetrics")["cssContentSize"]
            clip = {"x": 0, "y": 0, "width": size["width"], "height": min(size["height"], 12000), "scale": 1}
            parameters = {"captureBeyondViewport": True, "clip": clip}
        path.write_bytes(base64.b64decode(self.call("Page.captureScreenshot", **parameters)["data"]))

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


def judge(browser, name, options="{}"):
    """What axe-core finds on the page that is open."""
    if not browser.evaluate("'axe' in window"):
        browser.evaluate(f"{AXE}\n;true")
    faults = []
    for violation in browser.evaluate(f"axe.run({options}).then(result => result.violations)"):
        places = [f"{node['html'][:140]} ({node['any'][0]['message'][:160] if node['any'] else ''})"
                  for node in violation["nodes"][:3]]
        faults.append(f"{name}: {violation['id']}, {violation['help']}: {places}")
    return faults
