import Samples
import Testing
import TrackerDomain
import TrackerExchange
import TrackerPresentation

/// What holds for every format: what is recognized, how texts are kept, where things go.
struct ImportTests {
    private func table(_ rows: String...) -> String {
        "date,name,value,category,note\n" + rows.joined(separator: "\n")
    }

    @Test("nothing, an archive, a database and the unknown are told apart")
    func recognition() {
        for text in ["", " \n\t\r\n", "\u{FEFF}"] {
            #expect(throws: ImportFault.empty) { try Brought(text) }
        }
        #expect(throws: ImportFault.empty) { try Brought([:]) }
        let zip: [UInt8] = [0x50, 0x4B, 0x03, 0x04, 0, 0, 0xFF]
        #expect(throws: ImportFault.archive) { try Brought(bytes: [("a.zip", zip)], as: .csv) }
        #expect(throws: ImportFault.archive) { try Brought(bytes: [("a.zip", zip), ("b", [65])]) }
        #expect(throws: ImportFault.unknownDatabase(tables: [])) { try Brought("SQLite format 3\0…") }
        #expect(throws: ImportFault.unknownFormat()) { try Brought("Dear diary,\nI ran today.\n") }
    }

    @Test(
        "X5: a spreadsheet is told as one, whichever program wrote it",
        arguments: [
            "PK\u{3}\u{4}…[Content_Types].xml…xl/workbook.xml…",
            "PK\u{3}\u{4}…mimetypeapplication/vnd.oasis.opendocument.spreadsheetPK…",
            "PK\u{3}\u{4}…Index/Tables/DataList.iwa…",
        ])
    func spreadsheets(text: String) {
        #expect(throws: ImportFault.spreadsheet) { try Brought(text) }
        #expect(throws: ImportFault.spreadsheet) { try Brought(text, as: .csv) }
    }

    @Test("X5: so is one of before there were archives")
    func oldSpreadsheet() {
        let bytes: [UInt8] = [0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1, 0, 0]
        #expect(throws: ImportFault.spreadsheet) { try Brought(bytes: [("habits.xls", bytes)]) }
    }

    @Test(
        "X5: a database is told with the program that it is of, by its tables, where nothing reads it",
        arguments: [
            (
                "CREATE TABLE android_metadata (locale TEXT)…CREATE TABLE Habits (Id…CREATE TABLE Repetitions(id…",
                .loop
            ),
            ("CREATE TABLE `tracks` (_id…CREATE TABLE ticks(…", .tickmate),
            ("CREATE TABLE \"HABITS\" (…CREATE TABLE [CHECKINS] (…", .rewire),
            ("CREATE TABLE \"habit\" (\"id\"…CREATE TABLE \"activity\" (…CREATE TABLE \"summary\"…", .habito),
        ] as [(String, DatabaseOwner)])
    func databases(schema: String, owner: DatabaseOwner) {
        #expect(throws: ImportFault.database(of: owner)) { try Brought("SQLite format 3\0…\(schema)") }
    }

    @Test("IMP-1: the database of another program is told with its tables, without any program")
    func unknownDatabase() {
        #expect(throws: ImportFault.unknownDatabase(tables: ["Habits", "notes"])) {
            try Brought("SQLite format 3\0…CREATE TABLE Habits (id…CREATE TABLE notes (…")
        }
    }

    @Test(
        "what is wrong is the named form where the source is in another one",
        arguments: [
            (.kado, "date,name,value\n2026-01-01,Run,1\n", .csv),
            (.csv, #"{"formatVersion":1,"habits":[]}"#, .kado),
            (.jsonDays, #"{"habits":[{"id":"a","name":"A"}],"completions":[]}"#, .habitKit),
            (.habitKit, #"{"Run":["2026-01-01"]}"#, .jsonDays),
            (.habitBull, "2026-01-01\tRun\ty\n", .habitctl),
            (.harsh, "date,name,value\n2026-01-01,Run,1\n", .csv),
            (.json, "<plist><dict/></plist>", .plist),
            (.org, "date,name,value\n2026-01-01,Run,1\n", .csv),
            (.obsidian, "* Run\n:PROPERTIES:\n:STYLE: habit\n:END:\n", .org),
            (.org, "---\nentries: [2026-01-01]\n---\n", .obsidian),
            (.plist, #"[{"type":"Bit","name":"run","stats":{}}]"#, .dijo),
        ] as [(ImportFormat, String, ImportFormat)])
    func otherFormat(named: ImportFormat, text: String, actual: ImportFormat) {
        #expect(throws: ImportFault.otherFormat(actual, named: named)) { try Brought(text, as: named) }
    }

    @Test("a named form in which nothing is found is another one, too")
    func otherFormatWithoutFault() {
        let list = "Position,Name,Question,Description,NumRepetitions,Interval,Color\n001,A,,,1,1,#FD4C49\n"
        #expect(throws: ImportFault.otherFormat(.loop, named: .harsh)) {
            try Brought(["Habits.csv": list, "001 A/Checkmarks.csv": "2026-01-01,2\n"], as: .harsh)
        }
        #expect(throws: ImportFault.otherFormat(.csv, named: .habitctl)) {
            try Brought("date,name,value\n2026-01-01,Run,1\n", as: .habitctl, keepGoing: true)
        }
    }

    @Test("a form that was named may be one that the source is not known by")
    func forced() throws {
        let brought = try Brought(["habits": "Run: 3/7\n", "table.csv": "date,name,value\n"], as: .harsh)
        #expect(brought.library.trackers.map(\.name) == ["Run"])
    }

    @Test("what is damaged in the form that was named is told as it is")
    func damaged() throws {
        let text = "date,name,value\n2026-01-01,Run,much\n2026-01-02,Run,1\n2026-01-03,Run,1\n"
        #expect(
            throws: ImportFault.brokenLine(
                .init(file: "file", line: 2, .value("much")), count: 1, canBeLeftOut: false,
                canHaveMeaning: true)
        ) {
            try Brought(text, as: .csv)
        }
        #expect(throws: ImportFault.malformed(file: "file", line: 1)) {
            try Brought(#"{"formatVersion":1,"#, as: .kado)
        }
        #expect(throws: ImportFault.structure(file: "file", line: 1, element: "formatVersion")) {
            try Brought(#"{"habits":[{}]}"#, as: .kado)
        }
    }

    @Test(
        "TAB-33: what is not known names the nearest format, and a table that works",
        arguments: [
            ("x.dat", "hello", nil), ("x.json", "{\"a\":1}", .json), ("x.txt", "[1,2]", .json),
            ("x.org", "* Shave", .org), ("x.md", "# Title", .notes), ("x", "text\n- [x] Run\n", .notes),
            ("x.txt", "| a | b |\n|---|---|\n", .notes), ("x.txt", "---\ntitle: a\n---\n", .notes),
        ] as [(String, String, FormatHint?)])
    func unknown(name: String, text: String, hint: FormatHint?) {
        #expect(throws: ImportFault.unknownFormat(hint)) { try Brought([name: text]) }
        for format in [ImportFormat.dijo, .loop, .csv, .json] where format != .json || hint != .json {
            #expect(throws: ImportFault.self) { try Brought([name: text], as: format) }
        }
    }

    @Test("TAB-33: a named format that does not fit ends in the same table, which works")
    func notInFormat() throws {
        #expect(throws: ImportFault.notInFormat(.csv, .json)) { try Brought(["x": "{\"a\":1}"], as: .csv) }
        #expect(throws: ImportFault.notInFormat(.habitBull)) { try Brought(["x": "hello"], as: .habitBull) }
        func said(_ fault: ImportFault) -> [String] {
            let phrase = fault.message(of: "x.dat").phrase { _ in nil }
            return [phrase.english, phrase.russian]
        }
        #expect(
            said(.unknownFormat()) == [
                "The format of “x.dat” is not known; a table always works: date,name,value and below it 2026-11-20,Run,yes",
                "Формат «x.dat» неизвестен. Таблица подойдёт всегда: date,name,value, а строкой ниже 2026-11-20,Бег,да",
            ])
        #expect(
            said(.unknownFormat(.json)) == [
                "The format of “x.dat” is not known (as JSON, {\"Run\":[\"2026-11-20\"]} would be); a table always works: date,name,value and below it 2026-11-20,Run,yes",
                "Формат «x.dat» неизвестен (из JSON подошёл бы {\"Бег\":[\"2026-11-20\"]}). Таблица подойдёт всегда: date,name,value, а строкой ниже 2026-11-20,Бег,да",
            ])
        #expect(
            said(.notInFormat(.kado, .org)) == [
                "“x.dat” is not in the format “kado” (no heading has :STYLE: habit): a table always works: date,name,value and below it 2026-11-20,Run,yes",
                "Формат «x.dat» — не «kado» (нет заголовка с :STYLE: habit). Таблица подойдёт всегда: date,name,value, а строкой ниже 2026-11-20,Бег,да",
            ])
        #expect(
            said(.unknownFormat(.notes))[0].contains(
                "known (of notes, those with entries: or called by their day are read); a"))
        for row in ["2026-11-20,Run,yes", "2026-11-20,Бег,да"] {
            #expect(try Brought("date,name,value\n\(row)\n").library.trackers.map(\.marks.count) == [1])
        }
    }

    @Test("a table beside a picture in a folder is found")
    func folder() throws {
        let brought = try Brought(bytes: [
            ("photo.jpg", [0xFF, 0xD8]), ("sub/table.csv", Array(table("2026-01-01,Run,1,,").utf8)),
        ])
        #expect(brought.days == ["Run: 2026-01-01 done"])
    }

    @Test("NEW-4: white space is one space, what could steer a terminal is removed and counted")
    func cleaning() throws {
        let brought = try Brought(
            table("2026-01-01,\" Ru\u{202E}n\u{7}  \t far \",1,\"A\u{A0}b\",\"x\u{1B}[2J\""))
        #expect(
            brought.trackers == [
                "Run far in A b: \(Schedule.everyDay.text) from 2026-01-01; 2026-01-01 done, 2026-01-01 “x[2J”"
            ])
        #expect(brought.understood == ["removedCharacters 3"])
    }

    @Test("R6: letters that nobody sees are removed and counted, so that twins are one")
    func invisible() throws {
        let brought = try Brought(table("2026-01-01,Ru\u{200B}n,1,,", "2026-01-02,\u{FEFF}Run\u{AD},1,,"))
        #expect(brought.library.trackers.allSatisfy { Array($0.name.utf8) == Array("Run".utf8) })
        #expect(brought.understood == ["removedCharacters 3"])
    }

    @Test("what is too long ends in an ellipsis: names 38, notes 500 characters")
    func cutting() throws {
        let family = String(repeating: "👨‍👩‍👧", count: 39)
        let note = String(repeating: "é", count: 501)
        let brought = try Brought(
            table("2026-01-01,\(family),1,,\(note)", "2026-01-01,\(String(family.dropLast())),1,,"))
        #expect(brought.library.trackers.map(\.name.count) == [38, 38])
        #expect(brought.library.trackers[0].name == String(repeating: "👨‍👩‍👧", count: 37) + "…")
        #expect(brought.library.trackers[1].name == String(family.dropLast()))
        #expect(
            brought.library.trackers[0].notes["2026-01-01"]?.text == String(repeating: "é", count: 499) + "…")
        #expect(brought.understood == ["shortenedName 1", "shortenedNote 1"])
    }

    @Test("a letter with thousands of accents is cut, too")
    func accents() throws {
        let name = "a" + String(repeating: "\u{301}", count: 5000) + "bc"
        #expect(try Brought(table("2026-01-01,\(name),1,,")).library.trackers.map(\.name) == ["…"])
    }

    @Test("category names that are equal when folded are one; --into outranks groups")
    func categories() throws {
        let text = table("2026-01-01,Run,1,Спорт,", "2026-01-01,Swim,1,СПОРТ,", "2026-01-01,Read,1,,")
        #expect(try Brought(text).library.categories.map(\.name) == ["Спорт", "CSV"])
        let into = try Brought(["file": text], into: "All")
        #expect(into.library.categories.map(\.name) == ["All"])
        #expect(into.library.trackers.count == 3)
    }

    @Test("each gets a look of its own: the palette's least used")
    func looks() throws {
        let rows = (1...19).map { "2026-01-01,Habit \($0),1,," }.joined(separator: "\n")
        let trackers = try Brought(table(rows)).library.trackers
        #expect(trackers.prefix(18).map(\.emoji) == Emoji.palette)
        #expect(trackers.map(\.color.number) == Array(1...18) + [1])
        #expect(trackers.last?.emoji == Emoji.palette[0])
    }

    @Test("what counts from a day to come counts from today")
    func start() throws {
        let brought = try Brought("2026-11-25 : Run : s\n")
        #expect(brought.library.trackers.map(\.createdOn) == ["2026-11-20"])
        #expect(brought.days == ["Run: 2026-11-25 skip"])
    }

    @Test("more than 5,000 trackers or 500 categories, or 10,000 broken lines, are refused")
    func bounds() throws {
        func rows(_ count: Int, _ row: (Int) -> String) -> String {
            table((1...count).map(row).joined(separator: "\n"))
        }
        #expect(try Brought(rows(5000) { "2026-01-01,H\($0),1,," }).library.trackers.count == 5000)
        #expect(throws: ImportFault.tooMany) { try Brought(rows(5001) { "2026-01-01,H\($0),1,," }) }
        #expect(try Brought(rows(500) { "2026-01-01,H,1,C\($0)," }).library.categories.count == 500)
        #expect(throws: ImportFault.tooMany) { try Brought(rows(501) { "2026-01-01,H,1,C\($0)," }) }
        #expect(throws: ImportFault.mostlyBroken(.init(file: "file", line: 10_002, .day("10001")))) {
            try Brought(rows(20_001) { "\($0 > 10_000 ? "\($0)" : "2026-01-01"),H,1,C," }, keepGoing: true)
        }
        let wide = "date," + (1...5001).map { "H\($0)" }.joined(separator: ",")
        #expect(throws: ImportFault.tooMany) {
            try Brought(wide + "\n2026-01-01" + String(repeating: ",1", count: 5001))
        }
    }
}
