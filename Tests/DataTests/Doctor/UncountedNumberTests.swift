import Samples
import TestKit
import Testing
import TrackerData
import TrackerDomain

/// Numbers of writes that no counting reaches.
struct UncountedNumberTests {
    private static let names = [
        "9999999999.plist", "1000000000.plist", "kept-9999999999.plist",
        "found-9999999999-00000000000000ab.plist",
    ]

    @Test(
        "S6: a backup with such a number bars nothing, is told of, and renamed by a repair", arguments: names)
    func backup(name: String) throws {
        let stand = try Stand()
        try stand.addRun()
        try stand.mark(Day("2026-11-18"))
        let path = "state/backups/\(Identifier.library)/\(name)"
        try stand.folder.write("", to: path)
        #expect(Doctor(store: stand.store).examine() == [.uncountedBackup(path: stand.folder.path(path))])
        try stand.mark(Day("2026-11-19"))
        #expect(try Trailer.find(in: stand.bytes)?.generation == 3)
        #expect(try Doctor(store: stand.store).repair()?.source == .backupNumbers(1))
        let found = "found-\(HashText.text(of: "")).plist"
        #expect(stand.backupNames == ["0000000001.plist", "0000000002.plist", found, "origin"])
        #expect(Doctor(store: stand.store).examine().allSatisfy { !$0.isProblem })
        #expect(try Doctor(store: stand.store).repair() == nil)
    }

    @Test(
        "S6: it is renamed among the backups of a library that was here before, too, and beside a damaged one"
    )
    func everywhere() throws {
        let stand = try Stand()
        try stand.addRun()
        try stand.mark(Day("2026-11-18"))
        let former = "state/backups/\(Identifier.category(7))"
        try stand.folder.write("\(stand.libraryPath)\n", to: "\(former)/origin")
        for folder in [former, "state/backups/\(Identifier.library)"] {
            try stand.folder.write("", to: "\(folder)/9999999999.plist")
        }
        try stand.folder.write("", to: "data/Library.plist")
        #expect(try Doctor(store: stand.store).repair()?.library.trackers.map(\.name) == ["Run"])
        #expect(!stand.folder.list().contains { $0.hasSuffix("/9999999999.plist") })
        #expect(Doctor(store: stand.store).examine().allSatisfy { !$0.isProblem })
    }

    @Test("S6: what is no file is no backup that a repair could rename")
    func folder() throws {
        let stand = try Stand()
        try stand.addRun()
        let path = "state/backups/\(Identifier.library)/9999999999.plist"
        try stand.folder.makeFolder(path)
        #expect(Doctor(store: stand.store).examine() == [.damagedBackup(path: stand.folder.path(path))])
        #expect(try Doctor(store: stand.store).repair() == nil)
    }

    @Test("S6: a good file under such a name is not the newest backup")
    func notNewest() throws {
        let stand = try Stand()
        try stand.addRun()
        let old = try stand.bytes
        try stand.mark(Day("2026-11-18"))
        try stand.mark(Day("2026-11-19"))
        try stand.folder.write(old, to: "state/backups/\(Identifier.library)/9999999999.plist")
        try stand.folder.write("", to: "data/Library.plist")
        #expect(try stand.marks == [Day("2026-11-18")])
    }

    @Test(
        "S6: such a number in the library is told of and set right by the next write",
        arguments: [
            "1000000000", "9999999999", "10000000000", "9223372036854775807", "-5",
        ])
    func library(number: String) throws {
        let stand = try Stand()
        try stand.addRun()
        try stand.mark(Day("2026-11-18"))
        let text = String(decoding: try stand.bytes, as: UTF8.self).replacingOccurrences(
            of: "<integer>2</integer>\n\t<key>history", with: "<integer>\(number)</integer>\n\t<key>history")
        #expect(text.contains("<integer>\(number)<"))
        try stand.folder.write(text, to: "data/Library.plist")
        #expect(
            Doctor(store: stand.store).examine() == [
                .editedByHand(path: stand.libraryPath), .uncountedLibrary(path: stand.libraryPath),
            ])
        try stand.mark(Day("2026-11-19"))
        #expect(try Trailer.find(in: stand.bytes)?.generation == 3)
        // The found state is backed up as the second write; this is the third.
        let found = "found-0000000002-\(HashText.text(of: text)).plist"
        #expect(stand.backupNames == [found, "kept-0000000001.plist", "origin"])
        try stand.folder.write("", to: "data/Library.plist")
        #expect(try stand.marks == [Day("2026-11-18")])
    }

    @Test("S6: a state with such a number is kept as one of another program, without a number")
    func keeping() throws {
        let stand = try Stand()
        try stand.addRun()
        let text = String(decoding: try stand.bytes, as: UTF8.self).replacingOccurrences(
            of: "<integer>1</integer>\n\t<key>history", with: "<integer>9999999999</integer>\n\t<key>history")
        try stand.folder.write(text, to: "data/Library.plist")
        let state = try #require(try stand.store.keepBackup()).value
        let name = "found-0000000000-\(HashText.text(of: text)).plist"
        #expect(state.path == stand.folder.path("state/backups/\(Identifier.library)/\(name)"))
    }
}
