import DiskKit
import Samples
import TestKit
import Testing
import TrackerData
import TrackerDomain

/// What can go wrong in the folder, and with the files there.
struct SyncTroubleTests {
    private let days: [Day] = ["2026-11-17", "2026-11-18", "2026-11-19"]
    private let tomorrow: Day = "2026-11-21"

    private func file(of name: String, _ stand: SyncStand) throws -> String {
        "shared/" + (try #require(stand.published.first { $0.hasPrefix(name + "-") }))
    }

    // MARK: Files of others

    @Test("SYNC 6: a file that is cut at any byte is left alone, and so is one with any byte changed")
    func torn() throws {
        let (stand, laptop, desktop) = try SyncStand.pair()
        try laptop.perform()
        let name = try file(of: "desktop", stand)
        let before = try laptop.library
        try desktop.mark(days[1])
        let whole = try stand.folder.read(name)
        for cut in stride(from: 0, to: whole.count, by: Torture.isFull ? 1 : 97) {
            try stand.folder.write(Array(whole[..<cut]), to: name)
            #expect(try laptop.library == before, "cut at \(cut)")
        }
        for place in stride(from: 0, to: whole.count, by: Torture.isFull ? 1 : 101) {
            var bytes = whole
            bytes[place] ^= 0x20
            try stand.folder.write(bytes, to: name)
            #expect(try laptop.library == before, "changed at \(place)")
        }
        try stand.folder.write(Array(whole.dropLast(200)), to: name)
        #expect(try laptop.mark(days[2]).findings == [], "it may be on its way")
        #expect(try laptop.findings() == [.file("desktop", .incomplete)])
        let later = stand.device("laptop", today: tomorrow)
        #expect(try later.mark(tomorrow).findings == [.file("desktop", .incomplete)])
        #expect(try later.perform().findings == [], "told once a day")
        try stand.folder.write(whole, to: name)
        #expect(try later.marks().contains(days[1]))
        #expect(try later.findings() == [])
    }

    @Test(
        "SYNC 7: a file that was edited, a newer one, a foreign library and other lists are told or passed over"
    )
    func strange() throws {
        let (stand, laptop, desktop) = try SyncStand.pair()
        try laptop.perform()
        let name = try file(of: "desktop", stand)
        let before = try laptop.library
        let text = String(decoding: try stand.folder.read(name), as: UTF8.self)
        try stand.folder.write(text.replacing(">Run<", with: ">Jog<"), to: name)
        #expect(try laptop.perform().findings == [.file("desktop", .edited)])
        #expect(try laptop.perform().findings == [])
        try stand.folder.write(
            text.replacing("<integer>7</integer>", with: "<integer>99</integer>"), to: name)
        #expect(try laptop.perform().findings == [.file("desktop", .newer)])
        stand.folder.remove(name)

        let other = stand.device("work")
        try other.add("Swim", 9)
        try other.begin(stand.folder.path("elsewhere"))
        let foreign = try #require(stand.folder.list().first { $0.hasPrefix("elsewhere/work") })
        try stand.folder.write(try stand.folder.read(foreign), to: "shared/work-a1b2.plist")
        #expect(try laptop.perform().findings == [.joinsThere(file: "work-a1b2.plist", device: "work")])
        stand.folder.remove("shared/work-a1b2.plist")

        // The library itself may live in the folder, beside lists of other programs.
        try stand.folder.write(try stand.folder.read("laptop/data/Library.plist"), to: "shared/Library.plist")
        try stand.folder.write(
            "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict><key>a</key><true/></dict></plist>",
            to: "shared/other.plist")
        try stand.folder.makeFolder("shared/folder.plist")
        try stand.folder.write("notes", to: "shared/notes.txt")
        #expect(try laptop.perform().findings == [])
        #expect(try laptop.findings() == [])
        #expect(try laptop.library == before)
        _ = desktop
    }

    @Test("SYNC 1: a stale, doubled or renamed file does no harm")
    func stale() throws {
        let (stand, laptop, desktop) = try SyncStand.pair()
        let name = try file(of: "desktop", stand)
        let old = try stand.folder.read(name)
        try desktop.mark(days[1])
        try desktop.perform(.uncomplete([.tracker(1)], on: DaySet([days[0]])))
        let new = try stand.folder.read(name)
        try laptop.mark(days[2])
        let expected = [days[1], days[2]]
        try #require(try laptop.marks() == expected)
        try stand.folder.write(old, to: name)
        #expect(try laptop.marks() == expected)
        try stand.folder.write(new, to: "shared/desktop-zzzz.sync-conflict-20261120.plist")
        try stand.folder.write(old, to: "shared/renamed.plist")
        #expect(try laptop.perform().takenIn.isEmpty)
        #expect(try laptop.marks() == expected)
        #expect(try laptop.findings() == [])
        let others = try laptop.store.status()?.others.map(\.name)
        #expect(others == ["desktop"], "one row for a device")
    }

    @Test(
        "SYNC 7: a whole file with numbers that nobody can have reached is left alone, and told",
        arguments: ["200000000", "2000000000"])
    func forged(count: String) throws {
        let (stand, laptop, desktop) = try SyncStand.pair()
        try desktop.mark(days[1])
        let name = try file(of: "desktop", stand)
        let id = try #require(try desktop.store.status()).id.text
        let whole = try stand.folder.read(name)
        let generation = try #require(Trailer.find(in: whole)).generation
        let list = String(decoding: whole, as: UTF8.self).split(separator: "\n").dropLast().map { $0 + "\n" }
            .joined()
        let forged = Array(list.replacing("\(id)=1", with: "\(id)=\(count)").utf8)
        try #require(String(decoding: forged, as: UTF8.self) != list)
        let trailer = Trailer(generation: generation, over: forged).line
        try stand.folder.write(forged + Array(trailer.utf8), to: name)
        for _ in 0..<2 {
            try laptop.perform()
            #expect(try laptop.marks() == [days[0]])
            let findings = try laptop.findings()
            #expect(findings == [.file("desktop", .impossible)])
        }
    }

    @Test("SYNC 7: a device whose clock is wrong is told of, and nothing is lost")
    func clock() throws {
        let (stand, laptop, _) = try SyncStand.pair()
        let ahead = stand.device("desktop", today: "2038-01-19")
        try ahead.perform(.pin(.tracker(1)))
        #expect(try laptop.findings() == [.clock(name: "desktop", "2038-01-19", here: Stand.today)])
        #expect(
            try laptop.mark(days[1]).findings == [.clock(name: "desktop", "2038-01-19", here: Stand.today)])
        #expect(
            try laptop.findings() == [.clock(name: "desktop", "2038-01-19", here: Stand.today)],
            "as long as it is so")
        #expect(try laptop.library.tracker(.tracker(1))?.isPinned == true)
    }

    // MARK: The folder

    @Test(
        "SYNC 6: a folder that is gone, or suddenly empty, costs a sentence a day, and nothing is made there"
    )
    func gone() throws {
        let (stand, laptop, desktop) = try SyncStand.pair()
        let files = stand.published
        let kept = try files.map { ($0, try stand.folder.read("shared/" + $0)) }
        for name in files { stand.folder.remove("shared/" + name) }
        #expect(try laptop.mark(days[1]).findings == [.emptyFolder(path: stand.shared)])
        #expect(stand.published == [], "as if it were not mounted")
        stand.folder.remove("shared")
        #expect(try laptop.mark(days[2]).findings == [.noFolder(path: stand.shared)])
        #expect(try laptop.perform().findings == [])
        #expect(try laptop.findings() == [.noFolder(path: stand.shared)])
        #expect(stand.published == [] && !stand.folder.list().contains("shared/"))
        #expect(try laptop.marks() == days, "saved here")
        try stand.folder.makeFolder("shared")
        for (name, bytes) in kept { try stand.folder.write(bytes, to: "shared/" + name) }
        try laptop.perform()
        #expect(try desktop.marks() == days)
    }

    @Test("SYNC 7: a folder that cannot be written costs one sentence a day; the change is saved")
    func readOnly() throws {
        let (stand, _, desktop) = try SyncStand.pair()
        let denying = FileSystem.system.denying(stand.shared)
        let laptop = stand.device("laptop", fileSystem: denying)
        #expect(try laptop.mark(days[1]).findings == [.cannotPublish(path: stand.shared, .notPermitted)])
        #expect(try laptop.mark(days[2]).findings == [])
        #expect(try laptop.marks() == days)
        #expect(try desktop.marks() == [days[0]])
        #expect(try laptop.findings() == [.cannotPublish(path: stand.shared, .notPermitted)], "still told")
        try stand.device("laptop").perform()
        #expect(try desktop.marks() == days, "published as soon as it can be")
        #expect(try laptop.findings() == [])
    }
}
