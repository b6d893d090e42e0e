import Terminal
import Testing
import TrackerCLI
import TrackerDomain
import TrackerPresentation

struct ArgumentLineTests {
    @Test(
        "JSON is asked for wherever --json stands before --, even in a wrong line",
        arguments: [
            (["lisst", "--json"], true),
            (["--json", "lisst"], true),
            (["list", "--bogus", "--json"], true),
            (["list", "--filter", "--json"], true),
            (["list", "--json=1"], true),
            (["list", "--search", "--", "--json"], true),
            (["add", "--", "--json"], false),
            (["list", "--search=--json"], false),
            (["list"], false),
        ] as [([String], Bool)])
    func json(line: [String], isJSON: Bool) {
        #expect((Parser.globals(of: ArgumentLine(line)).output == .json) == isJSON)
    }

    @Test(
        "The language is known even if the line is wrong",
        arguments: [
            ["lisst", "--lang", "ru"], ["--lang=ru", "list", "--bogus"],
            ["--lang", "de", "--lang", "ru", "list", "--date"],
            ["--lang", "ru", "--lang", "de", "list"],
        ])
    func language(line: [String]) {
        #expect(Parser.globals(of: ArgumentLine(line)).settings[.language] == "ru")
    }

    @Test("A wrong value leaves the rest as it is")
    func wrongValues() {
        let globals = Parser.globals(
            of: ArgumentLine(["--lang", "de", "--screen-color", "red", "--theme", "x", "-q"]))
        var expected = GlobalOptions()
        expected.isQuiet = true
        #expect(globals == expected)
    }

    @Test("The screen's color is known even if the line is wrong, and is not mistaken for the tracker's")
    func color() {
        #expect(Parser.globals(of: ArgumentLine(["lisst", "--color", "never"])).screenColor == .never)
        #expect(Parser.globals(of: ArgumentLine(["add", "--color", "never", "--bogus"])).screenColor == nil)
    }
}
