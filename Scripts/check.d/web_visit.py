"""A visit of the pages of one library: what both the mouse and the keyboard need."""

import json

from browser import BrowserError
from web_views import complaints

NOTICE = "document.querySelector('.notice')?.innerText ?? ''"
ALERT = "[...document.querySelectorAll('[role=alert]')].map(e => e.innerText).join()"


class Visit:
    """Parts of a visit are methods, which count what they expect and keep what does not hold."""

    def __init__(self, browser, library):
        self.browser, self.library = browser, library
        self.faults, self.count = [], 0

    def run(self, parts):
        """Each part on its own: one that cannot go on does not end the others."""
        for part in parts:
            start = len(self.faults)
            try:
                part()
            except BrowserError as error:
                self.faults.append(str(error))
            self.faults += complaints(self.browser, "the page", self.library.root)
            # One place is enough to mend what many have.
            found = dict.fromkeys(self.faults[start:])
            self.faults[start:] = [f"{part.__name__.replace('_', ' ')}: {fault}" for fault in found]

    def expect(self, is_true, sentence):
        self.count += 1
        if not is_true:
            self.faults.append(sentence)

    def open(self, address=""):
        self.browser.open(self.library.root + address)

    def value(self, expression):
        return self.browser.evaluate(expression)

    def of(self, selector, expression):
        """The value of an expression about the first element of a selector, called `e`."""
        return self.value(f"(e => {expression})(document.querySelector({json.dumps(selector)}))")

    def has_focus(self, name):
        return self.browser.comes(f"document.activeElement.name === '{name}'")

    # What the library holds.

    def shown(self, name):
        return self.library.json("show", name)

    def amount(self, name):
        """The amount of today; nothing if there is none."""
        return self.shown(name)["amounts"].get(self.library.today)

    def is_listed(self, name):
        return self.library.card(name) is not None

    def is_done(self, name):
        return self.library.card(name)["completed"]
