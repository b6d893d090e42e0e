"""The pages of `tracker web` by the keyboard alone."""

from browser import BrowserError
from web_server import SmallLibrary
from web_views import COLOR, SIZES
from web_visit import Visit

# What has the focus: its name, whether it lies beneath a sheet, and what is wrong with how it is seen.
FOCUS = "(() => {" + COLOR + """
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const faults = [];
    // A field that is drawn by its label is seen by that.
    const drawn = getComputedStyle(element).opacity === "0" ? element.closest("label") : element;
    const style = getComputedStyle(drawn), box = drawn.getBoundingClientRect();
    if (style.outlineStyle === "none" || parseFloat(style.outlineWidth) < 2) faults.push("has no outline");
    else if (contrast(channels(style.outlineColor), ground(drawn.parentElement)) < 3) faults.push("has a faint outline");
    const isSeen = box.top > -1 && box.left > -1 && box.bottom < innerHeight + 1 && box.right < innerWidth + 1;
    if (!isSeen) faults.push("is not in the window");
    for (const [x, y] of [[box.left + 3, box.top + 3], [box.right - 3, box.bottom - 3]]) {
        const top = document.elementFromPoint(x, y);
        if (top?.closest("nav, .notice") && !drawn.closest("nav, .notice"))
            faults.push("is covered by what stands fast");
    }
    const sheet = document.querySelector(".sheet");
    if (sheet && !sheet.contains(element)) faults.push("lies beneath the sheet");
    element.wasStop = true;
    return {classes: element.className, id: element.closest("[id]")?.id ?? "", name: element.name ?? "",
            value: element.value ?? "", faults: [...new Set(faults)], says: element.outerHTML.slice(0, 90)};
})()"""

# What can be pressed and was no stop; of radio buttons one is.
MISSED = """[...document.querySelectorAll("a[href], button:enabled, input:not([type=hidden], [type=radio]), select, summary")]
    .filter(element => !element.closest("[inert]") && element.tabIndex >= 0 && element.offsetWidth > 0 && !element.wasStop)
    .map(element => element.outerHTML.slice(0, 90))[0]"""


class Keys(Visit):
    """Each part of the pages that the keyboard alone must reach; counts its stops, too."""

    stops = 0

    def tab(self):
        """The next stop; nothing where the focus leaves the page."""
        self.browser.key("Tab")
        stop = self.browser.evaluate(FOCUS)
        if stop:
            self.stops += 1
            for fault in stop["faults"]:
                self.faults.append(f"a stop {fault}: {stop['says']}")
        return stop

    def reach(self, is_wanted, what):
        for _ in range(80):
            stop = self.tab()
            if stop and is_wanted(stop):
                return
        raise BrowserError(f"the keyboard does not reach {what}")

    def enter(self, key="Enter"):
        self.browser.turn(lambda: self.browser.key(key))

    def round(self, page):
        """Every stop of a page, from what has the focus by itself to the end, and from the beginning to that."""
        self.open(page)
        for _ in range(1 if self.value("document.querySelector('[autofocus]') === null") else 2):
            if not any(self.tab() is None for _ in range(200)):
                raise BrowserError(f"{page} has no end of stops")
        missed = self.value(MISSED)
        self.expect(not missed, f"the keyboard does not reach {missed}")

    def list(self):
        id = self.library.id("Cold shower")
        self.open()
        first = self.tab()
        self.expect(first and "skip" in first["classes"], "the first stop is no skip link")
        self.browser.key("Enter")
        self.tab()
        isWithin = self.value("document.activeElement.closest('main') !== null")
        self.expect(isWithin, "the skip link does not skip the tabs")
        self.reach(lambda stop: stop["id"] == id and "mark" in stop["classes"], "a mark")
        self.enter(" ")
        self.expect(self.is_done("Cold shower"), "Space does not mark")
        stop = self.browser.evaluate(FOCUS)
        self.expect(stop and stop["id"] == id and "mark" in stop["classes"], "the focus does not survive a mark")
        self.enter()
        self.expect(not self.is_done("Cold shower"), "Enter does not unmark")

    def sheet(self):
        id = self.library.id("Run")
        self.open()
        self.reach(lambda stop: stop["id"] == id and "mark" in stop["classes"], "the mark of a sum")
        self.enter()
        self.expect(self.has_focus("amount"), "a sheet does not begin at its field")
        self.browser.type("3.5")
        self.enter()
        self.expect(self.amount("Run") == "3.5", "Enter does not save what was typed")

    def form(self):
        self.open()
        self.reach(lambda stop: "new" in stop["classes"], "the form")
        self.enter()
        self.reach(lambda stop: stop["name"] == "name", "the name")
        self.browser.type("Yoga")
        self.reach(lambda stop: stop["name"] == "schedule", "the schedule")
        self.browser.type("weekends")
        self.reach(lambda stop: stop["value"] == "save", "the button that saves")
        self.enter()
        self.expect(self.shown("Yoga")["rule"]["weekdays"] == ["sat", "sun"], "the form is not saved")

    def rounds(self):
        id = self.library.id("Drink water")
        for page in ["?", "?p=week", "?p=stats", f"?p=tracker&id={id}", "?a=calendar", "?a=filters", "?a=new",
                     f"?a=delete&id={id}", f"?a=amount&id={id}", f"?a=break&id={id}"]:
            self.round(page)
        self.open(f"?a=delete&id={id}")
        keeps = self.browser.comes("document.activeElement.className.includes('main')")
        self.expect(keeps, "keeping is not what Enter does")

    def press_all(self):
        self.run([self.list, self.sheet, self.form, self.rounds])


def press_all(browser, binary, home):
    faults, stops = [], 0
    for width, theme, language in [(390, "dark", "en"), (1280, "light", "ru")]:
        library = SmallLibrary(binary, home, f"keys-{width}", language)
        try:
            browser.prefer(theme)
            browser.resize(width, SIZES[width])
            browser.open(library.address)
            keys = Keys(browser, library)
            keys.press_all()
        finally:
            library.close()
        faults += [f"{width}, {language}, by the keyboard: {fault}" for fault in keys.faults]
        stops += keys.stops
    return faults, stops
