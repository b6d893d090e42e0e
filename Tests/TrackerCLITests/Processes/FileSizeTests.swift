import TestKit
import Testing

/// What no file may grow to, by the shell's limit, is told as a full disk is.
@Suite struct FileSizeTests {
    /// Whatever it writes is longer than the 512 or 1024 bytes that the limit then allows.
    private func program() throws -> Program {
        let program = try Program()
        try program.tracker("add", "Run", "--category", "Sport", "--schedule", "daily")
        for day in ["-3", "-2", "-1"] {
            let note = String(repeating: "note ", count: 99)
            try program.tracker("done", "Run", "--date", day, "--note", note)
        }
        return program
    }

    @Test(
        "S13: a file that may not grow is one sentence and rc 1, and nothing is left of it",
        arguments: [
            ["export", "a.csv"], ["export", "a.ics"], ["report", "a.html"], ["backup", "a.plist"], ["backup"],
            ["pin", "Run"], ["undo"],
        ])
    func refused(line: [String]) throws {
        let program = try program()
        let before = try program.home.contents()
        let limited = "cd \"$HOME\" && ulimit -f 1 && exec \"$0\" \"$@\""
        for options in [[], ["--lang", "ru"], ["--json"]] where line[0] != "report" || options != ["--json"] {
            var process = program.shell(limited)
            process.arguments += line + options
            let outcome = try process.run()
            #expect(outcome.status == .exited(1) && outcome.output == "", "\(outcome)")
            #expect(outcome.errors.contains("ulimit -f") && outcome.errors.utf8.count { $0 == 0x0A } == 1)
            if options == ["--json"] {
                #expect(try ParsedJSON(outcome.errors)["error"]?["code"]?.string == "disk")
            }
            #expect(try program.home.contents() == before)
        }
    }

    @Test("M11: so is standard output")
    func standardOutput() throws {
        let program = try program()
        let outcome = try program.shell("cd \"$HOME\" && ulimit -f 1 && exec \"$0\" export >a.json").run()
        #expect(outcome.status == .exited(1))
        #expect(
            outcome.errors
                == "Cannot write the output: no file may grow that large here, raise the limit (ulimit -f).\n"
        )
    }

    @Test("What is started from here meets a limit as if nobody had looked after it: the signal ends it")
    func inherited() throws {
        var program = try Program()
        let opener = "#!/bin/sh\n(ulimit -f 1; printf '%4096s' x >large; echo lives >after)\n: >opened\n"
        for name in ["open", "xdg-open"] { try program.home.write(opener, to: "bin/" + name, mode: 0o755) }
        program.environment["PATH"] = program.home.path("bin") + ":/usr/bin:/bin"
        let outcome = try program.shell("cd \"$HOME\" && \"$0\" report a.html --open -q").run()
        #expect(outcome == ProcessOutcome(stdout: ""))
        #expect(program.home.list().contains("large") && program.home.list().contains("opened"))
        #expect(!program.home.list().contains("after"))
    }
}
