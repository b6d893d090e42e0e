import Samples
import TestKit
import Testing
import TrackerData
import TrackerDomain

/// What is wrong stays known until its cause is gone, and since when.
struct SyncFindingTests {
    private let days: [Day] = ["2026-11-17", "2026-11-18", "2026-11-19"]

    private func file(of name: String, _ stand: SyncStand) throws -> String {
        "shared/" + (try #require(stand.published.first { $0.hasPrefix(name + "-") }))
    }

    private func since(_ device: SyncDevice) throws -> [Day] {
        try device.store.status()?.findings.map(\.since) ?? []
    }

    @Test("STEP-9: a finding has the day of the first command that saw it, until its cause is gone")
    func lasts() throws {
        let (stand, laptop, desktop) = try SyncStand.pair()
        let name = try file(of: "desktop", stand)
        let whole = try stand.folder.read(name)
        try stand.folder.write(Array(whole.dropLast(200)), to: name)
        #expect(try since(laptop) == [Stand.today], "nothing is written by looking")
        try laptop.perform()
        let later = stand.device("laptop", today: Stand.today + 3)
        #expect(
            try later.store.status()?.findings == [
                DatedFinding(.file("desktop", .incomplete), since: Stand.today)
            ])
        #expect(try later.perform().findings == [.file("desktop", .incomplete)])
        try stand.folder.rename("shared", to: "away")
        try later.perform()
        try stand.folder.rename("away", to: "shared")
        #expect(try since(later) == [Stand.today], "a folder that was away is no end of it")
        try stand.folder.write(whole, to: name)
        try later.perform()
        #expect(try since(later) == [])
        try stand.folder.write(Array(whole.dropLast(200)), to: name)
        try later.perform()
        #expect(try since(later) == [Stand.today + 3], "it begins anew")
        _ = desktop
    }

    @Test("STEP-9: what an exchange shows in its status is told by the next change all the same")
    func exchange() throws {
        let (stand, laptop, _) = try SyncStand.pair()
        let name = try file(of: "desktop", stand)
        let text = String(decoding: try stand.folder.read(name), as: UTF8.self)
        try stand.folder.write(text.replacing(">Run<", with: ">Jog<"), to: name)
        let updated = try laptop.store.exchange(.folder)
        #expect(updated.value.findings.map(\.finding) == [.file("desktop", .edited)])
        #expect(updated.findings == [])
        #expect(try laptop.mark(days[1]).findings == [.file("desktop", .edited)])
        #expect(try laptop.mark(days[2]).findings == [], "once a day")
        let later = stand.device("laptop", today: Stand.today + 1)
        #expect(try later.perform().findings == [.file("desktop", .edited)])
    }

    @Test("STEP-9: what others have wrong is theirs to mend, what this device has wrong is a problem")
    func problems() {
        let theirs: [SyncFinding] = [
            .file("b", .incomplete), .file("b", .edited), .file("b", .placeholder), .file("b", .newer),
            .clock(name: "b", "2038-01-19", here: Stand.today),
        ]
        let own: [SyncFinding] = [
            .noFolder(path: "/s"), .emptyFolder(path: "/s"), .cannotPublish(path: "/s", .notPermitted),
            .file("b", .impossible), .file("b", .otherLibrary), .unreadable("b", .deviceFailure),
            .ownClock(here: Stand.today, others: Stand.today + 9), .git(folder: "/s", .unsent(nil)),
            .libraryCarried(path: "/s/L.plist", .dropbox, folder: "/s/Tracker"), .copied, .left,
        ]
        #expect(theirs.allSatisfy { !Finding.sync($0).isProblem })
        #expect(own.allSatisfy { Finding.sync($0).isProblem })
    }

    @Test("STEP-9: a library that was replaced by hand is in the status, too")
    func left() throws {
        let (stand, laptop, _) = try SyncStand.pair()
        let library = "laptop/data/Library.plist"
        let text = String(decoding: try stand.folder.read(library), as: UTF8.self)
        for name in stand.folder.list()
        where name.hasPrefix("laptop/state/backups/") && name.hasSuffix(".plist") {
            stand.folder.remove(name)
        }
        for name in stand.published { stand.folder.remove("shared/" + name) }
        try stand.folder.write(text.replacing("<key>items</key>", with: "<key>things</key>"), to: library)
        #expect(try laptop.findings().contains(.left))
        #expect(try laptop.store.status()?.isExchanged == false)
    }

    @Test(
        "STEP-12: a folder whose published files are gone is told; to begin there again keeps the name, and mends it"
    )
    func empty() throws {
        let (stand, laptop, desktop) = try SyncStand.pair()
        try desktop.perform()
        try laptop.perform()
        let names = Set(stand.published)
        for name in names { stand.folder.remove("shared/" + name) }
        try stand.folder.write("notes", to: "shared/notes.txt")
        try stand.folder.write(
            "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict><key>a</key><true/></dict></plist>",
            to: "shared/other.plist")
        for device in [laptop, desktop] {
            #expect(try device.findings() == [.emptyFolder(path: stand.shared)])
            #expect(try device.mark(days[1]).findings == [.emptyFolder(path: stand.shared)])
            #expect(try device.store.exchange(.folder).value.isExchanged == false)
        }
        #expect(Set(stand.published) == ["notes.txt", "other.plist"], "nothing is made there")
        #expect(try laptop.begin(stand.shared).name == "laptop")
        #expect(try laptop.findings() == [])
        try desktop.perform()
        #expect(try desktop.findings() == [])
        // Whoever finds its own file gone begins a new life under its name.
        #expect(
            Set(stand.published.map { $0.prefix { $0 != "-" } })
                == ["desktop", "laptop", "notes.txt", "other.plist"])
        #expect(try desktop.store.exchange(.folder).value.isExchanged)
    }

    @Test(
        "STEP-26: one clock ahead is that device's, or this one's if others agree; both are known in every run"
    )
    func clocks() throws {
        let stand = try SyncStand()
        let laptop = stand.device("laptop")
        try laptop.add("Run", 1)
        try laptop.begin(stand.shared)
        let ahead = Stand.today + 700
        try stand.device("desktop", today: ahead).begin(stand.shared)
        let one = SyncFinding.clock(name: "desktop", ahead, here: Stand.today)
        #expect(try laptop.findings() == [one])
        #expect(try laptop.perform().findings == [one])
        #expect(try laptop.findings() == [one], "the file is taken in")
        try stand.device("phone", today: ahead + 3).begin(stand.shared)
        #expect(try laptop.findings().count == 2, "they do not agree")
        try stand.device("server", today: ahead + 2).begin(stand.shared)
        let own = SyncFinding.ownClock(here: Stand.today, others: ahead + 3)
        #expect(try laptop.findings() == [own])
        #expect(try laptop.perform().findings == [own], "of another kind than before")
        #expect(try laptop.store.exchange(.folder).value.isExchanged)
        let border = stand.device("laptop", today: ahead + 1)
        #expect(try border.findings() == [], "two days are a border of zones")
    }

    @Test("STEP-18: of two libraries the device that may join is told so, the other where that is")
    func otherLibrary() throws {
        let (stand, laptop, desktop) = try SyncStand.pair()
        let work = stand.device("work")
        try work.add("Swim", 9)
        try work.begin(stand.folder.path("elsewhere"))
        let name = try #require(
            stand.folder.list().first { $0.hasPrefix("elsewhere/work") }?.dropFirst("elsewhere/".count))
        for file in stand.published {
            try stand.folder.write(try stand.folder.read("shared/" + file), to: "elsewhere/" + file)
        }
        try stand.folder.write(try stand.folder.read("elsewhere/" + name), to: "shared/" + name)
        for device in [laptop, desktop] {
            for _ in 0..<2 {
                #expect(try device.findings() == [.joinsThere(file: String(name), device: "work")])
                try device.perform()
            }
        }
        let found = try work.findings()
        #expect(found.count == 2)
        #expect(found.allSatisfy { if case .file(_, .otherLibrary) = $0 { true } else { false } })
        #expect(Set(found.map(\.code)) == ["syncOtherLibrary"])
        // A trial refuses what is refused, and changes nothing.
        let before = try stand.contents
        let wish = SyncWish(folder: stand.shared, name: "laptop", joins: true)
        #expect(throws: StoreError.sync(.joinsElsewhere(devices: ["work"]))) {
            try laptop.store.tryBeginning(wish)
        }
        #expect(throws: StoreError.sync(.joinsElsewhere(devices: ["work"]))) { try laptop.store.begin(wish) }
        _ = try work.store.tryBeginning(
            SyncWish(folder: stand.folder.path("elsewhere"), name: "work", joins: true))
        #expect(try stand.contents == before)
    }

    @Test("STEP-25: the folders of the program itself are refused, with nothing made")
    func ownFolders() throws {
        let stand = try SyncStand()
        let laptop = stand.device("laptop")
        try laptop.add("Run", 1)
        for path in [
            "laptop/data", "laptop/state", "laptop/state/sync", "laptop/state/backups/x", "laptop/config",
        ] {
            let folder = stand.folder.path(path)
            let before = stand.folder.list()
            #expect(throws: StoreError.sync(.ownFolder(folder)), "\(path)") { try laptop.begin(folder) }
            #expect(throws: StoreError.sync(.ownFolder(folder))) { try laptop.store.contents(of: folder) }
            #expect(stand.folder.list() == before)
        }
        #expect(throws: StoreError.sync(.ownFolder("/"))) { try laptop.begin("/") }
        #expect(throws: StoreError.sync(.ownFolder(stand.folder.path("laptop/data/")))) {
            try laptop.begin(stand.folder.path("laptop/data/"))
        }
        try laptop.begin(stand.folder.path("laptop/data/Tracker"))
    }

    @Test("STEP-25: a library in a carried folder is told at the beginning, in the status and by the doctor")
    func carried() throws {
        let stand = try SyncStand()
        let laptop = stand.device("laptop")
        try laptop.add("Run", 1)
        let path = stand.folder.path("laptop/data/Library.plist")
        func carried(_ folder: String) -> SyncFinding {
            .libraryCarried(path: path, .syncthing, folder: folder)
        }
        #expect(!laptop.store.examine(settingsAt: "").contains { $0.syncFinding != nil })
        try stand.folder.makeFolder("laptop/.stfolder")
        let suggested = carried(stand.folder.path("laptop/data/Tracker"))
        #expect(laptop.store.examine(settingsAt: "").contains(.sync(suggested)), "in step with none")
        let begun = try laptop.store.begin(SyncWish(folder: stand.shared, name: "laptop"))
        #expect(begun.findings == [carried(stand.shared)])
        #expect(try laptop.findings() == [carried(stand.shared)])
        #expect(laptop.store.examine(settingsAt: "").contains(.sync(carried(stand.shared))))
        #expect(try laptop.store.status()?.isExchanged == true)
        stand.folder.remove("laptop/.stfolder")
        try stand.folder.makeFolder("laptop/.git")
        #expect(try laptop.findings() == [], "git lets nobody overwrite another's")
    }

    @Test(
        "STEP-5: beyond 1,000 ids all is saved and nothing is published, which is told, until there is room")
    func full() throws {
        let (stand, laptop, desktop) = try SyncStand.pair()
        try laptop.perform()
        let name = try file(of: "laptop", stand)
        let ids = (1_000..<2_000).compactMap { DeviceID("a" + String($0).suffix(3)) }
        // The laptop is one more; its change of this day is published.
        func take(_ devices: ArraySlice<DeviceID>) throws -> [SyncFinding] {
            let updated = try laptop.store.update { (journal) throws(EditError) in
                var facts = journal.replica!.facts
                for (place, id) in devices.enumerated() {
                    let days = DaySet([Stand.today - 100 - place - devices.startIndex])
                    facts = facts.noting([.completed(.tracker(1), days)], by: id, on: Stand.today)
                }
                let peer = Peer(device: devices.first!, name: "old", facts: facts)
                _ = try? journal.takeIn([peer], today: Stand.today)
            }
            return updated.findings
        }
        #expect(try take(ids[..<999]) == [])
        try laptop.mark(days[1])
        let whole = try stand.folder.read(name)
        #expect(try desktop.marks().count == 1 + 999 + 1, "a library of a thousand devices is read")
        #expect(try take(ids[999...]) == [.full])
        #expect(try laptop.mark(days[2]).findings == [], "told once a day")
        #expect(try laptop.marks().contains(days[2]) && laptop.findings() == [.full])
        #expect(try stand.folder.read(name) == whole)
        #expect(try desktop.marks().count == 1 + 999 + 1)
        _ = try laptop.store.update { (journal) throws(EditError) in journal.fold(Set(ids[..<10])) }
        #expect(try laptop.findings() == [])
        #expect(try desktop.marks().count == 1 + 1_000 + 2, "what was done meanwhile is there")
    }
}
