import DiskKit
import Samples
import TestKit
import Testing
import TrackerData
import TrackerDomain

struct DoctorTests {
    private func edited(_ stand: Stand, _ old: String, _ new: String) throws -> String {
        String(decoding: try stand.bytes, as: UTF8.self).replacingOccurrences(of: old, with: new)
    }

    private func examine(_ stand: Stand) -> [Finding] {
        Doctor(store: stand.store, settingsPath: stand.folder.path("config/Settings.plist")).examine()
    }

    @Test("A sound library with backups gives no findings, and nothing is touched")
    func sound() throws {
        let stand = try Stand()
        try stand.addRun()
        try stand.mark(Day("2026-11-18"))
        let before = try stand.folder.contents()
        #expect(examine(stand) == [])
        #expect(try Doctor(store: stand.store).repair() == nil)
        #expect(try stand.folder.contents() == before)
    }

    @Test("A damaged library, a damaged backup, broken settings")
    func damage() throws {
        let stand = try Stand()
        try stand.addRun()
        try stand.mark(Day("2026-11-18"))
        try stand.folder.write("scribble", to: "data/Library.plist")
        try stand.folder.write("scribble", to: "state/backups/\(Identifier.library)/0000000001.plist")
        try stand.folder.write("scribble", to: "config/Settings.plist")
        let backup = stand.folder.path("state/backups/\(Identifier.library)/0000000001.plist")
        let findings = examine(stand)
        #expect(
            findings == [
                .unreadable(path: stand.libraryPath, .malformed(offset: 0), .none),
                .damagedBackup(path: backup),
                .settings(path: stand.folder.path("config/Settings.plist"), .unreadable),
            ])
        #expect(findings.map(\.code) == ["unreadable", "damagedBackup", "unreadableSettings"])
        #expect(findings.map(\.isProblem) == [true, true, true])
    }

    @Test("Hand edits, old files and missing ones")
    func facts() throws {
        let stand = try Stand()
        try stand.addRun()
        try stand.mark(Day("2026-11-18"))
        try stand.folder.write(edited(stand, ">Run<", ">Jog<"), to: "data/Library.plist")
        #expect(examine(stand) == [.editedByHand(path: stand.libraryPath)])
        stand.folder.remove("data/Library.plist")
        try stand.folder.setModified(
            "state/backups/\(Identifier.library)/0000000001.plist", to: 1_792_368_000)
        #expect(examine(stand) == [.missingWithBackups(newest: Day("2026-10-19"))])
        try stand.folder.write(FixtureBytes.read("Library-1.plist"), to: "data/Library.plist")
        #expect(examine(stand) == [.orphanCompletions(1)])
        let known = Versions.known.newest.number
        try stand.folder.write(
            "<plist><dict><key>version</key><integer>\(known + 1)</integer></dict></plist>",
            to: "data/Library.plist")
        #expect(
            examine(stand) == [.newerVersion(path: stand.libraryPath, found: known + 1, known: known)])
    }

    @Test("A file that others may write to, and a folder that nobody may")
    func permissions() throws {
        var stand = try Stand()
        try stand.addRun()
        try stand.folder.setMode(0o666, of: "data/Library.plist")
        #expect(examine(stand) == [.writableByOthers(path: stand.libraryPath)])
        try stand.folder.setMode(0o644, of: "data/Library.plist")
        stand.fileSystem = .system.denying(stand.folder.path("data"))
        #expect(
            examine(stand) == [.notWritable(path: stand.folder.path("data"), .library, .notPermitted)])
    }

    @Test("Kept copies are told of")
    func keptCopies() throws {
        let stand = try Stand()
        try stand.addRun()
        let text = try edited(stand, ">Run<", ">Jog<")
        try stand.folder.write(text, to: "data/Library.plist")
        try stand.mark(Day("2026-11-18"))
        let name = "found-0000000001-\(HashText.text(of: text)).plist"
        let path = stand.folder.path("state/backups/\(Identifier.library)/\(name)")
        #expect(examine(stand) == [.keptCopy(path: path)])
        #expect(examine(stand).allSatisfy { !$0.isProblem })
    }

    @Test("Conflict copies of sync tools, with what they hold that the library lacks")
    func conflictCopies() throws {
        let stand = try Stand()
        try stand.addRun()
        try stand.mark(Day("2026-11-18"))
        let same = try stand.bytes
        try stand.mark(Day("2026-11-19"))
        try stand.perform(.addCategory(id: .category(2), name: "Work"))
        try stand.perform(
            .addTracker(
                NewTracker(id: .tracker(2), name: "Read", category: .existing(.category(2)), schedule: nil)))
        let richer = try stand.bytes
        try stand.folder.write(same, to: "data/Library.plist")
        try stand.folder.write(same, to: "data/Library 2.plist")
        try stand.folder.write(richer, to: "data/Library.sync-conflict-20261120-101010-ABCDEFG.plist")
        try stand.folder.write("x", to: "data/Library (Anna's conflicted copy 2026-11-20).plist")
        try stand.folder.write("x", to: "data/Notes.plist")
        let copies = examine(stand).compactMap { finding -> (String, ConflictCopyContent)? in
            guard case .conflictCopy(let path, let content) = finding else { return nil }
            return (String(path.dropFirst(stand.folder.path("data/").utf8.count)), content)
        }
        try #require(
            copies.map(\.0) == [
                "Library (Anna's conflicted copy 2026-11-20).plist", "Library 2.plist",
                "Library.sync-conflict-20261120-101010-ABCDEFG.plist",
            ])
        #expect(copies[0].1 == .unreadable)
        guard case .lacking(let nothing) = copies[1].1, case .lacking(let lacking) = copies[2].1 else {
            Issue.record("\(copies)")
            return
        }
        #expect(nothing.isEmpty)
        #expect(lacking.trackers == ["Read"])
        #expect(lacking.categories == ["Work"])
        #expect(lacking.completions == 1)
    }

    @Test(
        "A conflict copy is not called empty where days of it hold what the library lacks",
        arguments: [
            .skip([.tracker(3)], on: DaySet([Day("2026-11-01")])),
            .note("Hail", of: .tracker(3), on: Day("2026-11-05")),
            .note("Hail", of: .tracker(3), on: Day("2026-11-06")),
            .amount(AmountEdit(.add, .thousandths(1)), of: .tracker(3), on: DaySet([Day("2026-11-04")])),
            .pause([.tracker(3)], from: Day("2026-11-12")),
        ] as [Edit])
    func richerDays(edit: Edit) throws {
        let stand = try Stand()
        try stand.addRun()
        try stand.addSwim()
        let same = try stand.bytes
        func lacking() throws -> ConflictCopyContent.Lacking? {
            let findings = examine(stand)
            return findings.lazy.compactMap { finding in
                guard case .conflictCopy(_, .lacking(let lacking)) = finding else { return nil }
                return lacking
            }.first
        }
        try stand.folder.write(same, to: "data/Library 2.plist")
        #expect(try lacking()?.isEmpty == true)
        try stand.perform(edit)
        try stand.folder.write(stand.bytes, to: "data/Library 2.plist")
        try stand.folder.write(same, to: "data/Library.plist")
        #expect(try lacking()?.trackers == ["Swim"])
    }

    @Test(
        "S12: names of conflict copies",
        arguments: [
            ("Library.sync-conflict-20261120-101010-ABC.plist", true), ("Library (1).plist", true),
            ("Library 2.plist", true),
            ("Library (conflicted copy 2026-11-20 101010).plist", true),
            ("Library (Анна conflicted copy).plist", true),
            ("Library (Case Conflict).plist", true), ("Library (Unicode Encoding Conflict).plist", true),
            ("Library (Конфликтующая копия с PC 2026-11-20).plist", true),
            ("Library (en conflit 2026-11-20).plist", true), ("Library_conf(1).plist", true),
            ("Library_PC_Nov-20_Conflict.plist", true), ("Library (1).PLIST", true), ("Library.PLIST", true),
            ("LIBRARY (Case Conflict).plist", true), ("Library_conf.plist", false),
            ("Library_conf(a).plist", false), ("Libraryconflict.plist", false), ("Library_old.plist", false),
            ("Library.plist", false), ("Library2.plist", false), ("Library (old).plist", false),
            ("Library old.plist", false),
            ("My Library 2.plist", false), ("Library 2.txt", false), ("Library-2.plist", false),
            ("Library (1) .plist", false), ("Library(Conflict_Anna_2026-11-20).plist", true),
            ("Library copy.plist", true), ("Library copy 2.plist", true), ("Library копия.plist", true),
            ("Library — копия.plist", true), ("Library Kopie.plist", true), ("Library - Copy.plist", true),
            ("Library - Copy (2).plist", true), ("Library (copy).plist", true),
            ("Library (another copy).plist", true), ("Library (Копия 2).plist", true),
            ("Library (Копия).plist", true), ("Copy of Library.plist", true),
            ("Копия Library.plist", true), ("Librarycopy.plist", false), ("copyLibrary.plist", false),
            ("My Library.plist", false), ("Copy of My Library.txt", false),
        ])
    func names(name: String, isCopy: Bool) {
        #expect(ConflictCopyName.isCopy(name, of: "Library.plist") == isCopy)
    }

    @Test(
        "R9: names of the copies that OneDrive, editors and tools for merging leave",
        arguments: [
            ("Library-DESKTOP-ABC.plist", true), ("Library-LAPTOP-1A2B3C4D.plist", true),
            ("LIBRARY-ANNA-PC.PLIST", true), ("Library-Annas-MacBook-Air.plist", true),
            ("Library.plist.orig", true), ("Library.plist~", true), ("Library.plist.~2~", true),
            ("Library.plist.bak", true), ("library.plist.ORIG", true), ("#Library.plist#", true),
            ("Library_LOCAL_1234.plist", true), ("Library_REMOTE_1234.plist", true),
            ("Library-old.plist", false), ("Library-2026.plist", false), ("Library-A.txt", false),
            ("Library-MUCH-TOO-LONG-A-NAME.plist", false), ("Library.plist.~~", false),
            ("Library.plist.sha256", false), ("My Library.plist~", false), ("Library_LOCAL_.plist", false),
        ])
    func namesOfOtherServices(name: String, isCopy: Bool) {
        #expect(ConflictCopyName.isCopy(name, of: "Library.plist") == isCopy)
    }

    // MARK: Repair

    @Test("Repair brings back the newest good state, keeps the damaged bytes and tells which step was lost")
    func repair() throws {
        let stand = try Stand()
        try stand.addRun()
        try stand.mark(Day("2026-11-18"))
        try stand.mark(Day("2026-11-19"))
        try stand.folder.setModified(
            "state/backups/\(Identifier.library)/0000000002.plist", to: 1_792_368_000)
        // The name of a tracker is gone: not XML any more, the history can still be made out.
        let damaged = try edited(stand, "<string>Run</string>", "<str")
        try stand.folder.write(damaged, to: "data/Library.plist")
        let repair = try #require(try Doctor(store: stand.store).repair())
        #expect(repair.source == .backup(day: Day("2026-10-19")))
        #expect(repair.library.trackers.map { Array($0.marks) } == [[Day("2026-11-18")]])
        #expect(
            repair.lost == [
                .done(Step(changes: [.completed(.tracker(1), DaySet([Day("2026-11-19")]))], day: Stand.today))
            ])
        let found = "found-\(HashText.text(of: damaged)).plist"
        #expect(repair.damagedCopy == stand.folder.path("state/backups/\(Identifier.library)/\(found)"))
        #expect(try stand.backup(found) == Array(damaged.utf8))
        #expect(stand.backupNames == ["0000000001.plist", found, "kept-0000000002.plist", "origin"])
        #expect(try stand.store.load() == LoadedLibrary(library: repair.library))
        #expect(try stand.store.loadJournal().history.undo.count == 2)
        #expect(try Trailer.find(in: stand.bytes)?.generation == 3)
        #expect(try Doctor(store: stand.store).repair() == nil)
    }

    @Test("Repair of a library that is gone")
    func missing() throws {
        let stand = try Stand()
        try stand.addRun()
        try stand.mark(Day("2026-11-18"))
        stand.folder.remove("data")
        let repair = try #require(try Doctor(store: stand.store).repair())
        #expect(repair.damagedCopy == nil)
        #expect(repair.lost == [])
        #expect(try stand.library.trackers.map(\.name) == ["Run"])
    }

    @Test("Without a good backup repair changes nothing and says what is wrong")
    func nothingGood() throws {
        let stand = try Stand()
        try stand.folder.write("scribble", to: "data/Library.plist")
        #expect(throws: StoreError.unreadable(path: stand.libraryPath, .malformed(offset: 0))) {
            try Doctor(store: stand.store).repair()
        }
        #expect(stand.folder.list() == ["data/", "data/Library.plist"])
        #expect(try stand.bytes == Array("scribble".utf8))
    }

    @Test("A damaged library that has no backups is read once by a repair and what follows, once by a look")
    func readOnce() throws {
        var stand = try Stand()
        let calls = Calls()
        stand.fileSystem = calls.counting()
        try stand.folder.write("scribble", to: "data/Library.plist")
        let doctor = Doctor(store: stand.store)
        func reads() -> Int { calls.all.count { $0.operation == .open && $0.name == "Library.plist" } }
        #expect(throws: StoreError.self) { try doctor.repair() }
        #expect(doctor.outlook() == .none && reads() == 1)
        #expect(doctor.examine() == [.unreadable(path: stand.libraryPath, .malformed(offset: 0), .none)])
        #expect(reads() == 2)
    }

    @Test("A damaged history costs the history, not the marks")
    func history() throws {
        let stand = try Stand()
        try stand.addRun()
        try stand.mark(Day("2026-11-18"))
        let text = try edited(stand, "2026-11-20 completed", "2026-11-20 competed")
        try stand.folder.write(text, to: "data/Library.plist")
        let reason = UnreadableReason.invalid(at: "history › undo › 2")
        #expect(
            examine(stand) == [.unreadableHistory(path: stand.libraryPath, reason)])
        #expect(try stand.marks == [Day("2026-11-18")])
        #expect(throws: StoreError.unreadable(path: stand.libraryPath, reason)) {
            try stand.mark(Day("2026-11-19"))
        }
        let repair = try #require(try Doctor(store: stand.store).repair())
        #expect(repair.source == .library)
        #expect(try stand.marks == [Day("2026-11-18")])
        #expect(try stand.store.loadJournal().history == History())
        #expect(try stand.backup("found-\(HashText.text(of: text)).plist") == Array(text.utf8))
    }
}
