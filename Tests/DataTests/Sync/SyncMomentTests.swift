import Samples
import TestKit
import Testing
import TrackerData
import TrackerDomain

/// When something last went out and came in, and who was taken in by hand.
struct SyncMomentTests {
    private let days: [Day] = ["2026-11-17", "2026-11-18", "2026-11-19"]

    @Test(
        "STEP-11: sent is the own file written, received what was new; a run without either changes neither")
    func folder() throws {
        let stand = try SyncStand()
        func device(_ name: String, at minute: Int) -> SyncDevice {
            stand.device(name, now: { ClockReading(date: Stand.today, minute: minute) })
        }
        func times(_ name: String) throws -> [String?] {
            let status = try device(name, at: 0).store.status()
            return [status?.sent?.time, status?.received?.time]
        }
        let laptop = device("laptop", at: 60)
        try laptop.add("Run", 1)
        try laptop.begin(stand.shared)
        #expect(try times("laptop") == ["01:00", nil])
        #expect(try laptop.store.status()?.published == Stand.today)
        try device("desktop", at: 61).begin(stand.shared)
        try device("desktop", at: 62).mark(days[0])
        try device("laptop", at: 120).perform()
        #expect(try times("laptop").last == "02:00")
        let before = try times("laptop")
        try device("laptop", at: 180).perform()
        #expect(try times("laptop") == before)
        try device("laptop", at: 181).mark(days[1])
        #expect(try times("laptop") == ["03:01", before[1]])
    }

    @Test("STEP-11: by hand what was printed is sent")
    func printed() throws {
        let stand = try SyncStand()
        let laptop = stand.device("laptop", now: { ClockReading(date: Stand.today, minute: 845) })
        try laptop.add("Run", 1)
        try laptop.begin(nil)
        #expect(try laptop.store.status()?.sent == nil)
        _ = try laptop.store.publishedFile()
        #expect(try laptop.store.status()?.sent?.dateAndTime == "2026-11-20T14:05")
    }

    @Test("STEP-11: a time that is none is not read")
    func times() {
        #expect(ClockReading(dateAndTime: "2026-11-20T14:05")?.minute == 845)
        for text in ["", "2026-11-20", "2026-11-20T24:00", "2026-11-20T1:05", "2026-11-20T14:60", "x"] {
            #expect(ClockReading(dateAndTime: text) == nil, "\(text)")
        }
    }

    @Test(
        "STEP-24: whoever was taken in by hand has a row, with the changes made here since, until it is removed"
    )
    func byHand() throws {
        let stand = try SyncStand()
        let (laptop, desktop) = (stand.device("laptop"), stand.device("desktop"))
        try laptop.add("Run", 1)
        try laptop.begin(nil)
        try desktop.begin(nil)
        _ = try desktop.store.take(laptop.store.publishedFile())
        try desktop.mark(days[0])
        let status = try laptop.store.take(desktop.store.publishedFile()).value
        let row = try #require(status.others.first)
        #expect(status.others.count == 1 && row.name == "desktop" && row.published == Stand.today)
        #expect(row.isByHand && row.behind == 0 && row.ahead == 0)
        try laptop.mark(days[1])
        try laptop.mark(days[2])
        #expect(try laptop.store.status()?.others.map(\.behind) == [2])
        #expect(throws: StoreError.sync(.unknownDevice("phone", known: ["desktop"]))) {
            try laptop.store.forget(device: "phone")
        }
        #expect(try laptop.store.forget(device: "desktop").value.path == nil)
        #expect(try laptop.store.status()?.others == [])
    }

    @Test("STEP-24: a file without trackers is told, of whatever library, and nothing is taken in")
    func withoutTrackers() throws {
        let stand = try SyncStand()
        let (laptop, desktop) = (stand.device("laptop"), stand.device("desktop"))
        try laptop.add("Run", 1)
        try laptop.begin(nil)
        try desktop.begin(nil)
        let before = try laptop.library
        #expect(throws: StoreError.sync(.nothingBrought(device: "desktop"))) {
            try laptop.store.take(desktop.store.publishedFile())
        }
        #expect(try laptop.library == before)
        #expect(try laptop.store.status()?.others == [])
    }
}
