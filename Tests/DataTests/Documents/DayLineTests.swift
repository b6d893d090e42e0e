import Samples
import Testing
import TrackerData
import TrackerDomain

/// The lines of the history that version 3 began with.
struct DayLineTests {
    private static let id = Identifier.tracker(1)

    private static func habit(_ name: String) -> NewTracker {
        NewTracker(
            id: id, name: name, category: .named("Home", newID: .category(1)), schedule: .everyDay,
            startingOn: Day("2026-11-01"), .emoji("🙂"), .color(.number(1)))
    }

    private static let full = Tracker.made(
        id: .tracker(2), name: "Read", emoji: "😻", color: .number(2), categoryID: .category(1),
        kind: .habit(
            ScheduleHistory(.weekdays(.weekends), from: Stand.today).changing(
                to: .quota(Quota(3, in: .week)!), on: Stand.today + 1)),
        createdOn: Stand.today, isPinned: true,
        goals: GoalHistory(Goal(.atLeast, .thousandths(1500), unit: "h \"=\" ;"), from: Stand.today),
        status: .archived(since: Stand.today), completions: DaySet([Stand.today]),
        skips: DaySet([Day("2025-12-31"), Day("2026-01-01"), Day("2026-02-02")]),
        pausedDays: DaySet([Day("2026-01-01")]),
        amounts: DayMap([(Day("2025-12-31"), .thousandths(1)), (Day("2026-02-02"), .most)]),
        notes: DayMap([
            (Day("2026-01-01"), "$null"), (Day("2026-01-02"), "\u{301}a ; > b=\"c\" \\"),
            (Day("2026-01-03"), ";"),
        ]))

    private func line(of step: Step) throws -> String {
        let library = try Library(
            id: .library, categories: [Category(id: .category(1), name: "Home")], trackers: [])
        let bytes = try LibraryEncoder.encode(library, history: History(undo: [step]), generation: 1)
        let history = try #require(PropertyListTape(bytes).root.value(of: "history"))
        return try #require(try history.value(of: "undo")?.items.last?.text)
    }

    @Test("A tracker that is added with everything there is stands whole in its line")
    func wholeTracker() throws {
        let step = Step(changes: [.added(Self.full, at: 0)], day: Stand.today)
        #expect(
            try line(of: step) == "2026-11-20 trackerAdded \(Identifier.tracker(2)) at=0 created=2026-11-20 "
                + "category=\(Identifier.category(1)) color=2 emoji=\"😻\" name=\"Read\" schedule=2026-11-20:sat,sun "
                + #"schedule="2026-11-21:3 a week" goal="2026-11-20:at least 1.5 h \"=\" ;" pinned=yes "#
                + #"standing="archived 2026-11-20" skips="2025 12:31" skips="2026 01:1 02:2" rests="2026 01:1" "#
                + #"amount="2025 12:31=0.001" amount="2026 02:2=1000000" note="2026-01-01 \\$null" "#
                + "note=\"2026-01-02 \u{301}a ; > b=\\\"c\\\" \\\\\" note=\"2026-01-03 ;\" 2026 11:20")
    }

    @Test("A tracker with a note on each day of three centuries stands whole in a line, too")
    func longestTracker() throws {
        let days = Day.earliest...Day.latest
        let tracker = Tracker.made(
            id: .tracker(2), name: "Read", emoji: "😻", color: .number(2), categoryID: .category(1),
            kind: .event, createdOn: Stand.today,
            notes: DayMap(days.map { ($0, "a") }))
        let step = Step(changes: [.added(tracker, at: 0)], day: Stand.today)
        #expect(try line(of: step).utf8.count > 1 << 21)
    }

    @Test("Each kind of act on days has its line")
    func acts() throws {
        let store = InMemoryLibraryStore(today: { Stand.today }, newIdentifier: { .library })
        let (id, km) = (Self.id, Goal(.atLeast, .thousandths(5000), unit: "km"))
        let rows: [(edits: [Edit], line: String)] = [
            (
                [.editTracker(id, TrackerEdit(.goal(km)))],
                #"set \#(id) goal > "2026-11-20:at least 5 km""#
            ),
            ([.complete([id], on: Stand.today)], "amount \(id) 2026-11-20 > 5 ; completed \(id) 2026 11:20"),
            (
                [.amount(AmountEdit(.subtract, .thousandths(2500)), of: id, on: DaySet([Stand.today]))],
                "amount \(id) 2026-11-20 5 > 2.5 ; uncompleted \(id) 2026 11:20"
            ),
            ([.uncomplete([id], on: Stand.today)], "amount \(id) 2026-11-20 2.5 >"),
            (
                [.skip([id], on: DaySet([Day("2026-11-18"), Day("2026-12-01")]))],
                "skipped \(id) 2026 11:18 12:1"
            ),
            ([.unskip([id], on: DaySet([Day("2026-12-01")]))], "unskipped \(id) 2026 12:1"),
            (
                [.pause([id], from: Day("2026-11-15"))],
                #"set \#(id) standing "active" > "paused 2026-11-15""#
            ),
            (
                [.resume([id])],
                "rested \(id) 2026 11:15-19 ; "
                    + #"set \#(id) standing "paused 2026-11-15" > "active""#
            ),
            ([.unskip([id], on: DaySet([Day("2026-11-16")]))], "unrested \(id) 2026 11:16"),
            (
                [.note("Rain; \"hail\" > \\", of: id, on: Day("2027-01-01"))],
                #"note \#(id) 2027-01-01 > text="Rain; \"hail\" > \\""#
            ),
            (
                [.note("$null", of: id, on: Day("2027-01-01"))],
                #"note \#(id) 2027-01-01 text="Rain; \"hail\" > \\" > text="$null""#
            ),
            ([.note(nil, of: id, on: Day("2027-01-01"))], #"note \#(id) 2027-01-01 text="$null" >"#),
            (
                [.archive([id])],
                #"set \#(id) standing "active" > "archived 2026-11-20""#
            ),
            (
                [
                    .editTracker(
                        id,
                        TrackerEdit(.name("Jog"), .goal(nil), .color(.number(3)), .schedule(.quotaOfTests)))
                ],
                #"set \#(id) name "Run" > "Jog" ; set \#(id) schedule "2026-11-01:mon,tue,wed,thu,fri,sat,sun" > "#
                    + #""2026-11-01:mon,tue,wed,thu,fri,sat,sun" "2026-11-20:3 a week" ; "#
                    + #"set \#(id) goal "2026-11-20:at least 5 km" > ; set \#(id) color "1" > "3""#
            ),
        ]
        _ = try store.update { (journal) throws(EditError) in
            try journal.perform([.addTracker(Self.habit("Run"))], today: Stand.today)
        }
        var libraries = [try store.load().library]
        for row in rows {
            _ = try store.update { (journal) throws(EditError) in
                try journal.perform(row.edits, today: Stand.today)
            }
            let contents = try #require(store.contents)
            let history = try #require(PropertyListTape(contents).root.value(of: "history"))
            #expect(try history.value(of: "undo")?.items.last?.text == "2026-11-20 " + row.line)
            libraries.append(try store.load().library)
        }
        for library in libraries.dropLast().reversed() {
            _ = try store.update { (journal) throws(EditError) in try journal.undo() }
            #expect(try store.load().library == library)
        }
        for library in libraries.dropFirst() {
            _ = try store.update { (journal) throws(EditError) in try journal.redo() }
            #expect(try store.load().library == library)
        }
    }

    @Test(
        "A line that is no step of ours is refused with its place",
        arguments: [
            "skipped ID", "skipped ID 11:20", "skipped ID 2026 02:30", "rested ID 2026 11:20 &gt; 2026 11:21",
            "unskipped 2026 11:20", "amount ID", "amount ID 2026-11-20", "amount ID 2026-11-20 5",
            "amount ID 2026-11-20 &gt;", "amount ID 2026-11-20 5 &gt; 5", "amount ID 2026-11-20 5 6 &gt; 7",
            "amount ID 2026-11-20 5 &gt; 7 8", "amount ID 2026-02-29 5 &gt; 7", "amount ID 5 &gt; 7",
            "amount ID 2026-11-20 05 &gt; 7", "amount ID 2026-11-20 5.0 &gt; 7",
            "amount ID 2026-11-20 5 &gt; 1.2345",
            "amount ID 2026-11-20 5 &gt; 1000000.001", "amount ID 2026-11-20 5 &gt; -1",
            "amount ID 2026-11-20 5 &gt; 7 &gt; 8", "amount ID 2026-11-20 text=\"5\" &gt; 7",
            "note ID 2026-11-20 &gt;", "note ID 2026-11-20 a &gt; b", "note ID 2026-11-20 text=\"a\"",
            "note ID 2026-11-20 text=\"a\" &gt; text=\"a\"", "note ID 2026-11-20 text=\"\" &gt; text=\"a\"",
            "note ID 2026-11-20 text=\"a\" text=\"b\" &gt; text=\"c\"",
            "note ID 2026-11-20 &gt; text=\"\(String(repeating: "a", count: 501))\"",
            "note ID &gt; text=\"a\"", "set ID standing=\"active\" &gt; goal=2026-11-20:none",
            "trackerAdded ID WHOLE skips=\"2026\"", "trackerAdded ID WHOLE skips=\"2026 02:30\"",
            "trackerAdded ID WHOLE rests=\"2026 01:1\" rests=\"2026 01:2\"",
            "trackerAdded ID WHOLE amount=\"2026 01:1\"", "trackerAdded ID WHOLE amount=5",
            "trackerAdded ID WHOLE note=\"Rain\"", "trackerAdded ID WHOLE goal=\"2026-11-20:5 km\"",
            "trackerAdded ID WHOLE standing=\"gone\"", "trackerAdded ID WHOLE completions=\"2026 01:1\"",
        ])
    func refused(line: String) throws {
        let whole =
            "at=0 created=2026-11-20 category=\(Identifier.category(1)) color=1 emoji=\"🙂\" name=\"Run\" "
            + "schedule=2026-11-20:mon"
        func contents(_ line: String) -> [UInt8] {
            var text = Version2Text()
            text.version = "<integer>3</integer>"
            let line = line.replacing("ID", with: "\(Self.id)").replacing("WHOLE", with: whole)
            text.history =
                "<dict><key>redo</key><array/><key>removed</key><array/><key>undo</key><array><string>2026-11-20 \(line)"
                + "</string></array></dict>"
            return Array(text.file.utf8)
        }
        func journal(_ line: String) throws(StoreError) -> Journal {
            try InMemoryLibraryStore(
                contents: contents(line), today: { Stand.today }, newIdentifier: { .library }
            ).loadJournal()
        }
        #expect(try journal("trackerAdded ID WHOLE").history.undo.count == 1)
        #expect(throws: StoreError.unreadable(path: "memory", .invalid(at: "history › undo › 1"))) {
            try journal(line)
        }
    }
}

extension Schedule {
    fileprivate static let quotaOfTests = Schedule.quota(Quota(3, in: .week)!)
}
