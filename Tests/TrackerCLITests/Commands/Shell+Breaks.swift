import TestKit
import Testing
import TrackerCLI

/// A shell in which breaks are tried. Today is Friday, 20 November 2026, unless the test moves it.
extension Shell {
    /// The command of the worked example.
    static let christmas = ["pause", "--all", "--from", "2026-12-24", "--until", "2027-01-03"]
    static let undoHint = "Undo: tracker undo\n"

    /// Two habits and an event, in the order Run, Read.
    static func withTwoHabits(_ language: String = "en") throws -> Shell {
        let shell = try Shell(language: language)
        for (name, kind) in [
            ("Run", ["--schedule", "daily"]), ("Read", ["--schedule", "daily"]), ("Exam", ["--event"]),
        ] {
            shell.run(["add", name, "--category", "Sport", "--start", "2026-11-02"] + kind)
        }
        return shell
    }

    func card(of name: String) throws -> ParsedJSON {
        try ParsedJSON(tracker("show", name, "--json").output)
    }

    func nextDue(of name: String) throws -> String? { try card(of: name)["nextDue"]?.string }

    /// The first and the last day of its break.
    func restBreak(of name: String) throws -> [String]? {
        let rest = try #require(try card(of: name)["break"])
        return rest == .null ? nil : [rest["from"], rest["until"]].compactMap { $0?.string }
    }

    /// The kinds of the changes of a line.
    func kinds(_ line: [String]) throws -> [String] {
        try ParsedJSON(run(line + ["--json"]).output)["changes"]?.items
            .compactMap { $0["kind"]?.string } ?? []
    }

    /// What the library holds, without its history.
    func content() throws -> String { tracker("export", "--format", "json", "-").output }
}
