import TestKit
import Testing
import TrackerData

/// Programs that read files of unknown origin are confined.
@Suite struct ConfinementTests {
    private func shell(_ script: String, most: Int = 1000, limit: Int = 60_000) -> ProgramResult {
        ProgramRunner.system.run(
            ProgramCall("sh", ["-c", script], limit: limit, maxOutput: most, isConfined: true))
    }

    @Test("IMP-3: it has no variables but PATH and a UTF-8 locale")
    func environment() {
        let names = shell("env").output.split(separator: "\n").map { $0.prefix { $0 != "=" } }
        // The shell makes these itself.
        #expect(Set(names).subtracting(["PWD", "SHLVL", "_", "OLDPWD"]) == ["PATH", "LC_ALL"])
        #expect(shell("echo $LC_ALL").output.hasSuffix(".UTF-8\n"))
    }

    @Test("IMP-3: it is ended when it writes more than allowed, long before its time")
    func output() {
        #expect(shell("printf 0123456789", most: 10) == ProgramResult(.exited(0), output: "0123456789"))
        #expect(shell("printf 0123456789; exit 0", most: 9).end == .tooMuch)
        let endless = shell("while :; do echo more; done", most: 1000)
        #expect(endless.end == .tooMuch)
        #expect(endless.outputBytes.count == 1000)
    }

    @Test("IMP-3: it is ended out of time")
    func time() {
        #expect(shell("sleep 600", limit: 300).end == .outOfTime)
    }

    #if os(Linux)
        @Test("IMP-3: it has no more memory than a GiB, nor time on the processor beyond its own")
        func limits() {
            // The limits come right after the start.
            let said = shell("sleep 0.2; ulimit -v; ulimit -t", limit: 7000).output
            #expect(said == "\(1 << 20)\n8\n")
        }
    #endif

    @Test("what a program is given to read is all there")
    func input() {
        let text = String(repeating: "0123456789abcdef", count: 1024)
        let call = ProgramCall("cat", [], input: Array(text.utf8), limit: 60_000)
        #expect(ProgramRunner.system.run(call) == ProgramResult(.exited(0), output: text))
        let longer = ProgramCall("cat", [], input: Array((text + "!").utf8), limit: 60_000)
        #expect(ProgramRunner.system.run(longer).end == .notStarted)
    }
}
