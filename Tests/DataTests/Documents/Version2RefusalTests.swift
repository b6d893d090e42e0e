import TestKit
import Testing
import TrackerData
import TrackerDomain

/// Files of version 2 that are not taken: refused, named, and never written to.
struct Version2RefusalTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let text: Version2Text
        let reason: UnreadableReason

        init(_ reason: UnreadableReason, _ change: (inout Version2Text) -> Void) {
            var text = Version2Text()
            change(&text)
            self.text = text
            self.reason = reason
        }

        var testDescription: String { "\(reason)" }
    }

    @Test("The file that the cases below change is taken")
    func sound() throws {
        let stand = try Stand()
        try stand.folder.write(Version2Text().file, to: "data/Library.plist")
        #expect(try stand.store.load().warnings == [.editedByHand])
        #expect(try stand.library.trackers.map(\.name) == ["Run"])
    }

    @Test(
        "Validation",
        arguments: [
            Case(.invalid(at: "version")) { $0.version = "<string>2</string>" },
            Case(.invalid(at: "version")) { $0.version = "<integer>0</integer>" },
            Case(.invalid(at: "version")) { $0.version = "<integer>-1</integer>" },
            Case(.invalid(at: "version")) { $0.version = "<integer>18446744073709551615</integer>" },
            Case(.invalid(at: "generation")) { $0.generation = "<real>1.5</real>" },
            Case(.invalid(at: "id")) { $0.id = "<string>x</string>" },
            Case(.invalid(at: "extra")) { $0.extra = "<key>extra</key><true/>" },
            Case(.invalid(at: "trackers › 1 › extra")) { $0.trackerExtra = "<key>extra</key><true/>" },
            Case(.invalid(at: "categories › 1 › id")) { $0.categories = "<dict/>" },
            Case(.invalid(at: "categories › 1")) { $0.categories = "<string>Home</string>" },
            Case(.fault(.categoryName(.category(1)))) {
                $0.categories = $0.categories.replacingOccurrences(of: "Home", with: "")
            },
            Case(.fault(.categoryName(.category(2)))) {
                $0.categories +=
                    "<dict><key>id</key><string>\(Identifier.category(2))</string><key>name</key><string>HOME</string></dict>"
            },
            Case(.fault(.duplicateID(.category(1)))) {
                $0.categories += $0.categories.replacingOccurrences(of: "Home", with: "Work")
            },
            Case(.fault(.duplicateID(.tracker(1)))) {
                $0.categories +=
                    "<dict><key>id</key><string>\(Identifier.tracker(1))</string><key>name</key><string>Work</string></dict>"
            },
            Case(.fault(.missingCategory(tracker: .tracker(1)))) {
                $0.category = "<string>\(Identifier.category(9))</string>"
            },
            Case(.invalid(at: "trackers › 1 › category")) { $0.category = "<string>Home</string>" },
            Case(.invalid(at: "trackers › 1 › color")) { $0.color = "<integer>19</integer>" },
            Case(.invalid(at: "trackers › 1 › color")) { $0.color = "<string>1</string>" },
            Case(.invalid(at: "trackers › 1 › created")) { $0.created = "<string>2026-02-29</string>" },
            Case(.invalid(at: "trackers › 1 › created")) { $0.created = "<string>1899-12-31</string>" },
            Case(.invalid(at: "trackers › 1 › created")) { $0.created = "<date>2026-11-02T00:00:00Z</date>" },
            Case(.fault(.field(.emoji, tracker: .tracker(1)))) { $0.emoji = "<string>A</string>" },
            Case(.fault(.field(.emoji, tracker: .tracker(1)))) { $0.emoji = "<string>🙂🙂</string>" },
            Case(.invalid(at: "trackers › 1 › kind")) { $0.kind = "<string>task</string>" },
            Case(.invalid(at: "trackers › 1 › schedule")) { $0.kind = "<string>event</string>" },
            Case(.invalid(at: "trackers › 1 › schedule")) { $0.schedule = "" },
            Case(.invalid(at: "trackers › 1 › schedule")) { $0.schedule = "<key>schedule</key><dict/>" },
            Case(.invalid(at: "trackers › 1 › schedule › 2026-11-02")) {
                $0.schedule = "<key>schedule</key><dict><key>2026-11-02</key><string>monday</string></dict>"
            },
            Case(.invalid(at: "trackers › 1 › schedule › 2026-11-02")) {
                $0.schedule = "<key>schedule</key><dict><key>2026-11-02</key><string/></dict>"
            },
            Case(.invalid(at: "trackers › 1 › schedule › soon")) {
                $0.schedule = "<key>schedule</key><dict><key>soon</key><string>mon</string></dict>"
            },
            Case(.fault(.field(.name, tracker: .tracker(1)))) { $0.name = "<string> </string>" },
            Case(.fault(.field(.name, tracker: .tracker(1)))) {
                $0.name = "<string>\(String(repeating: "ы", count: 39))</string>"
            },
            Case(.invalid(at: "trackers › 1 › name")) { $0.name = "<array/>" },
            Case(.invalid(at: "trackers › 1 › pinned")) { $0.pinned = "<string>yes</string>" },
        ])
    func refused(example: Case) throws {
        let stand = try Stand()
        try stand.folder.write(example.text.file, to: "data/Library.plist")
        let error = StoreError.unreadable(path: stand.libraryPath, example.reason)
        #expect(throws: error) { try stand.library }
        #expect(throws: error) { try stand.perform(.pin(.tracker(1))) }
        #expect(stand.folder.list() == ["data/", "data/Library.plist"])
        #expect(try stand.bytes == Array(example.text.file.utf8))
    }

    @Test("A place that is named to a person holds nothing that could steer a terminal")
    func visiblePlace() throws {
        let stand = try Stand()
        var text = Version2Text()
        text.extra = "<key>a\u{1B}[2J\u{7}</key><true/>"
        try stand.folder.write(text.file, to: "data/Library.plist")
        #expect(throws: StoreError.unreadable(path: stand.libraryPath, .invalid(at: "a\u{FFFD}[2J\u{FFFD}")))
        {
            try stand.library
        }
    }

    @Test("Of a place of any length the beginning is named")
    func longPlace() throws {
        let stand = try Stand()
        var text = Version2Text()
        text.extra = "<key>" + String(repeating: "ключ", count: 1 << 12) + "</key><true/>"
        try stand.folder.write(text.file, to: "data/Library.plist")
        let path = String(repeating: "ключ", count: 1 << 10)
        #expect(throws: StoreError.unreadable(path: stand.libraryPath, .invalid(at: path))) {
            try stand.library
        }
    }

    @Test(
        "Too many elements are told as that, however small the file: 131,072 keys in no order are the most",
        arguments: [(131_072, .invalid(at: "extra")), (131_073, .tooManyElements)]
            as [(Int, UnreadableReason)])
    func tooManyElements(count: Int, reason: UnreadableReason) throws {
        let stand = try Stand()
        var text = Version2Text()
        let entries = (0..<count).map { "<key>\(900_000 - $0)</key><true/>" }.joined()
        text.extra = "<key>extra</key><dict>\(entries)</dict>"
        try stand.folder.write(text.file, to: "data/Library.plist")
        #expect(throws: StoreError.unreadable(path: stand.libraryPath, reason)) { try stand.library }
    }

    @Test("A file of a newer version is refused, untouched, with the version it needs")
    func newerVersion() throws {
        let stand = try Stand()
        let known = Versions.known.newest.number
        let text =
            "<plist><dict><key>version</key><integer>\(known + 1)</integer><key>anything</key><array/></dict></plist>"
        try stand.folder.write(text, to: "data/Library.plist")
        let error = StoreError.newerVersion(path: stand.libraryPath, found: known + 1, known: known)
        #expect(throws: error) { try stand.library }
        #expect(throws: error) { try stand.store.loadJournal() }
        #expect(throws: error) { try stand.addRun() }
        #expect(throws: error) { try Doctor(store: stand.store).repair() }
        #expect(try stand.bytes == Array(text.utf8))
        #expect(stand.folder.list() == ["data/", "data/Library.plist"])
    }

    @Test(
        "Files that are no library",
        arguments: [
            ("", .empty), (" \n", .empty), ("{}", .malformed(offset: 0)), ("bplist00", .malformed(offset: 0)),
            ("<plist><dict/></plist>", .invalid(at: "version")),
            ("<plist><array/></plist>", .invalid(at: "version")),
            ("<plist><dict>", .malformed(offset: 13)), ("<plist>\n<<<<<<< HEAD\n", .conflictMarkers(line: 2)),
        ] as [(String, UnreadableReason)])
    func noLibrary(text: String, reason: UnreadableReason) throws {
        let stand = try Stand()
        try stand.folder.write(text, to: "data/Library.plist")
        #expect(throws: StoreError.unreadable(path: stand.libraryPath, reason)) { try stand.library }
        #expect(throws: StoreError.unreadable(path: stand.libraryPath, reason)) { try stand.addRun() }
        #expect(try stand.bytes == Array(text.utf8))
    }

    @Test("Something that is no regular file is refused")
    func notAFile() throws {
        let stand = try Stand()
        try stand.folder.makeFolder("data/Library.plist")
        #expect(throws: StoreError.unreadable(path: stand.libraryPath, .notARegularFile)) {
            try stand.library
        }
        #expect(throws: StoreError.unreadable(path: stand.libraryPath, .notARegularFile)) {
            try stand.addRun()
        }
        #expect(stand.folder.list() == ["data/", "data/Library.plist/"])
    }

    @Test("Control characters in a file are shown as �, white space as one space")
    func controlCharacters() throws {
        let stand = try Stand()
        var text = Version2Text()
        text.name = "<string> a\u{1B}[31m&#x202E;b\n\tc&#7; </string>"
        text.categories = text.categories.replacingOccurrences(of: "Home", with: "x\u{0}y")
        try stand.folder.write(text.file, to: "data/Library.plist")
        #expect(try stand.library.trackers.map(\.name) == ["a\u{FFFD}[31m\u{FFFD}b c\u{FFFD}"])
        #expect(try stand.library.categories.map(\.name) == ["x\u{FFFD}y"])
        try stand.perform(.pin(.tracker(1)))
        #expect(try stand.library.trackers.map(\.name) == ["a\u{FFFD}[31m\u{FFFD}b c\u{FFFD}"])
    }
}
