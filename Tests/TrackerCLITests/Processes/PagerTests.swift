import TestKit
import Testing

/// T22: what is longer than the screen of the built program's terminal.
@Suite struct PagerTests {
    private let program: Program

    /// Six lines: the date, a blank, the name of a category and its three habits.
    init() throws { program = try .withHabits() }

    private func list(
        _ environment: [String: String?], rows: Int = 5, _ options: String...
    ) throws -> ProcessOutcome {
        var program = program
        for (name, value) in environment { program.environment[name] = value }
        return try PseudoTerminal(program.process(["list"] + options), rows: rows).finish()
    }

    @Test("T22: text longer than the screen goes to the pager, and its colours with it")
    func long() throws {
        let outcome = try list(["PAGER": "cat -v"])
        #expect(outcome.status == .exited(0))
        #expect(!outcome.stdout.hasEscape && outcome.output.contains("^["))
        #expect(["Home", "Walk", "Run", "Read"].allSatisfy(outcome.output.contains))
    }

    @Test("T22: what fits, and what is asked for otherwise, goes straight to the terminal")
    func short() throws {
        let pager = ["PAGER": "sed s/^/paged:/"] as [String: String?]
        #expect(try list(pager).output.contains("paged:"))
        #expect(try !list(pager, rows: 24).output.contains("paged:"))
        #expect(try !list(pager, "--no-pager").output.contains("paged:"))
        #expect(try !list(pager, "--plain").output.contains("paged:"))
        #expect(try !list(pager, "--json").output.contains("paged:"))
        #expect(try !list(pager.merging(["TERM": "dumb"]) { $1 }).output.contains("paged:"))
        for none in ["", "cat"] {
            #expect(try list(["PAGER": none]).output.contains("Walk"))
            #expect(try !list(pager.merging(["TRACKER_PAGER": none]) { $1 }).output.contains("paged:"))
        }
        var piped = program
        piped.environment["PAGER"] = "sed s/^/paged:/"
        #expect(try !piped.tracker("list").output.contains("paged:"))
    }

    @Test("T22: the last line fits where the prompt of the shell has a row too")
    func edge() throws {
        let pager = ["PAGER": "sed s/^/paged:/"] as [String: String?]
        #expect(try !list(pager, rows: 7).output.contains("paged:"))
        #expect(try list(pager, rows: 6).output.contains("paged:"))
    }

    @Test("T22: TRACKER_PAGER comes before PAGER")
    func precedence() throws {
        let outcome = try list(["TRACKER_PAGER": "sed s/^/ours:/", "PAGER": "sed s/^/all:/"])
        #expect(outcome.output.contains("ours:") && !outcome.output.contains("all:"))
    }

    @Test("T22: less -FIRX, where nobody names another")
    func standard() throws {
        try program.home.write("#!/bin/sh\necho less \"$@\"; cat >/dev/null\n", to: "bin/less", mode: 0o755)
        let outcome = try list(["PAGER": nil, "PATH": program.home.path("bin") + ":/usr/bin:/bin"])
        #expect(outcome.stdout.plainLines == ["less -FIRX"])
    }

    @Test(
        "T22: a pager that is not there is fine; so is one that is left early",
        arguments: ["/nope", "head -n 1"])
    func missing(pager: String) throws {
        let outcome = try list(["PAGER": pager])
        #expect(outcome.status == .exited(0))
        #expect(outcome.output.contains("20 November 2026"))
        #expect(outcome.output.contains("Walk") == (pager == "/nope"))
    }

    @Test("T22: without less the text comes without a word about it")
    func withoutLess() throws {
        let outcome = try list(["PAGER": nil, "PATH": program.home.path("nothing")])
        #expect(outcome.status == .exited(0))
        #expect(outcome.output.contains("Walk") && !outcome.output.contains("less"))
    }

    @Test(
        "C10: a pager takes the text for UTF-8 where the locale is not generated, unless it is told otherwise",
        arguments: [(nil, "utf-8"), ("koi8-r", "koi8-r")], [nil, "less -S"])
    func characterSet(given: (charset: String?, expected: String), pager: String?) throws {
        try program.home.write(
            "#!/bin/sh\necho charset $LESSCHARSET; cat >/dev/null\n", to: "bin/less", mode: 0o755)
        let outcome = try list([
            "PAGER": pager, "PATH": program.home.path("bin") + ":/usr/bin:/bin", "LC_ALL": "xx_XX.UTF-8",
            "LESSCHARSET": given.charset,
        ])
        #expect(outcome.stdout.plainLines == ["charset \(given.expected)"])
    }
}
