import Samples
import TestKit
import Testing
import TrackerData
import TrackerDomain

/// Devices that begin each with a library of its own, and become one; a device that takes another name.
@Suite struct SyncJoinTests {
    /// Two devices that began in folders of their own, before each file was carried into the other's folder.
    private func apart() throws -> (stand: SyncStand, laptop: SyncDevice, desktop: SyncDevice) {
        let stand = try SyncStand()
        let (laptop, desktop) = (stand.device("laptop"), stand.device("desktop"))
        try laptop.add("Run", 1)
        try laptop.mark("2026-11-17")
        try desktop.add("Read", 6)
        try desktop.mark("2026-11-18", 6)
        try laptop.begin(stand.folder.path("here"))
        try desktop.begin(stand.folder.path("there"))
        try carry(stand)
        return (stand, laptop, desktop)
    }

    /// Carries the newer of both folders' files there and back, as `rsync -u` does.
    private func carry(_ stand: SyncStand) throws {
        for (from, to) in [("here", "there"), ("there", "here")] {
            for name in stand.folder.list() where name.hasPrefix(from + "/") && name.hasSuffix(".plist") {
                let target = to + name.dropFirst(from.count)
                let isOwn = name.contains("laptop") == (from == "here")
                if isOwn { try stand.folder.write(stand.folder.read(name), to: target) }
            }
        }
    }

    @Test("SYNC 7: where both have begun, one of them puts its library into the other's, whoever asks first")
    func bothBegan() throws {
        for laptopAsksFirst in [true, false] {
            let (stand, laptop, desktop) = try apart()
            #expect(try laptop.store.exchange(.folder).value.findings.count == 1)
            #expect(try desktop.store.exchange(.folder).value.findings.count == 1)
            var joined: [String] = []
            let order = laptopAsksFirst ? [laptop, desktop] : [desktop, laptop]
            for device in order {
                let folder = device.name == "laptop" ? "here" : "there"
                let other = device.name == "laptop" ? "desktop" : "laptop"
                do throws(StoreError) {
                    let begun = try device.store.begin(
                        SyncWish(folder: stand.folder.path(folder), name: device.name, joins: true))
                    if begun.value.merged != nil { joined.append(device.name) }
                } catch {
                    #expect(error == .sync(.joinsElsewhere(devices: [other])))
                }
                try carry(stand)
            }
            #expect(joined.count == 1)
            for device in [laptop, desktop, laptop, desktop] {
                _ = try device.store.exchange(.folder)
                try carry(stand)
            }
            #expect(try laptop.library == desktop.library)
            #expect(try Set(laptop.library.trackers.map(\.name)) == ["Run", "Read"])
            #expect(try laptop.marks() == ["2026-11-17"] && desktop.marks(6) == ["2026-11-18"])
            #expect(try laptop.findings() + desktop.findings() == [])
        }
    }

    @Test("SYNC 7: a device alone joins those that are in step already, whatever the ids of their libraries")
    func third() throws {
        let (stand, laptop, _) = try SyncStand.pair()
        for name in ["phone", "server"] {
            let alone = stand.device(name)
            try alone.add("Swim", 9)
            try alone.begin(stand.folder.path(name))
            for file in stand.folder.list() where file.hasPrefix("shared/") && file.hasSuffix(".plist") {
                try stand.folder.write(
                    stand.folder.read(file), to: name + file.dropFirst("shared".count))
            }
            let begun = try alone.begin(stand.folder.path(name), joins: true)
            #expect(begun.merged?.new.trackers == 1)
            #expect(try alone.library.id == laptop.library.id)
            #expect(try alone.library.trackers.map(\.name) == ["Run", "Swim"])
        }
    }

    @Test("SYNC 7: without a folder a file that is brought says which library to go into")
    func byHand() throws {
        let stand = try SyncStand()
        let (laptop, desktop) = (stand.device("laptop"), stand.device("desktop"))
        try laptop.add("Run", 1)
        try desktop.add("Read", 6)
        try laptop.begin(nil)
        try desktop.begin(nil)
        let file = try laptop.store.publishedFile()
        #expect(throws: StoreError.sync(.file(.otherLibrary))) { try desktop.store.take(file) }
        let begun = try desktop.store.begin(
            SyncWish(folder: nil, name: "desktop", joins: true), bringing: file)
        #expect(begun.value.merged?.new.trackers == 1)
        #expect(try desktop.library.trackers.map(\.name) == ["Run", "Read"])
        _ = try laptop.store.take(desktop.store.publishedFile())
        #expect(try laptop.library == desktop.library)
        let before = try desktop.library
        #expect(throws: StoreError.sync(.file(.incomplete))) {
            try desktop.store.begin(
                SyncWish(folder: nil, name: "desktop", joins: true), bringing: Array(file.dropLast(40)))
        }
        #expect(try desktop.library == before)
    }

    @Test("SYNC 7: a device that takes another name is one device still, with one file")
    func renamed() throws {
        let (stand, laptop, desktop) = try SyncStand.pair()
        let before = try #require(try laptop.store.status())
        let begun = try laptop.store.begin(SyncWish(folder: stand.shared, name: "portable")).value
        #expect(begun.name == "portable" && begun.devices == [])
        #expect(stand.published.count == 2)
        #expect(stand.published.contains("portable-\(before.id.text).plist"))
        try laptop.mark("2026-11-18")
        let taken = try desktop.store.exchange(.folder)
        #expect(taken.takenIn.arrivals.map(\.device) == ["portable"])
        #expect(taken.value.others.map(\.name) == ["portable"])
    }

    @Test(
        "STEP-2: whoever begins anew beside a file of its own that knows more begins a new life, which has all of it"
    )
    func besideOwnFile() throws {
        let (stand, laptop, _) = try SyncStand.pair()
        let saved = try stand.saved("laptop")
        let id = try #require(try laptop.store.status()).id
        try laptop.mark("2026-11-18")
        let file = try stand.folder.read("shared/laptop-\(id.text).plist")
        try stand.putBack("laptop", saved)
        _ = try laptop.store.begin(SyncWish(folder: stand.shared, name: "portable"))
        #expect(try #require(try laptop.store.status()).id != id)
        #expect(stand.published.map { $0.prefix(8) } == ["desktop-", "portable"])
        #expect(try stand.contents.contains { $0.key.contains("laptop/state/backups/") && $0.value == file })
        #expect(try laptop.marks().contains("2026-11-18"))
    }

    @Test("a folder that is made is told, one that was there is not")
    func folderMade() throws {
        let stand = try SyncStand()
        let laptop = stand.device("laptop")
        try laptop.add("Run", 1)
        #expect(try laptop.begin(stand.shared).isFolderMade)
        #expect(try !stand.device("desktop").begin(stand.shared).isFolderMade)
    }

    @Test("to forget this device is refused by its name, with nothing done")
    func forgetsItself() throws {
        let (stand, laptop, _) = try SyncStand.pair()
        let before = stand.published
        #expect(throws: StoreError.sync(.isThisDevice("laptop"))) {
            try laptop.store.forget(device: "laptop")
        }
        #expect(stand.published == before)
    }

    @Test(
        "SYNC 5: a branch that follows no other place is told, as nothing is carried",
        .enabled(if: GitClones.hasGit))
    func carriedNowhere() throws {
        let stand = try SyncStand()
        let laptop = stand.device("laptop")
        try laptop.add("Run", 1)
        let call = ProgramCall("git", ["init", "--quiet", stand.shared], limit: 10_000)
        #expect(ProgramRunner.system.run(call).isSuccess)
        try laptop.begin(stand.shared)
        let resolved = try #require(try laptop.store.status()?.folder)
        #expect(
            try laptop.store.exchange(.receivingAndSending).value.findings.map(\.finding) == [
                .git(folder: resolved, .goesNowhere)
            ])
        #expect(try laptop.findings() == [.git(folder: resolved, .goesNowhere)], "until it was carried")
    }
}
