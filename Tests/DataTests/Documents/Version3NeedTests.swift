import Samples
import Testing
import TrackerData
import TrackerDomain

/// A library is written in version 3 if it has any data that only that stores; else its bytes are as before.
struct Version3NeedTests {
    private static func tracker(
        _ rule: Schedule = .everyDay, goals: GoalHistory? = nil, status: TrackerStatus = .active,
        skips: [Day] = [], pausedDays: [Day] = [], amounts: [Day] = [], notes: [Day] = []
    ) -> Tracker {
        Tracker.made(
            id: .tracker(1), name: "Run", emoji: "🙂", color: .number(1), categoryID: .category(1),
            kind: .habit(ScheduleHistory(rule, from: Day("2026-11-01"))), createdOn: Day("2026-11-01"),
            goals: goals, status: status, completions: DaySet([Stand.today]), skips: DaySet(skips),
            pausedDays: DaySet(pausedDays), amounts: DayMap(amounts.map { ($0, .thousandths(5)) }),
            notes: DayMap(notes.map { ($0, "Rain") }))
    }

    private static let plain = tracker()

    /// Each with one thing that version 2 has not.
    private static let newer: [Tracker] =
        Schedule.ofEachKind.filter { $0.firstVersion == Version3.number }.map { tracker($0) } + [
            tracker(goals: GoalHistory(Goal(.atLeast, .thousandths(5000)), from: Stand.today)),
            // Goals that there were, of which none is left.
            tracker(goals: GoalHistory(nil, from: Stand.today)),
            tracker(status: .paused(since: Stand.today)), tracker(status: .archived(since: Stand.today)),
            tracker(skips: [Stand.today]), tracker(pausedDays: [Stand.today]),
            tracker(amounts: [Stand.today]),
            tracker(notes: [Stand.today]),
        ]

    private static let newerChanges: [Change] =
        newer.flatMap { tracker -> [Change] in
            [.added(tracker, at: 0), .deleted(tracker, at: 0)] + plain.changes(to: tracker)
                + tracker.changes(to: plain)
        }
        + DaySetField.allCases.filter { $0 != .completions }.flatMap { field -> [Change] in
            [
                .tracker(.tracker(1), .days(field, DaySet([Stand.today]), isAdded: true)),
                .tracker(.tracker(1), .days(field, DaySet([Stand.today]), isAdded: false)),
            ]
        }
        + DayValueField.allCases.flatMap { field -> [Change] in
            [
                .tracker(.tracker(1), .value(field, on: Stand.today, from: nil, to: "5")),
                .tracker(.tracker(1), .value(field, on: Stand.today, from: "5", to: nil)),
            ]
        }

    private func bytes(_ tracker: Tracker, _ history: History = History()) throws -> String {
        let library = try Library(
            id: .library, categories: [Category(id: .category(1), name: "Home")], trackers: [tracker])
        return String(
            decoding: try LibraryEncoder.encode(library, history: history, generation: 1), as: UTF8.self)
    }

    private func version(of file: String) -> Int? {
        [2, 3].first { file.contains("<key>version</key>\n\t<integer>\($0)</integer>") }
    }

    @Test("The trackers below have all that a tracker of version 2 has not")
    func allThatIsNew() {
        func differences(_ one: Tracker, _ other: Tracker) -> [String] {
            zip(Mirror(reflecting: one).children, Mirror(reflecting: other).children).compactMap {
                one, other in
                "\(one.value)" == "\(other.value)" ? nil : one.label
            }
        }
        let all = Set(Mirror(reflecting: Self.plain).children.compactMap(\.label))
        let old: Set = [
            "id", "name", "emoji", "color", "categoryID", "createdOn", "isPinned", "marks",
        ]
        #expect(Set(Self.newer.flatMap { differences(Self.plain, $0) }) == all.subtracting(old))
    }

    @Test("A tracker with something new is written as version 3", arguments: newer)
    func trackers(tracker: Tracker) throws {
        #expect(version(of: try bytes(Self.plain)) == 2)
        #expect(version(of: try bytes(tracker)) == 3)
    }

    @Test(
        "A step that speaks of something new, done or undone, is written as version 3",
        arguments: newerChanges)
    func changes(change: Change) throws {
        let (old, new) = (
            Step(changes: [.pinned(.tracker(1))], day: Stand.today),
            Step(changes: [.unpinned(.tracker(1)), change], day: Stand.today)
        )
        #expect(version(of: try bytes(Self.plain, History(undo: [old, old], redo: [old]))) == 2)
        #expect(version(of: try bytes(Self.plain, History(undo: [new, old], redo: [old]))) == 3)
        // A tracker of today's rule cannot be given another one from a rule that it has not.
        if case .tracker(_, .set(.schedule, let from, _)) = change, from != Self.plain.text(of: .schedule) {
            return
        }
        #expect(version(of: try bytes(Self.plain, History(undo: [old], redo: [new, old]))) == 3)
    }

    @Test(
        "With the last of what is new, and the last step that speaks of it, the file is again the one it was",
        arguments: [
            [.editTracker(.tracker(1), TrackerEdit(.schedule(Schedule.ofEachKind[1])))],
            [
                .editTracker(
                    .tracker(1), TrackerEdit(.goal(Goal(.atLeast, .thousandths(5000), unit: "km")))),
                .amount(AmountEdit(.set, .thousandths(2500)), of: .tracker(1), on: DaySet([Stand.today])),
            ],
            [.skip([.tracker(1)], on: DaySet([Stand.today]))],
            [.note("Rain", of: .tracker(1), on: Stand.today)],
            [.pause([.tracker(1)], from: Day("2026-11-10")), .resume([.tracker(1)])],
            [.pause([.tracker(1)], from: nil)], [.archive([.tracker(1)])],
        ] as [[Edit]])
    func backToVersion2(edits: [Edit]) throws {
        let first = try bytes(Self.plain)
        let store = InMemoryLibraryStore(
            contents: Array(first.utf8), today: { Stand.today }, newIdentifier: { .library })
        func file(_ change: (inout Journal) throws(EditError) -> Void) throws -> String {
            _ = try store.update(change)
            return String(decoding: try #require(store.contents), as: UTF8.self)
        }
        let with = try file { (journal) throws(EditError) in try journal.perform(edits, today: Stand.today) }
        #expect(version(of: with) == 3)
        let undone = try file { (journal) throws(EditError) in _ = try journal.undo() }
        #expect(version(of: undone) == 3, "the step can be done again")
        let forgotten = try file { (journal) throws(EditError) in journal.clearHistory() }
        func list(_ file: String) -> Substring { file.split(separator: "<!-- tracker")[0] }
        let generations = "<integer>4</integer>"
        #expect(list(forgotten).contains(generations))
        #expect(list(forgotten).replacing(generations, with: "<integer>1</integer>") == list(first))
    }
}
