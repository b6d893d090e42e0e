import TestKit
import Testing

/// T47: names in a file cannot steer the terminal.
@Suite struct HostileNameTests {
    private static let lines = [
        ["list"], ["show", "a"], ["stats"], ["history"], ["category", "list"], ["calendar", "a"], ["doctor"],
        ["done", "zz"],
        ["delete", "a", "--dry-run"], ["undo", "--dry-run"], ["__complete", "trackers"],
        ["category", "delete", "c", "--dry-run"],
    ]

    @Test(
        "T47: control codes and bidirectional overrides of a hand-edited library",
        arguments: ["", "--plain", "--json"])
    func handEdited(form: String) throws {
        let program = try Program()
        try program.tracker("add", "Run", "--category", "Home", "--event")
        let text = try program.home.read(program.libraryPath).text
        let hostile = text.replacing(
            "<string>Run<", with: "<string>a&#27;]0;x&#7;\u{9B}31m\u{202E}b\u{2066}<"
        )
        .replacing("<string>Home<", with: "<string>c&#27;[2J\u{9D}<")
        try program.home.write(hostile, to: program.libraryPath)
        for line in Self.lines where !(form == "--json" && line[0] == "__complete") {
            let outcome = try program.process(line + (form.isEmpty ? [] : [form])).run()
            let bytes = outcome.stdout + outcome.stderr
            #expect(ControlCodes.found(in: bytes.text) == [], "\(line): \(outcome)")
            #expect(String(validating: bytes, as: UTF8.self) != nil)
        }
        #expect(try program.tracker("list", "--plain").output.contains("a"), "it is read, not refused")
    }

    @Test("what is typed is not repeated raw either")
    func typed() throws {
        let program = try Program()
        let word = "\u{1B}]0;x\u{7}\u{9B}31m\u{202E}"
        for line in [
            [word], ["done", word], ["list", "--\(word)"], ["list", "--date", word],
            ["list", "--filter", word], ["list", "--search", word],
            ["add", word, "--category", "C", "--event"], ["config", "get", word],
            ["config", "set", word, word],
            ["config", "set", "theme", word], ["category", word], ["paths", "--library", "/tmp/\(word)"],
            ["list", "--library", "/dev/null/\(word)"], ["help", word], ["undo", word],
            ["calendar", "--month", word],
        ] {
            for form in [[], ["--json"], ["--debug"]] {
                let outcome = try program.process(line + form).run()
                #expect(
                    ControlCodes.found(in: (outcome.stdout + outcome.stderr).text) == [], "\(line) \(form)")
            }
        }
    }
}
