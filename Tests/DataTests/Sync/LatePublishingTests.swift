import DiskKit
import Samples
import TestKit
import Testing
import TrackerData
import TrackerDomain

/// Publishing that waits for the answer of a command.
struct LatePublishingTests {
    private let days: [Day] = ["2026-11-17", "2026-11-18", "2026-11-19"]

    @Test(
        "HARD-27: a change is in the library when the call returns, and in the folder once the answer is given"
    )
    func late() throws {
        let (stand, _, desktop) = try SyncStand.pair()
        let late = LatePublishing()
        let laptop = stand.device("laptop", late: late)
        late.begin()
        #expect(try laptop.mark(days[1]).findings == [])
        #expect(try laptop.marks() == [days[0], days[1]])
        #expect(try desktop.marks() == [days[0]])
        #expect(late.finish() == [])
        #expect(try desktop.marks() == [days[0], days[1]])
        try laptop.mark(days[2])
        #expect(try desktop.marks() == days, "at once where nobody has asked to wait")
        #expect(try laptop.findings() == [])
    }

    @Test(
        "HARD-27: what cannot be published is told after the answer, once a day; what else is wrong with it")
    func warnings() throws {
        let (stand, _, _) = try SyncStand.pair()
        try stand.folder.write("x", to: "shared/phone-p3xx.plist")
        let late = LatePublishing()
        let laptop = stand.device(
            "laptop", today: "2026-11-21", fileSystem: .system.denying(stand.shared), late: late)
        try stand.device("laptop").perform()
        late.begin()
        #expect(try laptop.mark(days[1]).findings == [.file("phone", .incomplete)])
        let denied = SyncFinding.cannotPublish(path: stand.shared, .notPermitted)
        #expect(late.finish() == [.sync(denied)])
        late.begin()
        #expect(try laptop.mark(days[2]).findings == [])
        #expect(late.finish() == [])
        #expect(try laptop.findings().contains(denied))
    }

    @Test("HARD-27: a program that ends before it has published leaves that to the next one, and no twin")
    func cutOff() throws {
        let (stand, _, desktop) = try SyncStand.pair()
        let late = LatePublishing()
        late.begin()
        try stand.device("laptop", late: late).mark(days[1])
        let laptop = stand.device("laptop")
        #expect(try laptop.perform().findings == [])
        #expect(try desktop.marks() == [days[0], days[1]])
        // What is late comes to nothing: the newer file stays.
        try laptop.mark(days[2])
        let before = try stand.contents
        #expect(late.finish() == [])
        #expect(try stand.contents == before)
        #expect(stand.published.count == 2)
    }

    @Test("HARD-27: what is late comes to nothing once the library is in step no more")
    func ended() throws {
        let (stand, _, _) = try SyncStand.pair()
        let late = LatePublishing()
        let laptop = stand.device("laptop", late: late)
        late.begin()
        try laptop.mark(days[1])
        _ = try stand.device("laptop").store.end(removingFile: true)
        let published = stand.published
        #expect(late.finish() == [])
        #expect(stand.published == published && !published.contains { $0.hasPrefix("laptop-") })
    }

    @Test("HARD-27: what came in is published and remembered at once, as it is logged next")
    func incoming() throws {
        let (stand, _, desktop) = try SyncStand.pair()
        try desktop.mark(days[1])
        let late = LatePublishing()
        let laptop = stand.device("laptop", late: late, logging: { _ in [SyncLogEntry(words: "a line")] })
        late.begin()
        #expect(try laptop.mark(days[2]).takenIn.arrivals.map(\.device) == ["desktop"])
        #expect(try desktop.marks() == days)
        #expect(late.finish() == [])
        #expect(laptop.logged == ["a line"])
    }

    @Test("HARD-27: of two changes the first is published late, the other at once")
    func two() throws {
        let (stand, _, desktop) = try SyncStand.pair()
        let late = LatePublishing()
        let laptop = stand.device("laptop", late: late)
        late.begin()
        try laptop.mark(days[1])
        try laptop.mark(days[2])
        #expect(try desktop.marks() == days)
        #expect(late.finish() == [])
        #expect(try desktop.marks() == days)
        #expect(try laptop.findings() == [])
    }
}
