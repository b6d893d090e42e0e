import TestKit
import Testing
import TrackerData

/// Programs are run to their end, and never longer than allowed.
@Suite struct ProgramRunnerTests {
    private func shell(
        _ script: String, environment: [String: String?] = [:], limit: Int = 60_000
    ) -> ProgramResult {
        ProgramRunner.system.run(
            ProgramCall("sh", ["-c", script], environment: environment, limit: limit))
    }

    @Test("the output, the errors and the status are those of the program")
    func outcome() {
        #expect(
            shell("echo out; echo err >&2; exit 3")
                == ProgramResult(.exited(3), output: "out\n", errors: "err\n"))
        #expect(shell("kill -9 $$").end == .signaled)
        #expect(ProgramRunner.system.run(ProgramCall("no-such-program", [], limit: 1000)).end == .notStarted)
    }

    @Test("there is neither input nor a terminal")
    func silent() {
        #expect(shell("cat; read line < /dev/tty || echo none 2>/dev/null").output == "none\n")
    }

    @Test("HARD-2: more output than is kept is read to its end, and is no success; errors are no output")
    func large() {
        let result = shell(
            "head -c 3000000 /dev/zero | tr '\\\\0' x; head -c 300000 /dev/zero >&2; echo end >&2")
        #expect(result.end == .tooMuch)
        #expect(result.output.utf8.count == 1 << 20)
        #expect(result.errors.hasSuffix("end\n"))
        let whole = ProgramCall(
            "sh", ["-c", "head -c 3000000 /dev/zero"], limit: 60_000, maxOutput: 3_000_000)
        #expect(ProgramRunner.system.run(whole).isSuccess)
        var short = whole
        short.maxOutput -= 1
        #expect(ProgramRunner.system.run(short).end == .tooMuch)
        #expect(shell("head -c 2000000 /dev/zero >&2").isSuccess)
    }

    @Test("HARD-2: what a program wrote before a signal or its time is no success either")
    func cutOff() {
        #expect(shell("echo all; kill -9 $$") == ProgramResult(.signaled, output: "all\n"))
        #expect(shell("echo all; sleep 600", limit: 300).end == .outOfTime)
    }

    @Test("variables are added, replaced and left out")
    func environment() {
        #expect(
            shell("echo $A.$HOME.${PATH:+path}", environment: ["A": "b c", "HOME": nil]).output
                == "b c..path\n")
    }

    @Test(
        "out of time the program ends with its children, also those that ignore it",
        arguments: ["trap '' TERM;", ""])
    func outOfTime(own: String) throws {
        let disk = try TemporaryFolder()
        try disk.write("", to: "beats")
        let child = "trap '' TERM; while :; do echo >> \(disk.path("beats")); sleep 0.05; done"
        let result = shell("\(own) (\(child)) & wait", limit: 500)
        #expect(result.end == .outOfTime)
        let beats = try disk.read("beats")
        #expect(!beats.isEmpty)
        _ = shell("sleep 0.5")
        #expect(try disk.read("beats") == beats)
    }

    @Test("a child that outlives the program is not waited for")
    func outlived() {
        let result = shell("(sleep 600 & echo $!)")
        #expect(result.isSuccess)
        _ = shell("kill \(result.output)")
    }
}
