import Samples
import TestKit
import Testing
import TrackerData
import TrackerDomain

/// The values of trackers in files of version 3, valid and invalid: a file with an invalid one is never written to.
struct Version3RefusalTests {
    private static func text(_ extra: String, schedule: String? = nil) -> String {
        var text = Version2Text()
        text.version = "<integer>3</integer>"
        text.trackerExtra = extra
        if let schedule {
            text.schedule =
                "<key>schedule</key><dict><key>2026-11-02</key><string>\(schedule)</string></dict>"
        }
        return text.file
    }

    private static func entries(_ key: String, _ entry: String, _ text: String) -> String {
        "<key>\(key)</key><dict><key>\(entry)</key><string>\(text)</string></dict>"
    }

    private static func status(_ text: String) -> String {
        "<key>standing</key><string>\(text)</string>"
    }

    private func expect(_ reason: UnreadableReason, of text: String) throws {
        let stand = try Stand()
        try stand.folder.write(text, to: "data/Library.plist")
        let error = StoreError.unreadable(path: stand.libraryPath, reason)
        #expect(throws: error) { try stand.library }
        #expect(throws: error) { try stand.perform(.pin(.tracker(1))) }
        #expect(stand.folder.list() == ["data/", "data/Library.plist"])
        #expect(try stand.bytes == Array(text.utf8))
    }

    private func tracker(_ text: String) throws -> Tracker {
        let stand = try Stand()
        try stand.folder.write(text, to: "data/Library.plist")
        return try #require(try stand.library.tracker(.tracker(1)))
    }

    @Test(
        "A value that is none is named by its place",
        arguments: [
            ("goals › 2026-11-02", entries("goals", "2026-11-02", "5 km")),
            ("goals › 2026-11-02", entries("goals", "2026-11-02", "")),
            ("goals › 2026-11-02", entries("goals", "2026-11-02", "at least 0 km")),
            ("goals › 2026-11-02", entries("goals", "2026-11-02", "at least 1.2345 km")),
            ("goals › 2026-11-02", entries("goals", "2026-11-02", "at most 1000000.001")),
            ("goals › 2026-11-02", entries("goals", "2026-11-02", "at most -1")),
            ("goals › 2026-11-02", entries("goals", "2026-11-02", "at least 5 1234567890123")),
            ("goals › 2026-11-02", entries("goals", "2026-11-02", "None")),
            ("goals › soon", entries("goals", "soon", "none")),
            ("goals › 2026-02-29", entries("goals", "2026-02-29", "none")),
            ("goals", "<key>goals</key><dict/>"), ("goals", "<key>goals</key><string>none</string>"),
            ("amounts › 2026", entries("amounts", "2026", "01:1=x")),
            ("amounts", "<key>amounts</key><array/>"),
            ("amounts › 2026", "<key>amounts</key><dict><key>2026</key><integer>5</integer></dict>"),
            ("skips › 2026", entries("skips", "2026", "02:29")),
            ("skips › 1899", entries("skips", "1899", "02:28")),
            ("skips", "<key>skips</key><true/>"),
            ("rests › 2026", entries("rests", "2026", "")), ("rests › x", entries("rests", "x", "01:1")),
            ("notes › 2026-02-29", entries("notes", "2026-02-29", "Rain")),
            ("notes › 2200-01-01", entries("notes", "2200-01-01", "Rain")),
            ("notes › 2026-11-02", "<key>notes</key><dict><key>2026-11-02</key><true/></dict>"),
            ("notes › 2026-11-02", entries("notes", "2026-11-02", String(repeating: "a", count: 1 << 17))),
            ("standing", status("")), ("standing", status("resting 2026-11-02")),
            ("standing", status("paused")), ("standing", status("active 2026-11-02")),
            ("standing", status("archived 2026-13-01")), ("standing", status("paused  2026-11-02")),
            ("standing", "<key>standing</key><false/>"), ("rest", entries("rest", "2026", "01:1")),
        ])
    func refused(path: String, extra: String) throws {
        try expect(.invalid(at: "trackers › 1 › \(path)"), of: Self.text(extra))
    }

    @Test(
        "A rule that is none is named by its place",
        arguments: [
            "every 1 days from 2026-11-02", "every 366 days from 2026-11-02", "every 3 days",
            "every 3 days from 2026-02-29", "every 03 days from 2026-11-02", "month 0", "month 32", "month ",
            "month 1,,2", "0 a week", "8 a week", "32 a month", "3 a year", "11 in 10 days from 2026-11-02",
            "4 in 10 days", "3  a week", "3 a week ", "",
        ])
    func rules(text: String) throws {
        try expect(.invalid(at: "trackers › 1 › schedule › 2026-11-02"), of: Self.text("", schedule: text))
    }

    @Test(
        "A value that breaks a rule of libraries is told as that",
        arguments: [
            (LibraryFault.note(tracker: .tracker(1)), entries("notes", "2026-11-02", " ")),
            (.note(tracker: .tracker(1)), entries("notes", "2026-11-02", String(repeating: "ы", count: 501))),
        ])
    func faults(fault: LibraryFault, extra: String) throws {
        try expect(.fault(fault), of: Self.text(extra))
    }

    @Test("An event has no goal and no pause")
    func events() throws {
        var text = Version2Text()
        text.version = "<integer>3</integer>"
        text.kind = "<string>event</string>"
        text.schedule = ""
        text.trackerExtra = Self.entries("goals", "2026-11-02", "none")
        try expect(.fault(.field(.goal, tracker: .tracker(1))), of: text.file)
        text.trackerExtra = Self.status("paused 2026-11-02")
        try expect(.fault(.field(.status, tracker: .tracker(1))), of: text.file)
        text.trackerExtra = Self.status("archived 2026-11-02")
        #expect(try tracker(text.file).status == .archived(since: Day("2026-11-02")))
    }

    @Test("A file of version 2 knows nothing of it")
    func version2() throws {
        var text = Version2Text()
        text.trackerExtra = Self.entries("skips", "2026", "01:1")
        try expect(.invalid(at: "trackers › 1 › skips"), of: text.file)
    }

    @Test("Control characters of a note or a unit are shown as �, white space as one space")
    func controlCharacters() throws {
        let text = Self.text(
            Self.entries("goals", "2026-11-02", "at least 5 k\u{1B}m\t a")
                + Self.entries("notes", "2026-11-02", " a\u{1B}[31m&#x202E;b\n\tc&#7; ")
                .replacingOccurrences(
                    of: "</dict>", with: "<key>2026-11-03</key><string>\\$null</string></dict>"))
        let read = try tracker(text)
        #expect(read.goal(on: Stand.today) == Goal(.atLeast, .thousandths(5000), unit: "k\u{FFFD}m a"))
        #expect(read.notes[Day("2026-11-02")]?.text == "a\u{FFFD}[31m\u{FFFD}b c\u{FFFD}")
        #expect(read.notes[Day("2026-11-03")]?.text == "$null")
    }

    @Test("What says nothing may stand there, and is left out when it is written")
    func nothing() throws {
        let stand = try Stand()
        let text = Self.text(
            ["amounts", "notes", "rests", "skips"].map { "<key>\($0)</key><dict/>" }.joined()
                + Self.status("active"))
        try stand.folder.write(text, to: "data/Library.plist")
        try stand.perform(.pin(.tracker(1)))
        let written = String(decoding: try stand.bytes, as: UTF8.self)
        #expect(written.contains("<integer>7</integer>\n</dict>"))
        for key in ["amounts", "notes", "rests", "skips", "standing"] { #expect(!written.contains(key)) }
    }
}
