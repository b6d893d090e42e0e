import Samples
import TestKit
import Testing
import TrackerData
import TrackerDomain

/// An id goes on where nothing made under it can be missing; else a new life begins (sync.md §3a).
struct DeviceLifeTests {
    private let days: [Day] = ["2026-11-17", "2026-11-18", "2026-11-19"]

    @Test(
        "STEP-2: a device that is set back as a whole begins a new life under its name, as often as that happens"
    )
    func forgetful() throws {
        let (stand, laptop, desktop) = try SyncStand.pair()
        let saved = try stand.saved("laptop")
        for day in days[1...] {
            try laptop.mark(day)
            try stand.putBack("laptop", saved)
            #expect(try laptop.perform().findings == [])
        }
        #expect(try laptop.marks() == days)
        #expect(try desktop.marks() == days)
        #expect(stand.published.map { $0.prefix(7) } == ["desktop", "laptop-"])
        #expect(try desktop.store.status()?.others.map(\.name) == ["laptop"])
    }

    @Test(
        "STEP-4: a device that was removed on another one and lives is told, goes on under a new id, and loses nothing"
    )
    func removed() throws {
        let (stand, laptop, desktop) = try SyncStand.pair()
        try laptop.perform()
        try desktop.perform()
        let id = try #require(try laptop.store.status()).id
        #expect(try desktop.store.forget(device: "laptop").value.folded == 1)
        #expect(try laptop.mark(days[1]).findings == [.removed(marks: 0)])
        #expect(try laptop.mark(days[2]).findings == [])
        #expect(try laptop.store.status()?.id != id)
        #expect(stand.published.map { $0.prefix(7) } == ["desktop", "laptop-"])
        let marked = try desktop.store.exchange(.folder)
        #expect(marked.takenIn.arrivals.map(\.device) == ["laptop"])
        #expect(try laptop.marks() == days && desktop.marks() == days)
        _ = try laptop.store.exchange(.folder)
        for device in [laptop, desktop] {
            #expect(try device.store.status()?.others.map(\.isInStep) == [true])
        }
    }

    @Test("STEP-1: an id goes on, however often an older library is put back")
    func putBack() throws {
        let (stand, laptop, desktop) = try SyncStand.pair()
        let old = try stand.folder.read("laptop/data/Library.plist")
        let id = try laptop.store.status()?.id
        for round in 0..<60 {
            let day = days[0] - 1 - round
            #expect(try laptop.mark(day).findings == [])
            try stand.folder.write(old, to: "laptop/data/Library.plist")
            #expect(try laptop.perform().findings == [])
        }
        #expect(try laptop.store.status()?.id == id)
        #expect(try laptop.marks().count == 61)
        #expect(try desktop.marks().count == 61)
        #expect(stand.published.count == 2)
    }

    @Test("STEP-1: an id goes on, however often the state of a device is lost and sync begun again")
    func stateLost() throws {
        let (stand, laptop, desktop) = try SyncStand.pair()
        let id = try laptop.store.status()?.id
        for round in 0..<60 {
            try laptop.mark(days[0] - 1 - round)
            stand.folder.remove("laptop/state/sync")
            let begun = try laptop.store.begin(SyncWish(folder: stand.shared, name: "laptop")).value
            #expect(begun.isAgain && begun.name == "laptop")
        }
        #expect(try laptop.store.status()?.id == id)
        #expect(try desktop.marks().count == 61)
        #expect(stand.published.count == 2)
    }
}
