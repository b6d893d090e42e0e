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

    @Test("a quote that never ends, a row too long, a field beyond all bounds: each is named with its line")
    func broken() throws {
        let long = String(repeating: "x", count: 70_000)
        let brought = try Brought(
            header + "2026-01-01,Run,1,,,\n2026-01-02,Run,1,\(long)\n2026-01-03,Run,1,\n2026-01-04,\"Run\n\n",
            keepGoing: true)
        #expect(brought.leftOut == ["file 2 6 of 3 to 4 fields", "file 3 too long", "file 5 open quote"])
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
