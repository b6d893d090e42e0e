"""Opens the pages of `tracker web` in a headless Chromium, looks at them, and uses them.

Usage: web.py CHROMIUM FOLDER BINARY HOME; the libraries of `furnish_all` lie in HOME, the pictures come into FOLDER.
"""

import json
import os
import pathlib
import statistics
import struct
import sys
import time

from browser import AXE_VERSION, Browser
from web_deeds import do_all
from web_keys import press_all
from web_server import Library
from web_views import complaints, look, weigh

TODAY = os.environ["today"]
# What the pages of each library show: the language, and the tracker that pages of one tracker are about.
LIBRARIES = {"en": ("en", "Drink water"), "ru": ("ru", "Пить воду"), "hostile": ("en", "WWWW"), "empty": ("en", None)}
# The size and theme do not change what an act does: each is seen with and without JavaScript.
DEEDS = [(True, 390, "light", "en"), (True, 1280, "dark", "ru"), (False, 390, "dark", "ru"), (False, 1280, "light", "en")]


def kinds(library, name):
    """The addresses of all kinds of pages and sheets by their names."""
    all = {"list": "?", "week": "?p=week", "stats": "?p=stats", "calendar": "?a=calendar", "filters": "?a=filters",
           "new": "?a=new", "new-event": "?a=new-event", "search": "?q=zzzz", "ahead": "?d=2026-12-24",
           "gone": "?p=tracker&id=00000000-0000-0000-0000-000000000001"}
    if name:
        id = library.id(name)
        all["tracker"] = f"?p=tracker&id={id}"
        for sheet in ["edit", "delete", "amount", "note", "break"]:
            all[sheet] = f"?a={sheet}&id={id}"
    return all


def fail_to_save(browser):
    """Leads from the form of a new tracker to one with a fault in a field."""
    browser.evaluate("document.querySelector('.sheet [name=name]').value = 'Yoga <b>&'")
    browser.evaluate("document.querySelector('.sheet [name=schedule]').value = 'month:45'")
    browser.press(".sheet [value=save]")


def look_at_all(browser, folder, libraries):
    faults, views = [], 0
    for name, library in libraries.items():
        language, tracker = LIBRARIES[name]
        browser.open(library.address)
        pages = kinds(library, tracker)
        complaints(browser, name, library.root)
        for kind, address in [*pages.items(), ("fault", "?a=new"), ("sentence", None), ("notice", "?")]:
            # A host for which there is no cookie yet.
            stranger = library.root.replace("127.0.0.1", "localhost")
            browser.resize(390, 844)
            browser.open(library.root + address if address else stranger)
            if kind == "fault":
                fail_to_save(browser)
            if kind == "notice" and tracker:
                browser.press("li.card button.mark")
            faults += complaints(browser, f"{kind}-{name}", stranger if kind == "sentence" else library.root)
            # A library with strange names is looked at by axe-core alone, but for its list and its week.
            isKept = name in ["en", "ru"] or kind in ["list", "week", "tracker"]
            faults += look(browser, f"{kind}-{name}", folder, isKept)
            views += 1
    return faults, views


def look_at_parts(browser, library):
    """What a telephone needs to put the pages on its screen (WEB-24)."""
    browser.open(library.root)
    manifest = browser.call("Page.getAppManifest")
    faults = [f"manifest: {error['message']}" for error in manifest.get("errors", [])]
    says = json.loads(manifest.get("data") or "{}")
    if says.get("display") != "standalone" or says.get("name") != {"en": "Tracker", "ru": "Трекер"}[library.language]:
        faults.append(f"manifest: says {says}")
    for icon in says.get("icons", []):
        headers, data = library.fetch(icon["src"])
        if headers["Content-Type"] != icon["type"]:
            faults.append(f"manifest: {icon['src']} is {headers['Content-Type']}")
        if icon["type"] == "image/png" and struct.unpack(">II", data[16:24]) != (192, 192):
            faults.append("manifest: the picture is not of 192 pixels")
    wanted = ["link[rel=apple-touch-icon]", "link[rel=icon]", "meta[name=theme-color]",
              "meta[content*='viewport-fit=cover']"]
    faults += [f"list: there is no {each}" for each in wanted
               if not browser.evaluate(f"document.querySelector(\"{each}\") !== null")]
    # Room for the bar that the telephone itself draws.
    browser.resize(390, 844)
    browser.call("Emulation.setSafeAreaInsetsOverride", insets={"bottom": 34})
    lowest = browser.evaluate("""Math.max(...[...document.querySelectorAll("nav a")]
        .map(tab => tab.getBoundingClientRect().bottom))""")
    if lowest > 844 - 34:
        faults.append(f"list: the tabs reach to {lowest}, over the telephone's own bar")
    browser.call("Emulation.setSafeAreaInsetsOverride", insets={})
    return faults


def time_marks(browser, library):
    """Seconds from a press to its notice, the median of twenty."""
    browser.open(library.address)
    times = []
    for _ in range(20):
        start = time.monotonic()
        browser.press("li.card button.mark")
        times.append(time.monotonic() - start)
    return statistics.median(times)


def main(program, folder, binary, home):
    folder = pathlib.Path(folder)
    libraries = {name: Library(binary, home, name, language, TODAY) for name, (language, _) in LIBRARIES.items()}
    browser = Browser(program)
    faults, counts = [], []
    try:
        browser.listen()
        browser.call("Emulation.setFocusEmulationEnabled", enabled=True)
        weights = []
        for name in ["en", "ru"]:
            for kind, address in kinds(libraries[name], LIBRARIES[name][1]).items():
                if kind in ["list", "week", "new", "tracker", "stats"]:
                    packed, found = weigh(libraries[name], kind, address)
                    weights.append(f"{kind}-{name} {packed}")
                    faults += found
        print(f"bytes with the style, packed: {', '.join(weights)}")
        for deed in DEEDS:
            found, acts = do_all(browser, binary, home, *deed)
            faults += found
            counts.append(acts)
        found, stops = press_all(browser, binary, home)
        faults += found
        found, views = look_at_all(browser, folder, libraries)
        faults += found
        for name in ["en", "ru"]:
            faults += look_at_parts(browser, libraries[name])
        browser.resize(390, 844)
        print(f"from press to notice: {time_marks(browser, libraries['en']):.3f} s, the median of 20")
    finally:
        browser.close()
        for library in libraries.values():
            library.close()
    if faults:
        sys.exit("\n".join(faults))
    print(f"ok: {views} pages and sheets fit their windows, and in them axe-core {AXE_VERSION} finds nothing; "
          f"{sum(counts)} acts and {stops} stops of the keyboard do what they say")


if __name__ == "__main__":
    main(*sys.argv[1:])
