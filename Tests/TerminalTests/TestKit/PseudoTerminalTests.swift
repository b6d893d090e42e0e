import TestKit
import Testing

@Suite struct PseudoTerminalTests {
    private func shell(_ script: String) -> ChildProcess {
        ChildProcess(
            executable: "/bin/sh", arguments: ["-c", script], environment: ["PATH": "/usr/bin:/bin"])
    }

    @Test func allStreamsAreTheControllingTerminal() throws {
        let terminal = try PseudoTerminal(shell("test -t 0 && test -t 1 && test -t 2 && echo yes >/dev/tty"))
        #expect(try terminal.finish() == ProcessOutcome(stdout: "yes\r\n"))
    }

    @Test(
        "M5: whichever way the terminal is opened, it controls the program",
        arguments: ControllingTerminal.possible)
    func controls(way: ControllingTerminal) throws {
        let script = "test -t 0 && test -t 1 && test -t 2 && echo ready >/dev/tty; read line"
        let terminal = try PseudoTerminal(shell(script), columns: 100, rows: 30, way)
        #expect(try terminal.read(until: "ready\r\n") != nil)
        try terminal.write([3])
        #expect(try terminal.finish().status == .signaled(2))
    }

    @Test(
        "M5: arguments, environment and folder reach it as they are, and nothing else does",
        arguments: ControllingTerminal.possible)
    func exact(way: ControllingTerminal) throws {
        let child = ChildProcess(executable: "/usr/bin/env", environment: ["A": "1 '2' \"$3\"", "B": "ё"])
        #expect(try PseudoTerminal(child, way).finish().output == "A=1 '2' \"$3\"\r\nB=ё\r\n")
        let folder = try TemporaryFolder()
        var words = shell("pwd; printf '[%s]' \"$0\" \"$@\"")
        words.arguments += ["a b", "", "$HOME \"x\" '*'"]
        words.workingFolder = folder.path
        let output = try PseudoTerminal(words, way).finish().output
        #expect(output == "\(folder.path)\r\n[a b][][$HOME \"x\" '*']")
    }

    @Test func windowHasItsSizeFromTheStartAndCanChange() throws {
        let terminal = try PseudoTerminal(shell("stty size; read line; stty size"), columns: 100, rows: 30)
        #expect(try terminal.read(until: "30 100\r\n") != nil)
        try terminal.resize(columns: 40, rows: 10)
        try terminal.write("\n")
        #expect(try terminal.finish().output == "30 100\r\n\r\n10 40\r\n")
    }

    @Test func typingReachesTheProgram() throws {
        let terminal = try PseudoTerminal(shell("read line; echo \"got $line\""))
        try terminal.write("слово\n")
        #expect(try terminal.read(until: "got слово\r\n") != nil)
        #expect(try terminal.finish().status == .exited(0))
    }

    @Test func controlCInterrupts() throws {
        let terminal = try PseudoTerminal(shell("echo ready; read line"))
        #expect(try terminal.read(until: "ready") != nil)
        try terminal.write([3])
        #expect(try terminal.finish().status == .signaled(2))
    }

    @Test func waitingEndsAtTheDeadline() throws {
        let terminal = try PseudoTerminal(shell("echo ready; read line"))
        #expect(try terminal.read(deadline: .milliseconds(200), until: "never") == nil)
        #expect(terminal.transcript == Array("ready\r\n".utf8))
        #expect(try terminal.finish(deadline: .milliseconds(200)).status == .killedAtDeadline)
    }
}
