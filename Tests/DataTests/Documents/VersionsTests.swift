import Samples
import Testing
import TrackerData
import TrackerDomain

/// The versions of the file, and the documents of each.
struct VersionsTests {
    /// A tracker of a version whose documents are of another type.
    private struct PlainTracker: TrackerDocument {
        var rest: Version2.Tracker

        init(_ tracker: Tracker) { rest = Version2.Tracker(tracker) }

        func tracker() throws(PropertyListFault) -> Tracker { try rest.tracker() }
    }

    @Test("Versions follow one another from 2 on, and a number finds its own")
    func numbers() {
        let numbers = Versions.known.all.map(\.number)
        #expect(numbers == Array(2..<2 + numbers.count))
        for number in numbers { #expect(Versions.known[number]?.number == number) }
        #expect(Versions.known[1] == nil)
        #expect(Versions.known[Versions.known.newest.number + 1] == nil)
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
        let run = Tracker.made(
            id: .tracker(1), name: "Run", emoji: "🙂", color: .number(1), categoryID: .category(1),
            kind: .event, createdOn: Stand.today, completions: DaySet([Stand.today]))
        let library = try Library(
            id: .library, categories: [Category(id: .category(1), name: "Home")], trackers: [run])
        let history = History(undo: [Step(changes: [.deleted(run, at: 0)], day: Stand.today)])
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
