import Samples
import Testing
import TrackerDomain
import TrackerExchange

/// A folder is one whole, or what is meant is asked for: nothing in it is lost without a word.
struct FolderTests {
    private static let table = "date,name,value\n2026-11-01,Run,1\n"
    private static let habitBull = """
        HabitName,HabitDescription,HabitCategory,CalendarDate,Value,CommentText
        Swim,,Sport,2026-11-02,1,good

        """
    private static let json = #"{"format":"tracker","version":1,"categories":[],"trackers":[]}"#
    private static let plist = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict><key>version</key><integer>1</integer><key>categories</key><array/>\
        <key>trackers</key><array/><key>records</key><array/></dict></plist>
        """
    private static let kado = #"{"formatVersion":1,"habits":[]}"#
    private static let habitKit = #"{"habits":[{"id":"a","name":"Swim"}],"completions":[]}"#
    private static let days = #"{"Run":["2026-11-01"]}"#
    private static let loopList =
        "Position,Name,Question,Description,NumRepetitions,Interval,Color\n001,Run,,,1,1,#D32F2F\n"
    private static let marks = "2026-11-01,2\n"
    private static let org = "* Run\n:PROPERTIES:\n:STYLE: habit\n:END:\n"
    private static let note = "---\nentries: [2026-11-01]\n---\n"

    @Test(
        "files of several forms, or several of a form that is one file, are refused with the names of two",
        arguments: [
            (["a.csv": table, "e.json": json], "a.csv", "e.json"),
            (["b.json": json, "e.json": json], "b.json", "e.json"),
            (["h.org": org, "t.csv": table], "h.org", "t.csv"),
            (["Run.md": note, "h.org": org], "h.org", "Run.md"),
            (["Run.md": note, "t.csv": table], "Run.md", "t.csv"),
            (["a.csv": table, "hb.csv": habitBull], "a.csv", "hb.csv"),
            (["2025.csv": habitBull, "2026.csv": habitBull], "2025.csv", "2026.csv"),
            (["Library.plist": plist, "Old.plist": plist, "a.txt": "me"], "Library.plist", "Old.plist"),
            (["kado.json": kado, "ours.json": json], "kado.json", "ours.json"),
            (["2025.json": days, "2026.json": days], "2025.json", "2026.json"),
            (["days.json": days, "kit.json": habitKit], "days.json", "kit.json"),
            (
                ["Habits.csv": loopList, "001 Run/Checkmarks.csv": marks, "ours.json": json],
                "001 Run/Checkmarks.csv", "ours.json"
            ),
            (
                ["a/Habits.csv": loopList, "b/Habits.csv": loopList, "b/001 Run/Checkmarks.csv": marks],
                "a/Habits.csv", "b/001 Run/Checkmarks.csv"
            ),
            (
                ["Habits.csv": loopList, "001 Run/Checkmarks.csv": marks, "Swim/Checkmarks.csv": marks],
                "001 Run/Checkmarks.csv", "Swim/Checkmarks.csv"
            ),
            (
                ["habits": "Run: 1\n", "log": "2026-11-01 : Run : y\n", "table.csv": table], "habits",
                "table.csv"
            ),
            (
                ["1/log": "2026-11-01 : Run : y\n", "2/log": "2026-11-01\tSwim\ty\n"], "1/log", "2/log"
            ),
        ] as [([String: String], String, String)])
    func apart(files: [String: String], one: String, other: String) {
        #expect(throws: ImportFault.notTogether(one, other)) { try brought(files) }
    }

    @Test("two of a form that is one file are refused where the form was named, too")
    func named() {
        #expect(throws: ImportFault.notTogether("b.json", "e.json")) {
            try brought(["b.json": Self.json, "e.json": Self.json], as: .json)
        }
    }

    @Test("of several forms the one that is named is read, and the rest is told")
    func chosen() throws {
        let brought = try brought(["a.csv": Self.table, "e.json": Self.json], as: .csv)
        #expect(brought.library.trackers.map(\.name) == ["Run"])
        #expect(brought.unread == ["e.json"])
    }

    @Test(
        "what is one file is found beside a text and a picture",
        arguments: [
            ("e.json", json, .json), ("l.plist", plist, .plist), ("hb.csv", habitBull, .habitBull),
            ("kado.json", kado, .kado), ("kit.json", habitKit, .habitKit), ("d.json", days, .jsonDays),
            ("table.csv", table, .csv), ("harsh", "Run: 1\n", .harsh), ("h.org", org, .org),
            ("Run.md", note, .obsidian),
        ] as [(String, String, ImportFormat)])
    func beside(name: String, text: String, format: ImportFormat) throws {
        let brought = try brought([name: text, "README.md": "[Read me] first", "photo.jpg": "\u{FF}\u{D8}"])
        #expect(brought.format == format)
        #expect(brought.unread == [])
    }

    @Test("Loop's own files that hold no more than others are passed over; what might hold habits is named")
    func loop() throws {
        let brought = try brought(
            [
                "Habits.csv": Self.loopList, "Checkmarks.csv": "Date,Run,\n2026-11-01,2,\n",
                "Scores.csv": "Date,Run,\n2026-11-01,0.05,\n", "001 Run/Checkmarks.csv": Self.marks,
                "001 Run/Scores.csv": "2026-11-01,0.05\n",
                "broken.json": "{", "photo.jpg": "\u{FF}", "none.csv": " \n", "none.json": "[]",
            ],
            unreadPaths: ["002 Read/Checkmarks.csv", "home", "old/er/still/", "photo.png"])
        #expect(brought.format == .loop)
        #expect(brought.library.trackers.map { $0.marks.count } == [1])
        #expect(
            brought.unread == [
                "002 Read/Checkmarks.csv", "broken.json", "old/er/still/",
            ])
    }

    @Test("a table that says nothing of habits is named beside one that does")
    func tables() throws {
        let brought = try brought(["a.csv": Self.table, "bank.CSV": "Datum;Betrag\n1.11.2026;fünf\n"])
        #expect(brought.library.trackers.map(\.name) == ["Run"])
        #expect(brought.unread == ["bank.CSV"])
    }

    private func brought(
        _ files: [String: String], as format: ImportFormat? = nil, unreadPaths: [String] = []
    ) throws(ImportFault) -> Imported {
        var last: UInt64 = 0
        return try Import.read(
            ImportSource(
                ImportFiles(
                    files: files.map { .init(path: $0.key, bytes: Array($0.value.utf8)) },
                    unreadPaths: unreadPaths)),
            format: format, today: "2026-11-20",
            newID: {
                last += 1
                return Identifier(high: 0, low: last)
            })
    }
}
