"""Reads what Scripts/check-exports has exported, and compares it with what was put in."""

import csv
import json
import sys
from collections import Counter
from datetime import date, datetime, timedelta, timezone
from pathlib import Path

from dateutil.rrule import rrulestr
from icalendar import Calendar

room, note = Path(sys.argv[1]), sys.argv[2]
SUM, THREE, ENDS, TAILS, WEEK = (
    '=SUM(A1), "quoted"; and \\n',
    "Каждые три дня | **жирный** <b>",
    "שלום 🙂 30 and 31",
    "'29 and 30",
    "-3 a week",
)
september = lambda *days: [date(2026, 9, day) for day in days]
DONE = {
    SUM: september(2, 3, 4, 5, 6, 7),
    THREE: september(2, 3),
    TAILS: september(30),
    WEEK: [date(2026, 11, day) for day in (1, 2, 3)],
    "@Exam": [date(2026, 10, 10)],
}


def check(what, found, expected):
    if found != expected:
        sys.exit(f"check-exports: {what}:\n    found    {found!r}\n    expected {expected!r}")


# --- iCalendar
raw = (room / "export.ics").read_bytes()
lines = raw.split(b"\r\n")
check("the end of the calendar", (lines[-2:], b"\n" in raw.replace(b"\r\n", b"")), ([b"END:VCALENDAR", b""], False))
check("lines of more than 75 bytes", [line for line in lines if len(line) > 75], [])
calendar = Calendar.from_ical(raw)
entries = list(calendar.walk())[1:]
check("what the parser could not read", [entry.errors for entry in entries if entry.errors], [])
check(
    "required properties",
    [e for e in entries if "UID" not in e or e["DTSTAMP"].dt != datetime(2026, 11, 20, tzinfo=timezone.utc)],
    [],
)


def name(entry):
    """The tracker's name: without check mark, emoji and what a quota asks for."""
    text = str(entry["SUMMARY"]).removeprefix("✓ ").split(" ", 1)[1]
    return text.removesuffix(" (3 times a week)")


check("components", Counter(e.name for e in entries), Counter(VEVENT=6 + 14, VTODO=1))
check("tasks", [(name(e), str(e["STATUS"])) for e in entries if e.name == "VTODO"], [("To come", "NEEDS-ACTION")])
done = {}
for entry in entries:
    if entry.get("STATUS") == "CONFIRMED":
        check("the mark of a done day", str(entry["SUMMARY"])[0], "✓")
        done.setdefault(name(entry), []).append(entry["DTSTART"].dt)
check("done days", {key: sorted(days) for key, days in done.items()}, DONE)

series = {}
for entry in entries:
    if "RRULE" in entry:
        series.setdefault(name(entry), []).append(entry)
check("rules", {key: len(found) for key, found in series.items()}, {SUM: 1, THREE: 2, ENDS: 1, TAILS: 1, WEEK: 1})
check("ids of rules", len({str(e["UID"]) for found in series.values() for e in found}), 6)


def days(entry, until):
    """The days of a rule as the dateutil package expands it."""
    start = datetime.combine(entry["DTSTART"].dt, datetime.min.time())
    rule = rrulestr(entry["RRULE"].to_ical().decode(), dtstart=start)
    excluded = {d.dt for d in entry["EXDATE"].dts} if "EXDATE" in entry else set()
    found = {d.date() for d in rule.between(start, datetime.combine(until, datetime.min.time()), inc=True)}
    return found - excluded


def every_day(first, last):
    return [first + timedelta(days=count) for count in range((last - first).days + 1)]


start, end = date(2026, 9, 1), date(2028, 12, 31)
last = lambda day: (day.replace(day=28) + timedelta(days=4)).replace(day=1) - timedelta(days=1)
on = lambda day, *numbers: day.day in {min(number, last(day).day) for number in numbers}
for habit, plan in {
    SUM: lambda d: d.weekday() in (0, 2, 4) and d not in september(11, 12),
    THREE: lambda d: (d - date(2026, 9, 2)).days % 3 == 0 if d < date(2026, 11, 20) else (d - date(2026, 11, 20)).days % 5 == 0,
    ENDS: lambda d: on(d, 1, 30, 31),
    TAILS: lambda d: on(d, 29, 30) and d < date(2026, 11, 20),
    WEEK: lambda d: d.weekday() == 0,
}.items():
    found = set().union(*(days(entry, end) for entry in series[habit]))
    check(f"days of {habit}", sorted(found), [d for d in every_day(start, end) if plan(d)])
for entry in entries:
    if "RECURRENCE-ID" in entry:
        own = [e for found in series.values() for e in found if e["UID"] == entry["UID"]]
        check("what a day takes the place of", entry["RECURRENCE-ID"].dt in days(own[0], end), True)
notes = [str(e["DESCRIPTION"]) for e in entries if "DESCRIPTION" in e]
check("descriptions", Counter(notes), Counter({"5.5 km": 6, "2.25 km\n" + note: 1}))
check("categories", {name(e): e["CATEGORIES"].cats for e in series[SUM]}, {SUM: ["Sport, +1"]})

# --- tables
plain = lambda cell: cell[1:] if cell[:1] == "'" and cell[1:2] in tuple("=+-@\t\r'") else cell
with open(room / "export.csv", newline="", encoding="utf-8") as file:
    rows = list(csv.DictReader(file, strict=True))
table = {}
for row in rows:
    check("a cell that is calculated", [c for c in row.values() if c[:1] in tuple("=+-@\t\r")], [])
    if row["mark"] == "done":
        table.setdefault(plain(row["tracker"]), []).append(date.fromisoformat(row["date"]))
check("done days in the table", table, DONE)
check("skipped days", [row["date"] for row in rows if row["mark"] == "skipped"], ["2026-09-11", "2026-09-12"])
check("amounts", sum(float(row["amount"] or 0) for row in rows), 6 * 5.5 + 2.25)
check("notes", [row["note"] for row in rows if row["note"]], [note])
with open(room / "wide.csv", newline="", encoding="utf-8") as file:
    wide = list(csv.reader(file, strict=True))
columns = {
    f"{SUM}  [Sport, +1]",
    f"{SUM}  [Sport, +1]  at least 5 km",
    f"{THREE}  [Дом; -1]",
    f"{ENDS}  [Sport, +1]",
    f"{TAILS}  [@Home]",
    f"{WEEK}  [@Home]",
    "@Exam  [@Home]  event",
    "To come  [@Home]  event",
}
check("columns", sorted(plain(cell) for cell in wide[0][1:]), sorted(columns))
check("days of the wide table", [row[0] for row in wide[1:]], [str(d) for d in every_day(date(2026, 9, 2), date(2026, 11, 3))])
check("its cells", Counter(cell for row in wide[1:] for cell in row[1:] if cell), Counter({"5.5": 6, "2.25": 1, "1": 13, "s": 2}))

# --- the document, and the page
document = json.loads((room / "export.json").read_text(encoding="utf-8"))
check("completions in the document", {t["name"]: len(t["completions"]) for t in document["trackers"] if t["completions"]}, {k: len(v) for k, v in DONE.items()})
page = (room / "export.markdown").read_text(encoding="utf-8").splitlines()
check("months", [line for line in page if line.startswith("## ")], ["## November 2026", "## October 2026", "## September 2026"])
print(f"ok: {len(entries)} entries of a calendar, {len(rows)} rows of a table, a document and a page, read by other programs")
