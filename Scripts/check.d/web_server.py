"""A library, the program that keeps it, and the server that shows it."""

import http.client
import json
import os
import subprocess

DAY = "2026-11-20"
TRACKERS = [["Walk the dog", "Home", "--schedule", "daily", "--pin"], ["Cold shower", "Health", "--schedule", "weekdays"],
            ["Run", "Health", "--goal", "30 km a week"], ["Drink water", "Health", "--schedule", "daily", "--goal", "2 l"],
            ["Coffee", "Health", "--schedule", "daily", "--limit", "2 cups"], ["Gym", "Health", "--schedule", "3/week"]]
MARKS = [["Walk the dog", "2026-11-16..2026-11-19"], ["Gym", "2026-11-16,2026-11-17"], ["Run", "2026-11-16", "10"],
         ["Run", "2026-11-18", "8"], ["Drink water", "today", "1.2"], ["Coffee", "2026-11-16", "1"]]


class Library:
    """The library in a folder of `home`, in one language; commands and pages see the same day."""

    def __init__(self, binary, home, folder, language, today):
        self.binary, self.language, self.today = binary, language, today
        self.environment = {"HOME": home, "XDG_DATA_HOME": f"{home}/{folder}", "LANG": "C.UTF-8",
                            "TRACKER_LANG": language, "TRACKER_TODAY": today, "PATH": os.environ["PATH"]}
        self.server = subprocess.Popen(
            [binary, "web", "--port", "0"], env=self.environment, text=True,
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        # With its token, which the browser keeps in a cookie.
        self.address = self.server.stdout.readline().strip()
        self.root = self.address.split("?")[0]

    def run(self, *words):
        return subprocess.run(
            [self.binary, *words], env=self.environment, text=True, check=True, capture_output=True).stdout

    def json(self, *words):
        return json.loads(self.run(*words, "--json"))

    def id(self, name):
        return self.json("show", name)["id"]

    def steps(self):
        return len(self.json("history")["undo"])

    def card(self, name, day=None):
        """The tracker as the list shows it; nothing if it does not."""
        sections = self.json("list", *(["--date", day] if day else []))["sections"]
        return next((card for section in sections for card in section["trackers"] if card["name"] == name), None)

    def fetch(self, address, cookie=None):
        """The headers and the bytes that an address within the pages answers with."""
        connection = http.client.HTTPConnection(self.root.split("/")[2])
        connection.request("GET", f"/{address}", headers={"Cookie": cookie} if cookie else {})
        answer = connection.getresponse()
        return answer.headers, answer.read()

    def page(self, address):
        """The bytes of a page, as a browser with the token sees it."""
        headers = self.fetch("?" + self.address.split("?")[1])[0]
        return self.fetch(address, headers["Set-Cookie"].split(";")[0])[1]

    def close(self):
        self.server.terminate()
        self.server.wait()


class SmallLibrary(Library):
    """The library of section J of the specification, on its day."""

    def __init__(self, binary, home, folder, language):
        super().__init__(binary, home, folder, language, DAY)
        for name, category, *rule in TRACKERS:
            self.run("add", name, "--category", category, "--start", "2026-11-09", *rule)
        self.run("add", "Dentist", "--category", "Health", "--event")
        for name, days, *amount in MARKS:
            self.run("done", name, "--date", days, *(["--amount", *amount] if amount else []))
