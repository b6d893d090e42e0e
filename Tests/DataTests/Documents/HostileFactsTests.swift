import Samples
import TestKit
import Testing
import TrackerData
import TrackerDomain

/// Facts in a file that no program of ours wrote are refused with their place, or mean something.
struct HostileFactsTests {
    private static let (run, home) = (Identifier.tracker(1), Identifier.category(1))

    /// The shipped file, with another text in place of one, and a trailer that says it is whole.
    private static func file(_ old: String, _ new: String, isIntact: Bool = true) throws -> [UInt8] {
        let text = String(decoding: try FixtureBytes.read("Library-5.plist"), as: UTF8.self)
        try #require(text.contains(old))
        let changed = Array(text.replacing(old, with: new, maxReplacements: 1).utf8)
        return isIntact ? sealed(changed) : changed
    }

    /// The bytes with a trailer for them.
    private static func sealed(_ bytes: [UInt8]) -> [UInt8] {
        let end = bytes.lastIndex(of: UInt8(ascii: "<")) ?? bytes.endIndex
        let list = Array(bytes[..<end])
        return list + Array(Trailer(generation: 5, over: list).line.utf8)
    }

    private static func store(_ bytes: [UInt8]) -> InMemoryLibraryStore {
        InMemoryLibraryStore(contents: bytes, today: { Stand.today }, newIdentifier: { .library })
    }

    private func expectRefused(_ bytes: [UInt8], at place: String) throws {
        #expect(throws: StoreError.unreadable(path: "memory", .invalid(at: place))) {
            try Self.store(bytes).loadJournal()
        }
        // Reading commands pass the facts over.
        if !place.hasPrefix("sync › lost") { _ = try Self.store(bytes).load() }
    }

    @Test(
        "An item that is none of ours is refused with its place",
        arguments: [
            ("#0 k7q2=1<", "#x k7q2=1<"), ("#0 k7q2=1<", "k7q2=1<"), ("#0 k7q2=1<", "#1000000001 k7q2=1<"),
            ("#0 k7q2=1<", "#0 k7q2=1000000001<"), ("#0 k7q2=1<", "#0 k7q2=1/1000000001<"),
            ("#0 k7q2=1<", "#0 k7q2=0<"), ("#0 k7q2=1<", "#0 k7q2=-1<"), ("#0 k7q2=1<", "#0 K7q2=1<"),
            ("#0 k7q2=1<", "#0 k7q22=1<"), ("#0 k7q2=1<", "#0 k7q2=1 k7q2=1<"),
            ("#0 k7q2=1<", "#0 k7q2=1/1/1<"), ("#0 k7q2=1<", "#0 k7q2=1 more<"),
            ("#0 k7q2=1<", "#0 k7q2=1 ; name<"), ("#0 k7q2=1<", "#0 k7q2=1 ; color k7q2@2026-11-20<"),
            ("#0 k7q2=1<", "#0 k7q2=1 ; name k7q2@2026-11-31<"), ("#0 k7q2=1<", "#0 k7q2=1 ; name k7q2@<"),
            ("#0 k7q2=1<", "#0 k7q2=1 ; name k7q2@2026-11-20/1000000001<"),
            ("#0 k7q2=1<", "#0 k7q2=1 ; name k7q2@2026-11-20/1/1/1<"),
            ("#0 k7q2=1<", "#0 k7q2=1 ; name k7q2@2200-01-01<"),
            ("#0 k7q2=1<", "#0 k7q2=1 ; name k7q2@2026-11-20 \"A\u{202E}b\"<"),
            ("#0 k7q2=1<", "#0 k7q2=1 ; name k7q2@2026-11-20 \"\"<"),
            ("#0 k7q2=1<", "#0 k7q2=1 ; name k7q2@2026-11-20 \"Home<"),
            (" category #0 k7q2=1<", " ctgry #0 k7q2=1<"), (" category #0 k7q2=1<", " #0 k7q2=1<"),
        ])
    func items(old: String, new: String) throws {
        try expectRefused(Self.file(old, new), at: "sync › items › 1")
    }

    @Test(
        "Hidden texts are as valid as shown ones",
        arguments: [
            ("goal p3xx@2026-11-17/1 \"2026-11-17:at least 20 min\"", "goal p3xx@2026-11-17/1 \"much\"", 9),
            ("\"paused 2026-11-17\"", "\"paused 2026-11-31\"", 9),
            ("2026@2026-11-18/1 \"C0000000-0000-4000-8000-000000000004\"", "2026@2026-11-18/1 \"SEA\"", 6),
            ("\"SEA\"", "\"\(String(repeating: "x", count: 39))\"", 4), ("\"SEA\"", "", 4),
        ])
    func hidden(old: String, new: String, line: Int) throws {
        try expectRefused(Self.file(old, new), at: "sync › items › \(line)")
    }

    @Test(
        "Marks that are none of ours are refused with their place",
        arguments: [
            ("k7q2 2026: 2026 11:9", "k7q2 2026: 2026 11:31"),
            ("k7q2 2026: 2026 11:9", "k7q2 2200: 2026 11:9"),
            ("k7q2 2026: 2026 11:9", "k7q2 2026 11:9"), ("k7q2 2026: 2026 11:9", "k7q2 2026: 11:9"),
            ("k7q2 2026: 2026 11:9", "k7q2 p3xx 2026: 2026 11:9"),
            ("k7q2 2026: 2026 11:9", "k7q2 2026: 2026 p3xx 2026 11:9"),
            ("k7q2 2026: 2026 11:9", "k7q2 2027: 2026 01:1 2026: 2026 11:9"),
            ("2026/2 11:10-11", "2026/0 11:10-11"), ("2026/2 11:10-11", "2026/1 11:10-11"),
            ("2026/2 11:10-11", "2026/1000000001 11:10-11"), ("2026/2 11:10-11", "2026=2 11:10-11"),
            ("2026/2 11:10-11", "2026/2 11:9-11"), ("2026/2 11:10-11", "2026/2 11:10-11 2026/3 11:11"),
            ("completions k7q2 2026: 2026", "done k7q2 2026: 2026"), ("p3xx/2 11:11<", "p3xx/2 11:11 ;<"),
            ("completions k7q2 2026: 2026", "completions 2026: 2026"),
        ])
    func marks(old: String, new: String) throws {
        try expectRefused(Self.file(old, new), at: "sync › days › 1")
    }

    @Test(
        "Values that are none of ours are refused with their place",
        arguments: [
            ("amount k7q2 ;", "amount k7q2 2026: p3xx 11:30 ;"), ("amount k7q2 ;", "amount ;"),
            ("amount k7q2 ;", "amount k7q2 2026: p3xx 11:17 ;"), ("amount k7q2 ;", "amounts k7q2 ;"),
            ("2026-11-04 k7q2@2026-11-20/0/1 \"\"", "2026-11-04 k7q2@2026-11-20/0/1"),
            ("2026-11-04 k7q2@2026-11-20/0/1 \"\"", "2026-11-04 k7q2@2026-11-20/0/1 \"five\""),
            ("2026-11-04 k7q2@2026-11-20/0/1 \"\"", "2026-11-04 k7q2@2026-11-20/0/1 \"05\""),
            ("2026-11-04 k7q2@2026-11-20/0/1 \"\"", "2026-11-04"),
            ("2026-11-09 2026@", "2026-11-04 2026@"), ("2026-11-09 2026@", "2026-11-31 2026@"),
            ("2026=1+1000 k7q2=1+1000", "2026=1+1000 2026=1+1000"), ("2026=1+1000", "2026=1"),
            ("2026=1+1000", "2026=1000000001+1000"), ("2026=1+1000", "2026=1+1000000000000001"),
            ("2026=1+1000", "2026=1+1000~"), ("2026=1+1000", "2026=0+0"), ("2026=1+1000", "2026=1*1000"),
            ("p3xx=1+1500~", "p3xx=1+1500~1~1"), ("p3xx=1+1500~", "p3xx=1+1500~1"),
        ])
    func values(old: String, new: String) throws {
        try expectRefused(Self.file(old, new), at: "sync › values › 1")
    }

    @Test(
        "ReplicaState from which another library follows are refused as a whole",
        arguments: [
            ("k7q2/2 11:4", "k7q2/3 11:4"), ("2026 11:9 2026/2", "2026 11:8-9 2026/2"),
            ("p3xx=2+2500<", "p3xx=2+2600<"), ("#1 2026=3 k7q2=1 p3xx=2", "#7 2026=3 k7q2=1 p3xx=2"),

        ])
    func otherLibrary(old: String, new: String) throws {
        try expectRefused(Self.file(old, new), at: "sync")
    }

    @Test("A list that is cut, a device that is none and a key that nobody knows are refused")
    func documents() throws {
        try expectRefused(
            Self.file("<string>k7q2</string>", "<string>laptop</string>"), at: "sync › device")
        try expectRefused(
            Self.file("<key>device</key>", "<key>more</key><true/><key>device</key>"), at: "sync › more")
        try expectRefused(
            Self.file("<string>\(Self.home) category #0 k7q2=1</string>", ""), at: "sync › items")
        let text = String(decoding: try FixtureBytes.read("Library-5.plist"), as: UTF8.self)
        // What is forgotten is not among the lost.
        try expectRefused(Self.file("#3 k7q2=1/1", "#3 ! k7q2=1/1"), at: "sync › items › 8")
        // A lost tracker does not live, and one of the library does.
        try expectRefused(Self.file("#3 k7q2=1/1", "#3 k7q2=2/1"), at: "sync › items › 8")
        try expectRefused(Self.file("#6 k7q2=2 ;", "#6 k7q2=2/2 ;"), at: "sync › items › 11")
        let lost = try #require(text.ranges(of: "<string>Dog</string>").last)
        var named = text
        named.replaceSubrange(lost, with: "<string>\(String(repeating: "x", count: 39))</string>")
        try expectRefused(Self.sealed(Array(named.utf8)), at: "sync › items › 8")
    }

    @Test("STEP-6: a library of any number of devices is read")
    func devices() throws {
        let others = (0..<2_000).map { " \(1_000 + $0)=1" }.joined()
        let bytes = try Self.file("category #0 k7q2=1<", "category #0 k7q2=1\(others)<")
        let facts = try #require(try Self.store(bytes).loadJournal().replica?.facts)
        #expect(facts.devices.count > 2_000 && !facts.ids.fit)
    }

    @Test("A file of an older version has no facts")
    func olderVersion() throws {
        let bytes = try Self.file("<key>version</key>\n\t<integer>5<", "<key>version</key>\n\t<integer>4<")
        #expect(throws: StoreError.unreadable(path: "memory", .invalid(at: "sync"))) {
            try Self.store(bytes).load()
        }
    }

    @Test(
        "The facts of a file edited by hand are not believed; without the key the library is in step with nobody"
    )
    func edited() throws {
        let edited = try Self.file("<string>Row</string>", "<string>Rows</string>", isIntact: false)
        let journal = try Self.store(edited).loadJournal()
        #expect(journal.replica == nil)
        #expect(journal.library.tracker(.tracker(7))?.name == "Rows")
        let text = String(decoding: try FixtureBytes.read("Library-5.plist"), as: UTF8.self)
        let start = try #require(text.firstRange(of: "\t<key>sync</key>")).lowerBound
        let end = try #require(text.firstRange(of: "\t<key>trackers</key>\n\t<array>")).lowerBound
        let without = try Self.store(Array((text[..<start] + text[end...]).utf8)).loadJournal()
        #expect(without.replica == nil)
        #expect(try without.library == SyncedJournals.fixture().library)
    }

    @Test(
        "Any byte of the facts changed or cut: not believed; with a new trailer refused or read as valid facts"
    )
    func damage() throws {
        let bytes = try FixtureBytes.read("Library-5.plist")
        let text = String(decoding: bytes, as: UTF8.self)
        let start = text.utf8.distance(
            from: text.startIndex, to: try #require(text.firstRange(of: "<key>sync</key>")).lowerBound)
        let end = text.utf8.distance(
            from: text.startIndex, to: try #require(text.firstRange(of: "<key>trackers</key>")).lowerBound)
        var random = SeededRandom(seed: 25)
        var valid = 0
        for _ in 0..<Torture.tries(brief: 400, full: 100_000) {
            var changed = bytes
            let index = Int.random(in: start..<end, using: &random)
            switch Int.random(in: 0..<3, using: &random) {
            case 0: changed.remove(at: index)
            case 1: changed[index] ^= 1 << UInt8.random(in: 0..<8, using: &random)
            default: changed[index] = bytes[Int.random(in: start..<end, using: &random)]
            }
            if changed == bytes { continue }
            // The trailer is of other bytes.
            if let journal = try? Self.store(changed).loadJournal() { #expect(journal.replica == nil) }
            guard let journal = try? Self.store(Self.sealed(changed)).loadJournal() else { continue }
            // Nothing but the facts was changed; if the key itself was, there are none.
            guard let replica = journal.replica else { continue }
            valid += 1
            #expect(try replica.facts.library(journal.library.id) == journal.library)
            let again = try LibraryEncoder.encode(
                journal.library, history: journal.history, replica: replica, generation: 5)
            #expect(try Self.store(again).loadJournal() == journal)
        }
        #expect(valid > 0)
    }
}
