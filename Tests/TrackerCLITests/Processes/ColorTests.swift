import Terminal
import TestKit
import Testing

/// T28–T30: who decides about colour, for each stream by itself.
@Suite struct ColorTests {
    @Test(
        "in a pipe: colour only where it is asked for",
        arguments: [
            ([:], [], false), (["FORCE_COLOR": "1"], [], true), (["CLICOLOR_FORCE": "1"], [], true),
            (["FORCE_COLOR": ""], [], false), (["NO_COLOR": "1", "FORCE_COLOR": "1"], [], false),
            (["NO_COLOR": "", "FORCE_COLOR": "1"], [], true),
            (["FORCE_COLOR": "1", "CLICOLOR": "0"], [], true),
            (["NO_COLOR": "1"], ["--screen-color", "always"], true),
            (["FORCE_COLOR": "1"], ["--color", "never"], false),
            (["TERM": "dumb", "FORCE_COLOR": "1"], [], true),
        ] as [([String: String], [String], Bool)])
    func pipe(environment: [String: String], options: [String], isColored: Bool) throws {
        var program = try Program()
        program.environment.merge(environment) { $1 }
        let outcome = try program.process(["list"] + options).run()
        #expect(outcome.stdout.setsColor == isColored)
        #expect(outcome.stdout.hasEscape == isColored)
    }

    @Test(
        "on a terminal: colour unless it is refused",
        arguments: [
            ([:], [], true), (["NO_COLOR": "0"], [], false), (["NO_COLOR": ""], [], true),
            (["CLICOLOR": "0"], [], false),
            (["CLICOLOR": "1"], [], true), ([:], ["--screen-color", "never"], false),
            (["NO_COLOR": "1"], ["--color", "always"], true),
        ] as [([String: String], [String], Bool)])
    func terminal(environment: [String: String], options: [String], isColored: Bool) throws {
        var program = try Program()
        program.environment.merge(environment) { $1 }
        let outcome = try PseudoTerminal(program.process(["list"] + options)).finish()
        #expect(outcome.stdout.setsColor == isColored)
        #expect(outcome.stdout.hasEscape, "bold stays")
    }

    @Test("T30: TERM dumb or unset: not one escape", arguments: ["dumb", ""])
    func noEscapes(term: String) throws {
        var program = try Program()
        program.environment["TERM"] = term.isEmpty ? nil : term
        for line in [["list"], ["stats"], ["help"], ["lisst"], ["done", "Run"]] {
            #expect(!(try PseudoTerminal(program.process(line)).finish().stdout.hasEscape), "\(line)")
        }
    }

    @Test("T29: each stream decides by itself")
    func separately() throws {
        let program = try Program()
        let toNowhere = try PseudoTerminal(program.shell("\"$0\" lisst > /dev/null")).finish()
        #expect(toNowhere.stdout.setsColor && toNowhere.status == .exited(2))
        let outcome = try PseudoTerminal(program.shell("\"$0\" lisst 2> \"$HOME/errors\"")).finish()
        #expect(outcome.stdout == [])
        #expect(!(try program.home.read("errors").hasEscape))
    }

    @Test("T14: lines fit COLUMNS on a terminal; a pipe gets whole names")
    func width() throws {
        var program = try Program()
        let name = "A name that is quite long, 38 symbols."
        try program.tracker(
            "add", name, "--category", "A category of some length", "--schedule", "mon,wed,fri")
        program.environment["COLUMNS"] = "40"
        #expect(try program.tracker("list").output.contains(name))
        for line in [["list"], ["stats"], ["show", name], ["category", "list"], ["history"], ["calendar"]] {
            let outcome = try PseudoTerminal(
                program.process(line + ["--screen-color", "never"]), columns: 120
            ).finish()
            let widest = outcome.stdout.plainLines.map(\.cellWidth).max() ?? 0
            #expect(widest > 0 && widest <= 40, "\(line): \(outcome.stdout.plainLines)")
        }
    }
}
