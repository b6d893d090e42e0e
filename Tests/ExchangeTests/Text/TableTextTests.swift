import Testing
import TrackerExchange

/// Lines and fields of tables, and the numbers of their lines.
struct TableTextTests {
    private let header = "date,name,value,note\n"

    @Test("quotes, doubled quotes, separators and line breaks within quotes")
    func quotes() throws {
        let brought = try Brought(
            header
                + "2026-01-01,\"Run, slowly\",1,\"He said \"\"go\"\"\"\n2026-01-02,\"Run, slowly\",1,\"a\nb\"\n"
        )
        #expect(
            brought.days == [
                "Run, slowly: 2026-01-01 done, 2026-01-02 done, 2026-01-01 “He said \"go\"”, 2026-01-02 “a b”"
            ])
    }

    @Test(
        "the line of a row is that of the file, whatever ends lines and however many stand in quotes",
        arguments: ["\n", "\r\n", "\r"])
    func lines(end: String) throws {
        let rows = ["date,name,value,note", "2026-01-01,Run,1,\"a", "b", "c\"", "", "2026-02-30,Run,1,", ""]
        let brought = try Brought(rows.joined(separator: end), keepGoing: true)
        #expect(brought.leftOut == ["file 6 day 2026-02-30"])
        #expect(brought.days == ["Run: 2026-01-01 done, 2026-01-01 “a b c”"])
    }

    @Test("a byte order mark is none of the heading; the last line needs no end")
    func byteOrderMark() throws {
        #expect(try Brought("\u{FEFF}date,name,value\n2026-01-01,Run,1").days == ["Run: 2026-01-01 done"])
    }

    @Test("comma, semicolon and tab", arguments: [",", ";", "\t"])
    func separators(separator: String) throws {
        let rows = ["date,name,amount", "2026-01-01,Run,\"1.5\""].joined(separator: "\n")
        let brought = try Brought(rows.replacingCommas(with: separator))
        #expect(brought.days == ["Run: 2026-01-01 done, 2026-01-01 1.5"])
    }

    @Test(
        "text after a closing quote and quotes within a bare field are text",
        arguments: [
            ("\"a \"\"b\"\" c\"d", "a \"b\" cd"), ("\"a\" \"b\"", "a \"b\""), ("a \"b\"", "a \"b\""),
            ("\"\"", nil), ("\"\"\"\"", "\""), ("\"a\"\"\"", "a\""),
        ])
    func odd(field: String, note: String?) throws {
        let brought = try Brought(header + "2026-01-01,Run,1,\(field)\n")
        #expect(
            brought.days == ["Run: 2026-01-01 done" + (note.map { ", 2026-01-01 “\($0)”" } ?? "")], "\(field)"
        )
    }

    @Test("a field of 65,536 bytes is read, one more is too long; a doubled quote is one byte")
    func longest() throws {
        let quotes = String(repeating: "\"\"", count: 40_000)
        for (letters, isWhole) in [(25_536, true), (25_537, false)] {
            let field = "\"" + quotes + String(repeating: "x", count: letters) + "\""
            let rows = "2026-01-01,Run,1,\(field)\n2026-01-02,Run,1,\n"
            let brought = try Brought(header + rows, keepGoing: true)
            #expect(brought.leftOut == (isWhole ? [] : ["file 2 too long"]))
        }
    }

    @Test("rows of habits in turn are those of one habit after another, however their names are written")
    func turns() throws {
        let names = ["Run", "\"Run\"", "Café", "Cafe\u{301}", "Runs", "Ru\"\"\"", "\"Ru\"\"\""]
        let days = (1...9).map { "2026-01-0\($0)" }
        let values = ["1", "no", "skip", "1"]
        func row(_ name: Int, _ day: Int) -> String {
            // The spellings of one name take days in turn.
            let isDay = name > 3 || day % 2 == name % 2
            return isDay ? "\(days[day]),\(names[name]),\(values[(name + day) % 4]),\n" : ""
        }
        let byName = names.indices.flatMap { name in days.indices.map { row(name, $0) } }.joined()
        let byDay = days.indices.flatMap { day in names.indices.map { row($0, day) } }.joined()
        let brought = try Brought(header + byName)
        #expect(brought.days.count == 5)
        #expect(
            brought.days.contains(
                "Runs: 2026-01-01 done, 2026-01-04 done, 2026-01-05 done, 2026-01-08 done, 2026-01-09 done, "
                    + "2026-01-03 skip, 2026-01-07 skip"))
        #expect(try Brought(header + byDay).days.sorted() == brought.days.sorted())
    }

    @Test("a quote that never ends, a row too long, a field beyond all bounds: each is named with its line")
    func broken() throws {
        let long = String(repeating: "x", count: 70_000)
        let brought = try Brought(
            header
                + "2026-01-01,Run,1,,,x\n2026-01-02,Run,1,\(long)\n2026-01-03,Run,1,\n2026-01-04,\"Run\n\n",
            keepGoing: true)
        #expect(brought.leftOut == ["file 2 6 of 4 to 4 fields", "file 3 too long", "file 5 open quote"])
        #expect(brought.days == ["Run: 2026-01-03 done"])
    }

    @Test("what is not UTF-8 is no text")
    func notText() {
        #expect(throws: ImportFault.notText(file: "a.csv")) {
            try Brought(bytes: [("a.csv", Array((header + "2026-01-01,Run,1,").utf8) + [0xFF])])
        }
    }
}

extension String {
    fileprivate func replacingCommas(with separator: String) -> String {
        split(separator: ",", omittingEmptySubsequences: false).joined(separator: separator)
    }
}
