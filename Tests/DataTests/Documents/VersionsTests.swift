import Samples
import Testing
import TrackerData
import TrackerDomain

/// The version of the file in which a library and its history are written.
struct VersionsTests {
    /// A tracker of a version that has neither pins nor any rule for habits yet.
    private struct PlainTracker: TrackerDocument {
        static let fields = Version2.Tracker.fields.subtracting([.pinned])
        static let days = Version2.Tracker.days
        static let dayFields = Version2.Tracker.dayFields

        var rest: Version2.Tracker

        init(_ tracker: Tracker) { rest = Version2.Tracker(tracker) }

        func tracker() throws(PropertyListFault) -> Tracker { try rest.tracker() }
    }

    private static let versions = Versions([
        FileVersion(0, PlainTracker.self), FileVersion(2, Version2.Tracker.self),
    ])

    private static func run(isPinned: Bool, _ kind: Tracker.Kind = .event) -> Tracker {
        Tracker.made(
            id: .tracker(1), name: "Run", emoji: "🙂", color: .number(1), categoryID: .category(1),
            kind: kind,
            createdOn: Stand.today, isPinned: isPinned, completions: DaySet([Stand.today]))
    }

    private static let habit = run(
        isPinned: false, .habit(ScheduleHistory(.weekdays(.weekends), from: Stand.today)))

    private func library(_ trackers: Tracker...) throws -> Library {
        try Library(
            id: .library, categories: [Category(id: .category(1), name: "Home")], trackers: trackers)
    }

    private func version(_ library: Library, undo: [Change] = [], redo: [Change] = []) -> Int {
        func steps(_ changes: [Change]) -> [Step] {
            changes.isEmpty ? [] : [Step(changes: changes, day: Stand.today)]
        }
        return Self.versions.oldest(keeping: library, History(undo: steps(undo), redo: steps(redo))).number
    }

    @Test("The newest version has every field of a tracker, all that days hold, and every kind of rule")
    func newest() {
        let newest = Versions.known.newest
        #expect(newest.tracker.fields == Set(TrackerField.allCases))
        #expect(newest.tracker.days == Set(DaySetField.allCases))
        #expect(newest.tracker.dayFields == Set(DayValueField.allCases))
        #expect(Schedule.ofEachKind.allSatisfy { $0.firstVersion <= newest.number })
    }

    @Test("Versions follow one another from 2 on, and a number finds its own")
    func numbers() {
        let numbers = Versions.known.all.map(\.number)
        #expect(numbers == Array(2..<2 + numbers.count))
        for number in numbers { #expect(Versions.known[number]?.number == number) }
        #expect(Versions.known[1] == nil)
        #expect(Versions.known[Versions.known.newest.number + 1] == nil)
    }

    @Test("A library without anything new is written as the older version, one with it as the newer")
    func libraries() throws {
        #expect(try version(library()) == 0)
        #expect(try version(library(Self.run(isPinned: false))) == 0)
        #expect(try version(library(Self.run(isPinned: true))) == 2)
        #expect(try version(library(Self.habit)) == 2)
    }

    private static let changes: [Change] = [
        .added(run(isPinned: false), at: 0), .deleted(run(isPinned: false), at: 0),
        .tracker(.tracker(1), .set(.name, from: "Run", to: "Jog")),
        .completed(.tracker(1), DaySet([Stand.today])),
        .uncompleted(.tracker(1), DaySet([Stand.today])),
        .added(Category(id: .category(2), name: "Out"), at: 0),
        .deleted(Category(id: .category(2), name: "Out"), at: 0),
        .category(.category(1), .set(.name, from: "Home", to: "House")),
    ]

    private static let newerChanges: [Change] = [
        .added(run(isPinned: true), at: 0), .deleted(run(isPinned: true), at: 0),
        .pinned(.tracker(1)), .unpinned(.tracker(1)),
        .added(habit, at: 0), .deleted(habit, at: 0),
        .tracker(.tracker(1), .set(.schedule, from: habit.text(of: .schedule), to: "")),
        .tracker(.tracker(1), .set(.schedule, from: "", to: habit.text(of: .schedule))),
    ]

    @Test("A history without anything new leaves the older version", arguments: changes)
    func older(change: Change) throws {
        #expect(try version(library(), undo: [change], redo: [change]) == 0)
    }

    @Test(
        "A step that speaks of something new, done or undone, needs the newer version",
        arguments: newerChanges)
    func newer(change: Change) throws {
        #expect(try version(library(), undo: [Self.changes[0], change], redo: Self.changes) == 2)
        #expect(try version(library(), undo: Self.changes, redo: [Self.changes[0], change]) == 2)
    }

    /// The code of a version that adds a text: here the number of letters of the name.
    private struct LengthKeys: TrackerExtension {
        typealias Before = Version3.Tracker

        var length: String?

        init(_ tracker: Tracker) { length = tracker.name.count > 3 ? String(tracker.name.count) : nil }

        func add(to tracker: inout Tracker) throws(PropertyListFault) {
            guard let length else { return }
            guard Int(length) != nil else { throw .invalid(path: "length", problem: "no number") }
            tracker.notes[Stand.today] = Note(length)
        }
    }

    @Test("A version is the one before it and its own keys, in one dictionary, read as strictly")
    func extending() throws {
        typealias Next = ExtendedTracker<LengthKeys>
        #expect(Next.fields == Version3.Tracker.fields && Next.days == Version3.Tracker.days)
        let tracker = Tracker.made(
            id: .tracker(1), name: "Swim", emoji: "🙂", color: .number(1), categoryID: .category(1),
            kind: .event,
            createdOn: Stand.today, status: .archived(since: Stand.today))
        guard
            case .dictionary(let before) = try PropertyListValueEncoder.value(of: Version3.Tracker(tracker)),
            case .dictionary(let entries) = try PropertyListValueEncoder.value(of: Next(tracker))
        else {
            Issue.record("no dictionary")
            return
        }
        #expect(entries.keys.sorted() == (before.keys + ["length"]).sorted())
        #expect(before.allSatisfy { entries[$0.key] == $0.value })
        func read(_ entries: [String: PropertyListValue]) throws -> Tracker {
            try PropertyListTape(PropertyListWriter.bytes(of: .dictionary(entries))).root.decode(Next.self)
                .tracker()
        }
        var expected = tracker
        expected.notes[Stand.today] = Note("4")
        #expect(try read(entries) == expected)
        // A file of the version before says nothing of what this one adds.
        #expect(try read(before) == tracker)
        #expect(throws: PropertyListFault.invalid(path: "extra", problem: "unknown key")) {
            try read(entries.merging(["extra": .boolean(true)]) { $1 })
        }
        #expect(throws: PropertyListFault.invalid(path: "length", problem: "no number")) {
            try read(entries.merging(["length": .string("four")]) { $1 })
        }
    }

    @Test("The documents of a library and a history are read and written with the tracker of their version")
    func documents() throws {
        let library = try library(Self.run(isPinned: false))
        let history = History(undo: [Step(changes: [Self.changes[1]], day: Stand.today)])
        let lines = HistoryLines(history, of: library, room: 1 << 20)
        let document = Version2.LibraryOf<PlainTracker>(library, lines, version: 0, generation: 3)
        #expect(document.version == 0)
        #expect(document.trackers == library.trackers.map { PlainTracker($0) })
        #expect(document.history?.removed == library.trackers.map { PlainTracker($0) })
        let bytes = try PropertyListWriter.bytes(of: PropertyListValueEncoder.value(of: document))
        let read = try PropertyListTape(bytes).root.decode(Version2.LibraryOf<PlainTracker>.self)
        #expect(try read.library(fileOf: bytes.count) == library)
        let version = FileVersion(0, PlainTracker.self, .version2)
        #expect(try read.history?.lines(version).history(of: library) == history)
    }
}
