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

    @Test("The names of all tests and the table of requirements fit each other")
    func repository() throws {
        let tests = try Readme().folder + "/Tests/"
        func text(_ path: String) throws -> String {
            String(decoding: try FileBytes.read(tests + path), as: UTF8.self)
        }
        let sources = FileTree.paths(under: tests).filter { $0.hasSuffix(".swift") }
        let names = try sources.flatMap { Requirements.names(in: try text($0)) }
        #expect(names.count > 1000)
        let complaints = Requirements.complaints(names: names, text: try text("Requirements.md"))
        #expect(complaints == [], "\(complaints.joined(separator: "\n"))")
    }

    @Test("The name of a test or suite stands in quotation marks at its beginning")
    func reading() {
        let source = """
            @MainActor @Suite("Help") struct HelpTests {
                @Test(
                    "F1 helps", arguments: ["F2"])
                @Test func plain() {}
                @Test(arguments: ["F3"])
            """
        #expect(Requirements.names(in: source) == ["Help", "F1 helps"])
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
            (names + ["T11: read"], ["T11: in a test's name, so that its third column is to be empty"]),
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
