import DiskKit
import Samples
import TestKit
import Testing
import TrackerData
import TrackerDomain

/// Devices that are copied or set back, and libraries that are edited by hand.
struct SyncTwinTests {
    private let days: [Day] = ["2026-11-17", "2026-11-18", "2026-11-19"]

    @Test("SYNC 6: a library copied by hand publishes nothing until it is begun, and marks under its own id")
    func copied() throws {
        let (stand, laptop, desktop) = try SyncStand.pair()
        let copy = stand.device("copy")
        try stand.folder.makeFolder("copy")
        try stand.folder.makeFolder("copy/data")
        try stand.folder.write(
            try stand.folder.read("laptop/data/Library.plist"), to: "copy/data/Library.plist")
        #expect(try copy.mark(days[1]).findings == [.copied])
        #expect(try copy.mark(days[2]).findings == [])
        #expect(stand.published.count == 2)
        #expect(try copy.facts?.devices.count == 2)
        try copy.begin(stand.shared)
        #expect(try laptop.marks() == days)
        try laptop.perform()
        try desktop.perform()
        #expect(try copy.library == laptop.library)
        #expect(try copy.findings() == [])
    }

    @Test("SYNC 4: an older state put back by other means is joined: what was done since comes back")
    func rewound() throws {
        let (stand, laptop, desktop) = try SyncStand.pair()
        let old = try stand.folder.read("laptop/data/Library.plist")
        try laptop.mark(days[1])
        try desktop.perform()
        try stand.folder.write(old, to: "laptop/data/Library.plist")
        #expect(try laptop.marks() == [days[0], days[1]], "seen by reading, too")
        try laptop.mark(days[2])
        #expect(try laptop.marks() == days)
        try desktop.perform(.uncomplete([.tracker(1)], on: DaySet([days[1]])))
        #expect(try laptop.marks() == [days[0], days[2]])
        #expect(stand.published.count == 2)
        try laptop.perform()
        #expect(try laptop.library == desktop.library)
    }

    @Test("SYNC 4: of two states as old as each other, the other one put back is joined as well")
    func rewoundToAnother() throws {
        let (stand, laptop, _) = try SyncStand.pair()
        let path = "laptop/data/Library.plist"
        let old = try stand.folder.read(path)
        try laptop.mark(days[1])
        let other = try stand.folder.read(path)
        try stand.folder.write(old, to: path)
        // Under another id, with the mark of before, which was published.
        try laptop.mark(days[2])
        try stand.folder.write(other, to: path)
        #expect(try laptop.marks() == days, "seen by reading, too")
        try laptop.perform()
        #expect(try laptop.marks() == days)
    }

    @Test("SYNC 4: an older state takes another id if what was done since is not in the folder")
    func rewoundWithoutChange() throws {
        let (stand, laptop, _) = try SyncStand.pair()
        let old = try stand.folder.read("laptop/data/Library.plist")
        try laptop.mark(days[1])
        let first = try laptop.store.status()?.id
        for name in stand.published where name.hasPrefix("laptop") { stand.folder.remove("shared/" + name) }
        try stand.folder.write(old, to: "laptop/data/Library.plist")
        try laptop.perform()
        let second = try laptop.store.status()?.id
        #expect(second != nil && second != first)
        try laptop.mark(days[2])
        #expect(try laptop.store.status()?.id == second, "it stays so")
        #expect(stand.published.count == 2)
    }

    @Test("SYNC 4: the last mark taken away by hand stays away: what was published is the last good state")
    func editedMark() throws {
        let (stand, laptop, desktop) = try SyncStand.pair()
        try laptop.mark(days[1])
        try laptop.mark(days[2])
        try desktop.perform()
        let path = "laptop/data/Library.plist"
        let text = String(decoding: try stand.folder.read(path), as: UTF8.self)
        let edited = text.replacing("<string>11:17-19</string>", with: "<string>11:17-18</string>")
        try #require(edited != text)
        try stand.folder.write(edited, to: path)
        #expect(try laptop.marks() == [days[0], days[1]])
        try laptop.perform()
        #expect(try laptop.marks() == [days[0], days[1]])
        #expect(try desktop.marks() == [days[0], days[1]])
    }

    @Test("SYNC 4: repairing is a join")
    func repaired() throws {
        let (stand, laptop, desktop) = try SyncStand.pair()
        try laptop.mark(days[1])
        try laptop.mark(days[2])
        try stand.folder.write("broken", to: "laptop/data/Library.plist")
        _ = try laptop.store.repair()
        #expect(try laptop.marks() == days)
        try laptop.perform(.uncomplete([.tracker(1)], on: DaySet([days[2]])))
        #expect(try desktop.marks() == [days[0], days[1]])
    }

    @Test("HARD-9: a repair tells nothing as lost that this device has published: it comes back")
    func nothingLost() throws {
        let (stand, laptop, _) = try SyncStand.pair()
        try laptop.mark(days[1])
        try laptop.mark(days[2])
        let path = "laptop/data/Library.plist"
        let whole = String(decoding: try stand.folder.read(path), as: UTF8.self)
        try stand.folder.write(whole.replacing("<key>id</key>", with: "<key>id</ke>"), to: path)
        let planned = try #require(try laptop.store.plannedRepair())
        #expect(planned.lost == [] && !planned.mayHaveLostMore)
        // Cut off behind its steps, it does not even tell how old it is.
        try stand.folder.write(String(whole.prefix(900)), to: path)
        let repair = try #require(try laptop.store.repair())
        #expect(repair.lost == [] && !repair.mayHaveLostMore)
        #expect(try laptop.marks() == days)
    }

    @Test("HARD-9: a repair tells what was not published, and what stands in a folder that is not there")
    func unpublishedLost() throws {
        let (stand, laptop, _) = try SyncStand.pair()
        try laptop.mark(days[1])
        let denied = stand.device("laptop", fileSystem: .system.denying(stand.shared))
        try denied.mark(days[2])
        let path = "laptop/data/Library.plist"
        let whole = String(decoding: try stand.folder.read(path), as: UTF8.self)
        try stand.folder.write(whole.replacing("<key>id</key>", with: "<key>id</ke>"), to: path)
        #expect(try laptop.store.plannedRepair()?.lost.count == 1)
        // As it was before the change that could not be published, but without its trailer.
        try stand.folder.write(String(whole.prefix(900)), to: path)
        #expect(try laptop.store.plannedRepair()?.mayHaveLostMore == true)
        for name in stand.published { stand.folder.remove("shared/" + name) }
        #expect(try laptop.store.plannedRepair()?.mayHaveLostMore == true)
    }

    @Test("SYNC 6: two devices under one id notice each other; the one that does takes another id and name")
    func twins() throws {
        let (stand, laptop, desktop) = try SyncStand.pair()
        // The whole disk is copied, and both act: each has something that the other lacks.
        let copied = try stand.saved("laptop")
        try laptop.mark(days[1])
        let first = try stand.saved("laptop")
        try stand.putBack("laptop", copied)
        let files = try stand.published.map { ($0, try stand.folder.read("shared/" + $0)) }
        for (name, _) in files { stand.folder.remove("shared/" + name) }
        try laptop.mark(days[2])
        for (name, bytes) in files { try stand.folder.write(bytes, to: "shared/" + name) }
        let updated = try laptop.store.exchange(.folder)
        #expect(updated.value.name == "laptop-2")
        try laptop.mark(days[2] - 9)
        #expect(stand.published.count == 3, "the file under the old id is the other device's")
        try laptop.perform(.uncomplete([.tracker(1)], on: DaySet([days[2] - 9])))
        #expect(try laptop.marks() == days)
        let twin = try laptop.library
        try stand.putBack("laptop", first)
        try laptop.perform()
        try desktop.perform()
        #expect(try laptop.marks() == days)
        #expect(try desktop.library == twin)
        #expect(try desktop.store.status()?.others.map(\.name) == ["laptop", "laptop-2"])
    }

    @Test("SYNC 4: what was edited by hand in an older state is noted under the new id")
    func editedAndRewound() throws {
        let (stand, laptop, _) = try SyncStand.pair()
        let path = "laptop/data/Library.plist"
        let text = String(decoding: try stand.folder.read(path), as: UTF8.self)
        let edited = text.replacing("<string>11:17</string>", with: "<string>11:17,19</string>")
        try #require(edited != text)
        let first = try #require(try laptop.store.status()).id
        try laptop.mark(days[1])
        try stand.folder.write(edited, to: path)
        try laptop.perform()
        #expect(try laptop.marks() == days)
        let facts = try #require(try laptop.facts)
        #expect(facts.marked(byOthersThan: first, .completions, of: .tracker(1)) == DaySet([days[2]]))
    }

    @Test("SYNC 6: a state that could not be published is known to be newer than an older one put back")
    func rewoundUnpublished() throws {
        let (stand, laptop, desktop) = try SyncStand.pair()
        let path = "laptop/data/Library.plist"
        let old = try stand.folder.read(path)
        let files = try stand.published.map { ($0, try stand.folder.read("shared/" + $0)) }
        for (name, _) in files { stand.folder.remove("shared/" + name) }
        try laptop.mark(days[1])
        let unpublished = try stand.folder.read(path)
        for (name, bytes) in files { try stand.folder.write(bytes, to: "shared/" + name) }
        try stand.folder.write(old, to: path)
        try laptop.mark(days[2])
        try stand.folder.write(unpublished, to: path)
        #expect(try laptop.marks() == days, "seen by reading, too")
        try laptop.perform()
        #expect(try desktop.marks() == days)
    }

    @Test("SYNC 6: nothing is made in a folder that is not there while an older state is back")
    func rewoundUnmounted() throws {
        let (stand, laptop, _) = try SyncStand.pair()
        let old = try stand.folder.read("laptop/data/Library.plist")
        try laptop.mark(days[1])
        for name in stand.published { stand.folder.remove("shared/" + name) }
        try stand.folder.write(old, to: "laptop/data/Library.plist")
        #expect(try laptop.mark(days[2]).findings == [.emptyFolder(path: stand.shared)])
        try laptop.mark(days[1])
        #expect(stand.published == [], "as if it were not mounted")
    }

    @Test("SYNC 3: what was cleared, restored and deleted again can be written, and undo brings it back")
    func deletedAgain() throws {
        let (_, laptop, desktop) = try SyncStand.pair()
        let full = try laptop.library
        try laptop.perform(.deleteTracker(.tracker(1)), .deleteCategory(.category(1)))
        _ = try laptop.store.update { (journal) throws(EditError) in journal.clearHistory() }
        try laptop.perform(.restore(full))
        #expect(try desktop.marks() == [days[0]])
        try laptop.perform(.deleteTracker(.tracker(1)), .deleteCategory(.category(1)))
        #expect(try desktop.library.trackers == [])
        _ = try laptop.store.update { (journal) throws(EditError) in try journal.undo(today: laptop.today) }
        #expect(try laptop.library == full)
        try desktop.perform()
        #expect(try desktop.library == full)
    }
}
