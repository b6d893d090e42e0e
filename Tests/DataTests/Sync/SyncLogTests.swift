import Samples
import TestKit
import Testing
import TrackerData
import TrackerDomain

/// The log of what machines brought: each way in which something comes is in it, in the words that the store is given.
struct SyncLogTests {
    private let days: [Day] = ["2026-11-17", "2026-11-18", "2026-11-19"]

    @Sendable private static func words(_ event: SyncEvent) -> [String] {
        switch event {
        case .merged(let report, let library):
            report.arrivals.map { "\($0.machine) into \(library.trackers.map(\.name))" }
        case .began(let beginning): beginning.machines.map { "began with \($0)" }
        }
    }

    /// A laptop with a log and a desktop that share a folder.
    private func pair() throws -> (laptop: SyncMachine, desktop: SyncMachine) {
        let (stand, _, desktop) = try SyncStand.pair()
        return (stand.machine("laptop", logLines: Self.words), desktop)
    }

    @Test("SYNC 7: what comes with a change is logged, what does not come is not")
    func update() throws {
        let (laptop, desktop) = try pair()
        try laptop.mark(days[1])
        #expect(laptop.store.log() == [])
        try desktop.mark(days[2])
        try laptop.perform(.editTracker(.tracker(1), TrackerEdit(.name("Jog"))))
        #expect(laptop.store.log() == ["desktop into [\"Jog\"]"])
        #expect(desktop.store.log() == [], "a machine without words")
    }

    @Test("SYNC 7: so is what comes with an exchange, and before the history is cleared")
    func exchange() throws {
        let (laptop, desktop) = try pair()
        try desktop.add("Swim", 2)
        _ = try laptop.store.exchange(.folder)
        let first = "desktop into [\"Run\", \"Swim\"]"
        #expect(laptop.store.log() == [first])
        _ = try laptop.store.exchange(.folder)
        #expect(laptop.store.log() == [first])
        try desktop.perform(.deleteTracker(.tracker(2)))
        try laptop.store.clearHistory()
        #expect(laptop.store.log() == [first, "desktop into [\"Run\"]"])
    }

    @Test("SYNC 7: so is what comes before a machine is forgotten, even if there is no such machine")
    func forget() throws {
        let (laptop, desktop) = try pair()
        try desktop.mark(days[1])
        #expect(throws: StoreError.sync(.unknownMachine("phone", known: ["desktop"]))) {
            try laptop.store.forget(machine: "phone")
        }
        let line = "desktop into [\"Run\"]"
        #expect(laptop.store.log() == [line])
        try desktop.mark(days[2])
        _ = try laptop.store.forget(machine: "desktop")
        #expect(laptop.store.log() == [line, line])
    }

    @Test("SYNC 7: so are files that are brought by hand, the one that a library begins with too")
    func byHand() throws {
        let stand = try SyncStand()
        let laptop = stand.machine("laptop", logLines: Self.words)
        let desktop = stand.machine("desktop", logLines: Self.words)
        try laptop.add("Run", 1)
        try laptop.begin(nil)
        #expect(laptop.store.log() == [], "the library is its own")
        let wish = SyncWish(folder: nil, name: "desktop")
        _ = try desktop.store.begin(wish, bringing: laptop.store.publishedFile())
        #expect(desktop.store.log() == ["began with laptop"])
        try desktop.mark(days[1])
        _ = try laptop.store.take(desktop.store.publishedFile())
        #expect(laptop.store.log() == ["desktop into [\"Run\"]"])
    }

    @Test("SYNC 7: the newest 200 lines are kept")
    func limit() throws {
        let (stand, _, desktop) = try SyncStand.pair()
        for (number, day) in days.suffix(2).enumerated() {
            let laptop = stand.machine("laptop", logLines: { _ in (1...150).map { "\(number) \($0)" } })
            try desktop.mark(day)
            try laptop.perform()
        }
        let lines = stand.machine("laptop").store.log()
        #expect(lines.count == 200)
        #expect(lines.first == "0 101" && lines.last == "1 150")
    }
}
