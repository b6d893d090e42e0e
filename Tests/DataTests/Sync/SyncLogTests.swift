import Samples
import TestKit
import Testing
import TrackerData
import TrackerDomain

/// The log of what devices brought: each way in which something comes is in it, in the words that the store is given.
struct SyncLogTests {
    private let days: [Day] = ["2026-11-17", "2026-11-18", "2026-11-19"]

    @Sendable private static func words(_ event: SyncEvent) -> [SyncLogEntry] {
        let words =
            switch event {
            case .merged(let report, let library):
                report.arrivals.map { "\($0.device) into \(library.trackers.map(\.name))" }
            case .began(let beginning): beginning.devices.map { "began with \($0)" }
            }
        return words.map { SyncLogEntry(words: $0) }
    }

    /// A laptop with a log and a desktop that share a folder.
    private func pair() throws -> (laptop: SyncDevice, desktop: SyncDevice) {
        let (stand, _, desktop) = try SyncStand.pair()
        return (stand.device("laptop", logging: Self.words), desktop)
    }

    @Test("SYNC 7: what comes with a change is logged, what does not come is not")
    func update() throws {
        let (laptop, desktop) = try pair()
        try laptop.mark(days[1])
        #expect(laptop.logged == [])
        try desktop.mark(days[2])
        try laptop.perform(.editTracker(.tracker(1), TrackerEdit(.name("Jog"))))
        #expect(laptop.logged == ["desktop into [\"Jog\"]"])
        #expect(desktop.logged == [], "a device without words")
    }

    @Test("SYNC 7: so is what comes with an exchange, and before the history is cleared")
    func exchange() throws {
        let (laptop, desktop) = try pair()
        try desktop.add("Swim", 2)
        _ = try laptop.store.exchange(.folder)
        let first = "desktop into [\"Run\", \"Swim\"]"
        #expect(laptop.logged == [first])
        _ = try laptop.store.exchange(.folder)
        #expect(laptop.logged == [first])
        try desktop.perform(.deleteTracker(.tracker(2)))
        try laptop.store.clearHistory()
        #expect(laptop.logged == [first, "desktop into [\"Run\"]"])
    }

    @Test("SYNC 7: so is what comes before a device is forgotten, even if there is no such machine")
    func forget() throws {
        let (laptop, desktop) = try pair()
        try desktop.mark(days[1])
        #expect(throws: StoreError.sync(.unknownDevice("phone", known: ["desktop"]))) {
            try laptop.store.forget(device: "phone")
        }
        let line = "desktop into [\"Run\"]"
        #expect(laptop.logged == [line])
        try desktop.mark(days[2])
        _ = try laptop.store.forget(device: "desktop")
        #expect(laptop.logged == [line, line])
    }

    @Test("SYNC 7: so are files that are brought by hand, the one that a library begins with too")
    func byHand() throws {
        let stand = try SyncStand()
        let laptop = stand.device("laptop", logging: Self.words)
        let desktop = stand.device("desktop", logging: Self.words)
        try laptop.add("Run", 1)
        try laptop.begin(nil)
        #expect(laptop.logged == [], "the library is its own")
        let wish = SyncWish(folder: nil, name: "desktop")
        _ = try desktop.store.begin(wish, bringing: laptop.store.publishedFile())
        #expect(desktop.logged == ["began with laptop"])
        try desktop.mark(days[1])
        _ = try laptop.store.take(desktop.store.publishedFile())
        #expect(laptop.logged == ["desktop into [\"Run\"]"])
    }

    @Test("STEP-22: the newest 1,000 entries are kept")
    func limit() throws {
        let (stand, _, desktop) = try SyncStand.pair()
        for (number, day) in days.suffix(2).enumerated() {
            let laptop = stand.device(
                "laptop", logging: { _ in (1...600).map { SyncLogEntry(words: "\(number) \($0)") } })
            try desktop.mark(day)
            try laptop.perform()
        }
        let lines = stand.device("laptop").logged
        #expect(lines.count == 1000)
        #expect(lines.first == "0 201" && lines.last == "1 600")
    }

    @Test("STEP-22: an entry is read as it was written, in one line, whatever its texts hold")
    func whole() throws {
        let (stand, laptop, desktop) = try SyncStand.pair()
        var entry = SyncLogEntry("2026-11-20", "b \u{301} =\"x\"", "amountSet")
        (entry.tracker, entry.name, entry.day) = (Identifier(high: 1, low: 2), "Run; \\ <&>", "2026-11-19")
        (entry.field, entry.old, entry.new) = ("amount", "2", "6")
        var other = SyncLogEntry("2026-11-20", "b", "categoryRenamed")
        (other.category, other.name, other.old, other.words) = (.home, "a\tb\nc", nil, "über")
        let entries = [entry, other]
        let writer = stand.device("laptop", logging: { _ in entries })
        try desktop.mark(days[1])
        try writer.perform()
        other.name = "a b c"
        #expect(laptop.store.log() == [entry, other])
    }

    @Test("STEP-22: the lines of an earlier program's log stand before the entries")
    func earlier() throws {
        let (stand, laptop, desktop) = try SyncStand.pair()
        try desktop.mark(days[1])
        try laptop.perform()
        let name = try #require(
            stand.folder.list().first { $0.hasPrefix("laptop/") && $0.hasSuffix(".seen.plist") })
        var text = try #require(String(validating: stand.folder.read(name), as: UTF8.self))
        let end = try #require(text.firstRange(of: "</dict>\n</plist>"))
        text.replaceSubrange(
            end.lowerBound...,
            with:
                "<key>log</key><array><string>2026-11-12 desktop: done: Run</string></array></dict>\n</plist>\n"
        )
        try stand.folder.write(text + Trailer(generation: 0, over: Array(text.utf8)).line, to: name)
        var line = SyncLogEntry("2026-11-12", "", nil)
        line.words = "desktop: done: Run"
        #expect(laptop.store.log() == [line])
        try desktop.mark(days[2])
        try stand.device("laptop", logging: { _ in [SyncLogEntry(words: "new")] }).perform()
        #expect(laptop.store.log() == [line, SyncLogEntry(words: "new")])
        #expect(try !stand.folder.read(name).contains(Array("desktop: done".utf8)), "it is kept once")
    }

    @Test("STEP-2: a new life is in the log, and told nowhere else")
    func newLife() throws {
        let (stand, laptop, desktop) = try SyncStand.pair()
        let before = try stand.saved("laptop")
        try laptop.mark(days[1])
        try stand.putBack("laptop", before)
        try laptop.mark(days[2])
        #expect(laptop.store.log().map(\.kind) == [SyncLogEntry.beganAnew])
        #expect(laptop.store.log().map(\.device) == ["laptop"])
        #expect(desktop.store.log() == [])
    }
}
