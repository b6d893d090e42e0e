import Samples
import TestKit
import Testing
import TrackerDomain
import TrackerExchange

/// Our own table with a column for each tracker, written and read again.
struct WideRoundTripTests {
    @Test(
        "X2: what was begun or passed comes back as that, what is within a limit as done, goals and units too"
    )
    func marks() throws {
        let library = try Library.holding(
            .habit(
                1, "Run", goal: "at least 5 km", done: ["2026-03-02", "2026-03-05"],
                skipped: ["2026-03-06"],
                amounts: [("2026-03-02", "5"), ("2026-03-03", "1"), ("2026-03-06", "2")]
            ),
            .habit(
                2, "Coffee", in: .work, goal: "at most 2", done: ["2026-03-02", "2026-03-03"],
                pausedDays: ["2026-03-05"],
                amounts: [("2026-03-02", "0"), ("2026-03-03", "2"), ("2026-03-04", "4")]),
            .habit(3, "Walk", done: ["2026-03-03"], skipped: ["2026-03-03"]),
            .event(4, "Exam", done: ["2026-03-04"]))
        let brought = try Brought(library.exported(as: .csv, isWide: true))
        #expect(
            brought.trackers == [
                "Run in Home: \(everyDay), at least 5 km from 2026-03-02; 2026-03-02 done, 2026-03-05 done, "
                    + "2026-03-02 5, 2026-03-03 1, 2026-03-06 2, 2026-03-06 skip",
                "Walk in Home: \(everyDay) from 2026-03-03; 2026-03-03 done, 2026-03-03 skip",
                "Exam in Home: event from 2026-03-04; 2026-03-04 done",
                "Coffee in Work: \(everyDay), at most 2 from 2026-03-02; 2026-03-02 done, 2026-03-03 done, "
                    + "2026-03-02 0, 2026-03-03 2, 2026-03-04 4, 2026-03-05 rest",
            ])
        #expect(brought.understood == [] && brought.dropped == [] && brought.leftOut == [])
    }

    @Test("X2: twins of one name, and the longest names, units and categories, come back each with its own")
    func twins() throws {
        let long = String(repeating: "Ж", count: 38)
        let home = Category(id: 7, name: String(repeating: "]", count: 38))
        let goal = Goal(.atLeast, "0.125", unit: String(repeating: "ё", count: 12))
        let library = try Library.holding(
            .habit(2001, "Run", done: ["2026-03-02"]),
            .habit(2002, "RUN", goal: "at least 5 km", done: ["2026-03-03"]),
            .habit(3, long, in: 7, goal: goal, amounts: [("2026-03-02", "0.001")]),
            .event(4, long, in: 7, done: ["2026-03-02"]), categories: [.home, home])
        try expectSame(library)
    }

    @Test("X2: whatever names, categories and units hold comes back")
    func hostile() throws {
        var names = HostileNames(seed: 31)
        for number in 0..<200 {
            let unit = DraftUnit(names.next()).text
            let library = try Library.holding(
                .habit(
                    1, names.next(), in: 7, goal: Goal(.atMost, "2", unit: unit), done: ["2026-03-02"],
                    amounts: [("2026-03-02", "1"), ("2026-03-03", "3")]),
                .event(2, names.next(), in: 7, done: ["2026-03-02"]),
                categories: [Category(id: 7, name: names.next())])
            try expectSame(library, "\(number)")
        }
    }

    @Test(
        "X2: libraries that random edits made come back, and are nothing new to where they are from",
        arguments: 1...40)
    func random(seed: UInt64) throws {
        var random = RandomEdits(seed: seed)
        var journal = Journal(library: Library(id: 1))
        var today: Day = "2026-11-20"
        for _ in 0..<60 {
            today = random.today(after: today)
            for edit in random.edits(of: journal.library, today: today) {
                _ = try? journal.perform([edit], today: today)
            }
        }
        try expectSame(journal.library, "seed \(seed)")
        let brought = try Brought(journal.library.exported(as: .csv, isWide: true)).library
        #expect(try journal.perform([.merge(brought)], today: today) == [])
    }

    @Test("X2: a table written before headings told of goals is read as it was")
    func old() throws {
        let brought = try Brought(
            "date,\"Swim, far\",'=Read\n2026-03-02,1,1\n2026-03-03,2.5,\n2026-03-05,s,0\n")
        #expect(
            brought.trackers == [
                "Swim, far in CSV: \(everyDay) from 2026-03-02; 2026-03-02 done, 2026-03-03 done, 2026-03-02 1, "
                    + "2026-03-03 2.5, 2026-03-05 skip",
                "=Read in CSV: \(everyDay) from 2026-03-02; 2026-03-02 done",
            ])
    }

    @Test("X2: one that a European spreadsheet saved again, with a column of a person's own")
    func european() throws {
        let brought = try Brought(
            """
            date;Run  [Sport];Run  [Sport]  at least 2.5 km;Sit
            02.03.2026;1;2,5;1
            03.03.2026;;1,25;

            """)
        #expect(
            brought.trackers == [
                "Run in Sport: \(everyDay), at least 2.5 km from 2026-03-02; 2026-03-02 done, 2026-03-02 2.5, "
                    + "2026-03-03 1.25",
                "Sit in CSV: \(everyDay) from 2026-03-02; 2026-03-02 done",
            ])
    }

    @Test("X2: a heading or a cell that says nothing known is named")
    func broken() throws {
        let brought = try Brought(
            "date,Run  [Sport]  5 km,Sit  [Home],Sit  [Home]  amount,Exam  [Home]  event\n"
                + "2026-03-02,5,7,x,s\n2026-03-03,,s 1,2,1\n", keepGoing: true)
        #expect(
            // Of a line the first fault is told.
            brought.leftOut == ["file 1 heading 5 km", "file 2 value 7"])
        #expect(
            brought.days == ["Sit: 2026-03-03 done, 2026-03-03 2, 2026-03-03 skip", "Exam: 2026-03-03 done"])
    }

    @Test("X2: an empty library is a table, too")
    func empty() throws {
        #expect(try Brought(Library(id: 1).exported(as: .csv, isWide: true)).library.trackers == [])
    }

    /// Expects that a library comes back with all that a wide table tells of.
    private func expectSame(_ library: Library, _ comment: String = "") throws {
        let text = try library.exported(as: .csv, isWide: true)
        let brought = try Brought(text)
        #expect(brought.leftOut == [], "\(comment)")
        let told = { (library: Library) in library.sortedTrackers.map { Told($0, in: library) } }
        let (there, here) = (told(library), told(brought.library))
        #expect(there.count == here.count, "\(comment)")
        for tracker in there { #expect(here.contains(tracker), "\(comment) \(tracker)\n\(text.prefix(500))") }
    }
}

/// What a wide table tells of a tracker.
private struct Told: Hashable {
    let name, category: String
    let isEvent: Bool
    let done, skips, pausedDays: DaySet
    let amounts: [Day: Amount]
    let goals: [Goal?]

    init(_ tracker: Tracker, in library: Library) {
        (name, isEvent) = (tracker.name, tracker.isEvent)
        category = library.category(tracker.categoryID)?.name ?? ""
        // SUM-6: a mark on a day of a sum with an amount counts for nothing; the day of the export is its default.
        (done, skips, pausedDays) = (tracker.doneDays(today: .today), tracker.skips, tracker.pausedDays)
        amounts = Dictionary(uniqueKeysWithValues: tracker.amounts.entries.map { ($0.day, $0.value) })
        goals = ((Day("2026-11-20") - 400)...(Day("2026-11-20") + 400)).map { day in
            // Those that stand beside a sum, too.
            tracker.goals.flatMap { $0[day] }
        }
    }
}

/// The beginning of a text that is a unit.
private struct DraftUnit {
    let text: String

    init(_ text: String) { self.text = (try? Goal.cleanedUnit(String(text.prefix(12)))) ?? "" }
}
