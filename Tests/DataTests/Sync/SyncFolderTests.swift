import Samples
import TestKit
import Testing
import TrackerData
import TrackerDomain

/// Devices that exchange files through a folder that all of them see at once.
struct SyncFolderTests {
    private let days: [Day] = ["2026-11-17", "2026-11-18", "2026-11-19"]

    /// A laptop with "Run", in step, and a desktop that has taken it over.
    @Test("SYNC 7: a device without trackers takes over the library that it finds; both are in step")
    func takesOver() throws {
        let stand = try SyncStand()
        let (laptop, desktop) = (stand.device("laptop"), stand.device("desktop"))
        try laptop.add("Run", 1)
        try laptop.mark(days[0])
        let first = try laptop.begin(stand.shared)
        #expect(first.devices == [] && !first.isWaiting && first.merged == nil)
        let second = try desktop.begin(stand.shared)
        #expect(second.devices == ["laptop"] && second.trackers == 1 && second.marks == 1)
        #expect(try desktop.library == laptop.library)
        #expect(stand.published.count == 2)
        try laptop.perform()
        for (device, other) in [(laptop, "desktop"), (desktop, "laptop")] {
            let status = try #require(try device.store.status())
            #expect(status.others.map(\.name) == [other] && status.others[0].isInStep)
            #expect(status.findings == [] && status.folder != nil)
        }
    }

    @Test("SYNC 6: what one does the other has: by reading at once, and written by the next change")
    func arrives() throws {
        let (stand, laptop, desktop) = try SyncStand.pair()
        try desktop.mark(days[1])
        let before = try stand.contents
        #expect(try laptop.marks() == [days[0], days[1]])
        #expect(try laptop.store.loadJournal().library.tracker(.tracker(1))?.marks.count == 2)
        #expect(try stand.contents == before, "commands that read write nothing")
        let updated = try laptop.mark(days[2])
        #expect(updated.takenIn.arrivals.map(\.device) == ["desktop"])
        #expect(try desktop.marks() == days)
        #expect(try laptop.library == desktop.library)
        #expect(try laptop.mark(days[2]).takenIn.isEmpty, "it comes in once")
    }

    @Test("SYNC 7: the order does not matter: an empty device waits for the first library")
    func waits() throws {
        let stand = try SyncStand()
        let (laptop, desktop, phone) = (
            stand.device("laptop"), stand.device("desktop"), stand.device("phone")
        )
        #expect(try desktop.begin(stand.shared).isWaiting)
        #expect(try phone.begin(stand.shared).isWaiting)
        #expect(stand.published == [], "an empty library publishes nothing")
        #expect(try desktop.store.status()?.isWaiting == true)
        try laptop.add("Run", 1)
        try laptop.begin(stand.shared)
        let before = try stand.contents
        #expect(try desktop.library == laptop.library)
        #expect(try stand.contents == before)
        try desktop.mark(days[0])
        #expect(try laptop.marks() == [days[0]])
        #expect(try phone.marks() == [days[0]])
        try phone.mark(days[1])
        #expect(try laptop.library == phone.library)
        #expect(try desktop.library == phone.library)
        #expect(try phone.store.status()?.isWaiting == false)
    }

    @Test("SYNC 7, ORD-2: a library begins whose categories had an order of their own and are all deleted")
    func noCategoryLeft() throws {
        let stand = try SyncStand()
        let laptop = stand.device("laptop")
        let (art, home): (Identifier, Identifier) = (.category(1), .category(2))
        try laptop.perform(.addCategory(id: art, name: "Art"), .addCategory(id: home, name: "Home"))
        try laptop.perform(.moveCategory(home, .first))
        try laptop.perform(.deleteCategory(art), .deleteCategory(home))
        #expect(try laptop.library.categoryOrder == .own)
        #expect(try laptop.begin(stand.shared).isWaiting)
        #expect(try laptop.library.categoryOrder == .byName)
        // It can be read and changed from then on.
        try laptop.add("Run", 1)
        #expect(try laptop.library.trackers.map(\.name) == ["Run"])
        #expect(try laptop.store.status()?.isWaiting == false)
    }

    @Test("SYNC 7: another library is put into the folder's, by name and in one step, only if it is wanted")
    func joins() throws {
        let stand = try SyncStand()
        let (laptop, desktop) = (stand.device("laptop"), stand.device("desktop"))
        try laptop.add("Run", 1)
        try laptop.mark(days[0])
        try laptop.begin(stand.shared)
        try desktop.add("Run", 5)
        try desktop.mark(days[1], 5)
        try desktop.add("Read", 6)
        let before = try desktop.library
        #expect(
            try desktop.store.contents(of: stand.shared)
                == .otherLibrary(devices: ["laptop"], trackers: ["Run"]))
        #expect(throws: StoreError.sync(.otherLibrary(folder: stand.shared))) {
            try desktop.begin(stand.shared)
        }
        #expect(try desktop.library == before)
        let begun = try desktop.begin(stand.shared, joins: true)
        #expect(begun.merged?.new.trackers == 1)
        #expect(try desktop.library.trackers.map(\.name) == ["Run", "Read"])
        #expect(try desktop.marks() == [days[0], days[1]])
        #expect(try laptop.library == desktop.library)
        // It can be undone; what was there before is among the backups.
        _ = try desktop.store.update { (journal) throws(EditError) in try journal.undo(today: desktop.today) }
        #expect(try desktop.library.trackers.map(\.name) == ["Run"])
        #expect(try desktop.store.listBackups().backups.contains { $0.trackers == 2 })
    }

    @Test("SYNC 7: a bare repository is no folder to be in step through, nor is the .git of another")
    func gitFolder() throws {
        let stand = try SyncStand()
        let laptop = stand.device("laptop")
        try laptop.add("Run", 1)
        for name in ["habits.git", "clone", "clone/.git"] { try stand.folder.makeFolder(name) }
        for name in ["habits.git", "clone/.git"] {
            for inner in ["objects", "refs"] { try stand.folder.makeFolder("\(name)/\(inner)") }
            try stand.folder.write("ref: refs/heads/main\n", to: "\(name)/HEAD")
            let path = stand.folder.path(name)
            #expect(throws: StoreError.sync(.gitFolder(path))) { try laptop.store.contents(of: path) }
            #expect(throws: StoreError.sync(.gitFolder(path))) { try laptop.begin(path) }
            #expect(!stand.folder.list().contains { $0.hasPrefix(name) && $0.hasSuffix(".plist") })
        }
        #expect(try laptop.store.status() == nil)
        // A folder in the clone is carried by git.
        #expect(try laptop.store.contents(of: stand.folder.path("clone")) == .nothing)
        try laptop.begin(stand.folder.path("clone"))
    }

    @Test("SYNC 7: a copy of the library with the same id needs no question: marks of both stay")
    func sameLibrary() throws {
        let stand = try SyncStand()
        let (laptop, desktop) = (stand.device("laptop"), stand.device("desktop"))
        try laptop.add("Run", 1)
        try laptop.mark(days[0])
        try stand.folder.makeFolder("desktop")
        try stand.folder.makeFolder("desktop/data")
        try stand.folder.write(
            try stand.folder.read("laptop/data/Library.plist"), to: "desktop/data/Library.plist")
        try laptop.mark(days[1])
        try desktop.mark(days[2])
        try laptop.begin(stand.shared)
        try desktop.begin(stand.shared)
        try laptop.perform(.pin(.tracker(1)))
        #expect(try laptop.marks() == days)
        #expect(try desktop.library == laptop.library)
    }

    @Test("SYNC 7: a device that ended goes on later, with all that was done meanwhile")
    func offAndOn() throws {
        let (stand, laptop, desktop) = try SyncStand.pair()
        #expect(try desktop.store.end(removingFile: true))
        #expect(stand.published.map { $0.prefix(6) } == ["laptop"])
        #expect(try desktop.store.status() == nil)
        #expect(try !desktop.store.end(removingFile: false), "it is off already")
        try desktop.mark(days[1])
        try laptop.mark(days[2])
        #expect(try desktop.marks() == [days[0], days[1]])
        #expect(try laptop.marks() == [days[0], days[2]])
        try desktop.begin(stand.shared)
        #expect(try desktop.marks() == days)
        #expect(try laptop.marks() == days)
        #expect(try laptop.facts?.devices.count == 2, "it goes on under its own id")
    }

    @Test("SYNC 7: files can go from hand to hand, without a folder")
    func byHand() throws {
        let stand = try SyncStand()
        let (laptop, desktop) = (stand.device("laptop"), stand.device("desktop"))
        try laptop.add("Run", 1)
        #expect(throws: StoreError.sync(.notInStep)) { try laptop.store.publishedFile() }
        try laptop.begin(nil)
        try desktop.begin(nil)
        let taken = try desktop.store.take(laptop.store.publishedFile())
        #expect(taken.takenIn.arrivals.map(\.device) == ["laptop"])
        try desktop.mark(days[1])
        let file = try desktop.store.publishedFile()
        _ = try laptop.store.take(file)
        #expect(try laptop.marks() == [days[1]])
        #expect(try laptop.store.take(file).takenIn.isEmpty)
        #expect(throws: StoreError.sync(.file(.incomplete))) {
            try laptop.store.take(Array(file.dropLast(40)))
        }
        let other = stand.device("other")
        try other.add("Swim", 9)
        try other.begin(nil)
        #expect(throws: StoreError.sync(.file(.otherLibrary))) { try other.store.take(file) }
    }

    @Test("SYNC 7: a dead device's file goes to the backups, what it knew stays")
    func forgets() throws {
        let (stand, laptop, desktop) = try SyncStand.pair()
        try desktop.mark(days[1])
        #expect(throws: StoreError.sync(.unknownDevice("old-pi", known: ["desktop"]))) {
            try laptop.store.forget(device: "old-pi")
        }
        let path = try #require(try laptop.store.forget(device: "desktop").value.path)
        #expect(stand.published.map { $0.prefix(6) } == ["laptop"])
        #expect(path.contains("/backups/"))
        #expect(try laptop.marks() == [days[0], days[1]])
        #expect(try laptop.store.status()?.others == [])
        // It was not dead: it publishes again, and nothing is lost.
        try desktop.mark(days[2])
        #expect(try laptop.marks() == days)
    }

    @Test(
        "SYNC 7: of several files the one with the most trackers tells what is in the folder, the newest its machine"
    )
    func severalFiles() throws {
        let (stand, laptop, _) = try SyncStand.pair()
        let name = try #require(stand.published.first { $0.hasPrefix("desktop-") })
        let old = try stand.folder.read("shared/" + name)
        try laptop.add("Swim", 2)
        let phone = stand.device("phone")
        try phone.add("Read", 5)
        #expect(
            try phone.store.contents(of: stand.shared)
                == .otherLibrary(devices: ["desktop", "laptop"], trackers: ["Run", "Swim"]))
        try stand.device("desktop", today: "2026-11-21").mark(days[1])
        try stand.folder.write(old, to: "shared/a-" + name)
        #expect(try laptop.store.status()?.others.map(\.published) == ["2026-11-21"])
    }

    @Test("SYNC 7: a folder is known by its real path, and no device forgets itself")
    func realPath() throws {
        let stand = try SyncStand()
        let laptop = stand.device("laptop")
        try stand.folder.makeFolder("real")
        try stand.folder.link("real", at: "link")
        try laptop.add("Run", 1)
        try laptop.begin(stand.folder.path("link"))
        let path = try FileSystem.system.resolve(stand.folder.path("real"))
        #expect(try laptop.store.status()?.folder == path)
        #expect(throws: StoreError.sync(.isThisDevice("laptop"))) {
            try laptop.store.forget(device: "laptop")
        }
    }

    @Test("SYNC 5: what a device published can be read as a library, and no command changes it")
    func readable() throws {
        let (stand, laptop, _) = try SyncStand.pair()
        let name = try #require(stand.published.first { $0.hasPrefix("laptop") })
        let store = PropertyListLibraryStore(
            path: stand.folder.path("shared/\(name)"), backups: stand.folder.path("x/backups"),
            environment: StoreEnvironment(
                today: { Stand.today }, newIdentifier: { .library }, dayOfTime: { Day(secondsSince1970: $0) })
        )
        #expect(try store.load().library == laptop.library)
        #expect(
            throws: StoreError.sync(.published(path: stand.folder.path("shared/\(name)"), device: "laptop"))
        ) {
            try store.update { (journal) throws(EditError) in
                try journal.perform([.complete([.tracker(1)], on: DaySet(days))], today: Stand.today)
            }
        }
        #expect(try store.loadJournal().history.isEmpty)
        let text = String(decoding: try stand.folder.read("shared/\(name)"), as: UTF8.self)
        #expect(!text.contains(stand.folder.path("")), "no path of this machine")
    }
}
