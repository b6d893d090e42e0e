import TestKit
import Testing

@Suite struct ChildProcessTests {
    private func shell(_ script: String, environment: [String: String] = [:]) -> ChildProcess {
        ChildProcess(executable: "/bin/sh", arguments: ["-c", script], environment: environment)
    }

    @Test func streamsAndStatusStayApart() throws {
        let outcome = try shell("cat; echo trouble >&2; exit 3").run(input: Array("text".utf8))
        #expect(outcome == ProcessOutcome(stdout: "text", stderr: "trouble\n", status: .exited(3)))
    }

    @Test func environmentIsExact() throws {
        let child = ChildProcess(executable: "/usr/bin/env", environment: ["B": "2 3", "A": "ё"])
        #expect(try child.run() == ProcessOutcome(stdout: "A=ё\nB=2 3\n"))
    }

    /// Far more than a pipe holds, on all three streams at once.
    @Test func noPipeBlocksAnother() throws {
        let input = [UInt8](repeating: UInt8(ascii: "x"), count: 1_000_000)
        let outcome = try shell("tee /dev/stderr").run(input: input)
        #expect(outcome == ProcessOutcome(stdout: input, stderr: input, status: .exited(0)))
    }

    @Test func childThatReadsNothingIsNoFault() throws {
        let input = [UInt8](repeating: 0, count: 1_000_000)
        #expect(try shell("exit 0").run(input: input) == ProcessOutcome())
    }

    @Test func childrenStartWithDefaultSignals() throws {
        let outcome = try shell("kill -PIPE $$").run()
        #expect(outcome == ProcessOutcome(status: .signaled(13)))
    }

    @Test func deadlineKillsTheWholeGroup() throws {
        let outcome = try shell("echo early; /bin/sleep 60 & wait").run(deadline: .milliseconds(300))
        #expect(outcome == ProcessOutcome(stdout: "early\n", status: .killedAtDeadline))
    }

    @Test func thereIsNoControllingTerminal() throws {
        #expect(try shell("( : </dev/tty ) 2>/dev/null && echo terminal").run().output == "")
    }

    @Test func workingFolderIsTheOneGiven() throws {
        let folder = try TemporaryFolder()
        var child = shell("pwd")
        child.workingFolder = folder.path
        #expect(try child.run().output == folder.path + "\n")
    }

    @Test func programThatIsNotThereIsAFault() {
        #expect(throws: FailedCall.self) { try ChildProcess(executable: "/nonexistent").run() }
    }
}
