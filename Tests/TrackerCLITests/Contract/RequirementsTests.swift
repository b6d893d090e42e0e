import TestKit
import Testing

@Suite struct RequirementsTests {
    /// These fit the table.
    private static let names = ["T2, NEW-1: help for a form", "T10: F1 is a key, UTF-8 a charset"]
    private static let table = """
        # What must hold
        ## T: the terminal
        | id | what must hold | shown by |
        |---|---|---|
        | T2 | Help helps. | |
        | T10 | F1 helps too. | |
        | T11 | The manual can be read. | Scripts/check |
        ## NEW: something new
        | id | what must hold |
        |---|---|
        | NEW-1 | There is a form. |
        """

    private static let stale = "T11: in a test's name, so that its third column is to be empty"

    @Test("The names of all tests and the table of requirements fit each other")
    func repository() throws {
        let tests = try Readme().folder + "/Tests/"
        func text(_ path: String) throws -> String {
            String(decoding: try FileBytes.read(tests + path), as: UTF8.self)
        }
        let names = try FileTree.sources(under: tests).flatMap { TestNames.all(in: $0.text) }
        #expect(names.count > 1000)
        let complaints = Requirements.complaints(names: names, text: try text("Requirements.md"))
        #expect(complaints == [], "\(complaints.joined(separator: "\n"))")
    }

    @Test("The name of a test or suite is read however it is declared")
    func reading() {
        let source = #"""
            @MainActor @Suite("Help") struct HelpTests {
                @Test(
                    "F1 helps", arguments: ["F2"])
                @Test func plain() {}
                @Test(arguments: ["F3"])
                @Test(.enabled(if: Self.has("F4")), "F5 after a parameter")
                @Testing.Test( // F6
                    /* F7 */ "says \"F8\" to a@b")
                @Test(##"raw "F9" # \(F10)"##, .bug("F11"))
                @Test("""
                    in several lines
                    F12 "quoted" \(text(of: "F13")) more
                    """)
                @Test @MainActor func `F14 in backticks`() { print("@Test(\"F15\")", `default`) }
                // @Test("F16 taken out")
                /* @Test("F17") /* nested */ @Test("F18") */
                let source = """
                    @Test("F19 of another source")
                    """
                @TestHelper("F20") @Suite(.serialized) struct `F21 suite` {}
            """#
        #expect(
            TestNames.all(in: source).map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
                == [
                    "Help", "F1 helps", "F5 after a parameter", "says F8 to a@b", #"raw "F9" # \(F10)"#,
                    #"in several lines F12 "quoted" more"#, "F14 in backticks", "F21 suite",
                ])
    }

    @Test("What fits is left alone")
    func fits() {
        #expect(Requirements.complaints(names: Self.names, text: Self.table) == [])
    }

    @Test(
        "What the names say too much or too little is told",
        arguments: [
            (names + ["T12: an unknown one"], ["T12: an unknown one: no row T12"]),
            (names + ["NEW-1, T-2: written otherwise"], ["NEW-1, T-2: written otherwise: no row T-2"]),
            (names + ["the menu (NEW-2)"], ["the menu (NEW-2): no row NEW-2"]),
            (names + ["T11: read"], [stale]),
            (names + ["read, as told (T11)"], [stale]), (names + ["T10–T11: a range"], [stale]),
            (names + ["T11-like, NEW-1-like"], [stale]), (names + ["“T11”"], [stale]),
            (names + ["ST11, T11a, T110.5"], ["ST11, T11a, T110.5: no row T110"]),
            (names.dropLast(), ["T10: in no test's name"]),
            (names.dropLast() + ["F1 is a key"], ["T10: in no test's name"]),
        ])
    func misnamed(names: [String], complaints: [String]) {
        #expect(Requirements.complaints(names: names, text: Self.table) == complaints)
    }

    @Test(
        "What is wrong in the table is told",
        arguments: [
            ("| T10 | F1 helps too. | |", "", ["T10: F1 is a key, UTF-8 a charset: no row T10"]),
            ("| NEW-1 | There is a form. |", "", ["T2, NEW-1: help for a form: no row NEW-1"]),
            ("| Scripts/check |", "| |", ["T11: in no test's name"]),
            ("| T11 |", "| T9 |", ["T9: not to stand behind T10"]),
            ("Help helps. | |", "Help helps. | |\n| T2 | Twice. | |", ["T2: not to stand behind T2"]),
            ("| T11 |", "| S11 |", ["S11: not of T"]),
            (
                "| T11 |", "| T1l |",
                ["| T1l | The manual can be read. | Scripts/check |: not an id and a sentence"]
            ),
            ("Help helps.", "Help helps", ["T2: no full stop"]),
            ("Help helps.", String(repeating: "a", count: 220) + ".", ["T2: too long"]),
            ("Help helps.", String(repeating: "a", count: 219) + ".", []),
        ])
    func rows(old: String, new: String, complaints: [String]) {
        let table = Self.table.replacing(old, with: new)
        #expect(table != Self.table)
        #expect(Requirements.complaints(names: Self.names, text: table) == complaints)
    }
}
