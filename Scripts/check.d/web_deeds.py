"""What pages of `tracker web` do: every act, with JavaScript or without, and what the library holds after it."""

import json

from web_server import DAY, TRACKERS, SmallLibrary
from web_views import SIZES
from web_visit import ALERT, NOTICE, Visit

# Sentences of the specification.
SAYS = {
    "en": {"newer": "Something newer is here", "deleted": "has been deleted", "perfect": "perfect day",
           "offline": "No connection: this may not be saved. Reload to see."},
    "ru": {"newer": "Есть более новое изменение", "deleted": "удал", "perfect": "идеальный день",
           "offline": "Нет связи: возможно, не сохранено. Обновите страницу, чтобы проверить."},
}
NETWORK = {"latency": 0, "downloadThroughput": -1, "uploadThroughput": -1}


class Deeds(Visit):
    """All acts on one library; each leaves the trackers as it found them, but for the last."""

    def __init__(self, browser, library, has_script):
        super().__init__(browser, library)
        self.has_script, self.says, self.press = has_script, SAYS[library.language], browser.press
        self.ids = {name: library.id(name) for name in [*(name for name, *_ in TRACKERS), "Dentist"]}

    def fill(self, name, text):
        field = f".sheet [name={name}]"
        if self.of(field, "e.type === 'date'"):
            self.of(field, f"e.value = {json.dumps(text)}")
        else:
            self.of(field, "(e.value = '', e.focus())")
            self.browser.type(text)

    def card(self, name, part):
        return f"[id='{self.ids[name]}'] {part}"

    def is_pressed(self, name):
        return self.of(self.card(name, "button.mark"), "e.ariaPressed") == "true"

    def mark_and_unmark(self):
        name, button = "Cold shower", self.card("Cold shower", "button.mark")
        self.open()
        self.of(button, "(e.scrollIntoView({block: 'center'}), scrollBy(0, 40))")
        before = self.value("scrollY")
        self.press(button)
        self.expect(self.is_done(name), "is not marked")
        self.expect(name in self.value(NOTICE), "its notice does not say what was marked")
        self.expect(self.of(".notice", "e.getAttribute('role')") == "status", "its notice is no status")
        self.expect(self.is_pressed(name), "its button is not pressed")
        if self.has_script:
            after = self.value("scrollY")
            self.expect(after == before, f"the page moves from {before} to {after}")
            self.expect(self.of(button, "e === document.activeElement"), "the focus is lost")
        self.press(button)
        self.expect(not self.is_done(name), "is not unmarked")

    def undo_and_redo(self):
        self.open()
        self.press(self.card("Walk the dog", "button.mark"))
        self.press(".notice button[value=undo]")
        self.expect(not self.is_done("Walk the dog"), "is not taken back")
        self.press(".notice button[value=redo]")
        self.expect(self.is_done("Walk the dog"), "is not made again")
        self.open()
        self.expect(self.value(NOTICE) == "", "a notice is told twice")
        self.library.run("undone", "Walk the dog")

    def step_and_type(self):
        self.open()
        self.press(self.card("Drink water", "button.more"))
        self.expect(self.amount("Drink water") == "1.4", "+ does not add a step")
        self.press(self.card("Run", "a.mark"))
        self.expect(self.has_focus("amount"), "the field has not the focus")
        self.fill("amount", "3,5")
        self.press(".sheet [name=mode][value=add]")
        self.expect(self.amount("Run") == "3.5", "an amount is not added")
        self.press(self.card("Run", "a.mark"))
        self.fill("amount", "10.000")
        self.press(".sheet [name=mode][value=set]")
        self.expect("10.000" in self.value(ALERT), "a refusal is not told")
        self.expect(self.of(".sheet [name=amount]", "e.value") == "10.000", "the field does not keep what was typed")
        self.expect(self.has_focus("amount"), "the refused field has not the focus")
        self.expect(self.amount("Run") == "3.5", "a refused amount is recorded")
        self.fill("amount", "2")
        self.press(".sheet [name=mode][value=subtract]")
        self.expect(self.amount("Run") == "1.5", "an amount is not taken away")
        self.open(f"?a=amount&id={self.ids['Run']}")
        self.press(".sheet button[name=amount]")
        self.expect(self.amount("Run") == "8", "the last value is not set")
        self.open(f"?a=amount&id={self.ids['Run']}")
        self.fill("amount", "")
        self.press(".sheet [name=mode][value=set]")
        self.expect(self.amount("Run") is None, "an amount is not forgotten")

    def tiles(self):
        def tile(name, column):
            return f"tr:has([href*='{self.ids[name]}']) td:nth-child({column + 2}) .tile"

        self.open("?p=week")
        self.press(tile("Cold shower", 2))
        self.expect("2026-11-18" in self.shown("Cold shower")["completions"], "a tile does not mark its day")
        self.press(tile("Cold shower", 2))
        self.expect("2026-11-18" not in self.shown("Cold shower")["completions"], "a tile does not unmark its day")
        self.press(tile("Run", 0))
        self.expect(self.of(".sheet [name=amount]", "e !== null"), "a tile of a sum does not open the amount")
        self.expect(self.shown("Run")["amounts"]["2026-11-16"] == "10", "a number is lost by a touch")
        self.press(".sheet a.button")
        self.expect(self.of(".week", "e?.closest('[inert]') === null"), "the week is not under its sheet")
        self.expect(self.of(tile("Gym", 6), "e.tagName") == "SPAN", "a day to come is a button")

    def note_and_skip(self):
        name = "Walk the dog"
        self.open(f"?p=tracker&id={self.ids[name]}")
        self.press("a[href*='a=note']")
        self.fill("text", "Along <i>the</i> river")
        self.press(".sheet button.main")
        self.expect(self.shown(name)["notes"].get(DAY) == "Along <i>the</i> river", "the note is not kept")
        self.press("button[value=skip]")
        self.expect(DAY in self.shown(name)["skips"], "the day is not skipped")
        self.press("button[value=unskip]")
        self.expect(DAY not in self.shown(name)["skips"], "the day is still skipped")
        self.press("a[href*='a=note']")
        self.fill("text", "")
        self.press(".sheet button.main")
        self.expect(DAY not in self.shown(name)["notes"], "an empty note is not taken away")

    def rest(self):
        self.open(f"?p=tracker&id={self.ids['Gym']}")
        self.press("a[href*='a=break']")
        self.fill("from", "2026-11-23")
        self.fill("until", "2026-11-22")
        self.press(".sheet button.main")
        self.expect(self.value(ALERT) != "", "a break that ends before it begins is not refused")
        self.fill("until", "2026-11-29")
        self.press(".sheet button.main")
        shown = json.dumps(self.shown("Gym"))
        self.expect("2026-11-23" in shown and "2026-11-29" in shown, "the break is not kept")
        self.press("button[value=undo]")

    def forms(self):
        name = "Yoga <b>&"
        self.open()
        self.press("nav a.new")
        self.fill("name", name)
        self.fill("schedule", "month:45")
        self.press(".sheet [value=save]")
        self.expect("month:45" in self.of(".error", "e?.innerText ?? ''"), "a fault is not told at its field")
        self.expect(self.of("[name=name]", "e.value") == name, "a refused form loses the name")
        self.expect(self.has_focus("schedule"), "the fault has not the focus")
        self.expect(not self.is_listed(name), "a refused form is saved")
        self.fill("schedule", "daily")
        self.press(".sheet [value=save]")
        self.expect(self.is_listed(name), "a form is not saved")
        self.expect(name in self.of("main", "e.innerText"), "a name is not shown as typed")
        self.open(f"?p=tracker&id={self.library.id(name)}")
        self.press("a[href*='a=edit']")
        name = "Yoga & tea"
        self.fill("name", name)
        self.press(".sheet [value=save]")
        self.expect(self.is_listed(name), "a changed name is not saved")
        self.press("a[href*='a=delete']")
        self.expect(self.is_listed(name), "a question deletes")
        self.press(".sheet [value=delete]")
        self.expect(not self.is_listed(name), "is not deleted")
        self.press(".notice button[value=undo]")
        self.expect(self.is_listed(name), "a deletion is not taken back")
        self.library.run("delete", name, "--yes")

    def old_pages(self):
        self.open()
        self.library.run("done", "Cold shower")
        steps = self.library.steps()
        self.press(self.card("Cold shower", "button.mark"))
        isSame = self.is_done("Cold shower") and self.library.steps() == steps
        self.expect(isSame, "an old button undoes what a command did, or makes a step")
        self.library.run("undone", "Cold shower")
        self.open()
        self.press(self.card("Walk the dog", "button.mark"))
        self.library.run("done", "Dentist")
        self.press(".notice button[value=undo]")
        said = self.value(ALERT)
        self.expect(self.says["newer"] in said, f"an undo with a newer step says {said!r}")
        self.expect(self.is_done("Walk the dog") and self.is_done("Dentist"), "such an undo takes something back")
        self.library.run("undone", "Dentist", "Walk the dog")
        self.open()
        self.library.run("delete", "Dentist", "--yes")
        self.press(self.card("Dentist", "button.mark"))
        self.expect(self.says["deleted"] in self.value(ALERT).lower(), "a mark of a deleted tracker does not say so")
        self.library.run("undo")

    def offline(self):
        button = self.card("Cold shower", "button.mark")
        self.open()
        self.browser.call("Network.emulateNetworkConditions", offline=True, **NETWORK)
        self.browser.click(button)
        self.browser.wait("document.querySelector('[role=alert]') !== null")
        said = self.value(ALERT).strip()
        self.expect(said == self.says["offline"], f"without a connection it says {said!r}")
        self.expect(not self.is_pressed("Cold shower"), "a mark does not come back")
        self.expect(self.of("[aria-busy]", "e === null"), "a button stays held")
        self.browser.call("Network.emulateNetworkConditions", offline=False, **NETWORK)
        self.press(button)
        self.expect(self.is_done("Cold shower"), "is not marked once there is a connection")
        self.press(button)

    def held_button(self):
        before = float(self.amount("Drink water"))
        button = self.card("Drink water", "button.more")
        self.open()
        self.browser.turn(lambda: [self.browser.click(button) for _ in range(2)])
        self.expect(float(self.amount("Drink water")) - before < 0.3, "a button that waits can be pressed")

    def tab_comes_back(self):
        self.open()
        self.library.run("done", "Cold shower")
        self.browser.turn(lambda: self.value("document.dispatchEvent(new Event('visibilitychange'))"))
        self.expect(self.is_pressed("Cold shower"), "a tab that comes back does not show marks of commands")
        self.library.run("undone", "Cold shower")

    def perfect_day(self):
        for section in self.library.json("list", "--filter", "due")["sections"]:
            for card in section["trackers"]:
                if card["name"] != "Walk the dog":
                    self.library.run("done", card["name"])
        self.open()
        self.press(self.card("Walk the dog", "button.mark"))
        self.expect(self.says["perfect"] in self.value(NOTICE), "a perfect day is not told")

    def do_all(self):
        swapping = [self.offline, self.held_button, self.tab_comes_back] if self.has_script else []
        self.run([self.mark_and_unmark, self.undo_and_redo, self.step_and_type, self.tiles, self.note_and_skip,
                  self.rest, self.forms, self.old_pages, *swapping, self.perfect_day])


def do_all(browser, binary, home, has_script, width, theme, language):
    """The faults and the count of all acts, in one size, theme and language."""
    library = SmallLibrary(binary, home, f"deeds-{width}-{has_script}", language)
    try:
        browser.prefer(theme)
        browser.resize(width, SIZES[width])
        browser.call("Emulation.setScriptExecutionDisabled", value=not has_script)
        browser.open(library.address)
        deeds = Deeds(browser, library, has_script)
        deeds.do_all()
    finally:
        browser.call("Emulation.setScriptExecutionDisabled", value=False)
        library.close()
    place = f"{width}, {language}, {'with' if has_script else 'without'} JavaScript"
    return [f"{place}: {fault}" for fault in deeds.faults], deeds.count
