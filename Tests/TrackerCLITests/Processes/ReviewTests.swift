import TestKit
import Testing
import TrackerData

/// `tracker review` on a terminal, with the built program.
@Suite struct ReviewTests {
    private func program() throws -> Program {
        let program = try Program()
        for name in ["Run", "Read", "Swim", "Gym"] {
            try program.tracker("add", name, "--category", "Sport", "--schedule", "daily")
        }
        return program
    }

    /// A review whose first question is answered with y.
    private func atSecondQuestion(of program: Program) throws -> PseudoTerminal {
        let terminal = try program.onTerminal("review")
        #expect(try terminal.read(until: "(? help)") != nil)
        try terminal.write("y\n")
        #expect(try terminal.read(until: "2/4") != nil)
        return terminal
    }

    private func isDone(_ name: String, _ program: Program) throws -> Bool {
        try ParsedJSON(program.tracker("show", name, "--json").output)["completed"] == .bool(true)
    }

    @Test("REV-2, REV-4: a whole run: each answer is on the disk before the next question")
    func whole() throws {
        let program = try program()
        let terminal = try atSecondQuestion(of: program)
        #expect(try isDone("Run", program))
        try terminal.write("s\n")
        #expect(try terminal.read(until: "3/4") != nil)
        try terminal.write("\n")
        #expect(try terminal.read(until: "4/4") != nil)
        try terminal.write("n\n")
        #expect(try terminal.read(until: "3/4") != nil)
        try terminal.write("Д\n")
        let outcome = try terminal.finish()
        #expect(outcome.status == .exited(0) && outcome.output.contains("Done 2, skipped 1, still open 1."))
        try program.tracker("undo", "3")
        #expect(try !isDone("Run", program) && !isDone("Swim", program))
    }

    @Test("REV-4: what others did meanwhile is passed over, before a question and after an answer")
    func others() throws {
        let program = try program()
        let terminal = try program.onTerminal("review")
        #expect(try terminal.read(until: "(? help)") != nil)
        try program.tracker("done", "Run", "Read")
        try program.tracker("delete", "Swim", "--yes")
        try terminal.write("y\n")
        #expect(try terminal.read(until: "Run: done already.") != nil)
        #expect(try terminal.read(until: "Read: done already.") != nil)
        #expect(try terminal.read(until: "Swim: deleted meanwhile.") != nil)
        #expect(try terminal.read(until: "4/4") != nil)
        try terminal.write("y\n")
        let outcome = try terminal.finish()
        #expect(outcome.status == .exited(0) && outcome.output.contains("Done 1."))
    }

    @Test("REV-3: u takes the answer back and asks again, whatever else was changed since")
    func othersStep() throws {
        let program = try program()
        let terminal = try atSecondQuestion(of: program)
        try program.tracker("pin", "Gym")
        try terminal.write("u\n")
        #expect(try terminal.read { $0.ranges(of: Array("1/4".utf8)).count == 2 } != nil)
        try terminal.write("q\n")
        let outcome = try terminal.finish()
        #expect(outcome.status == .exited(0) && outcome.output.contains("Still open 4."))
        #expect(try !isDone("Run", program))
        #expect(try ParsedJSON(program.tracker("show", "Gym", "--json").output)["pinned"] == .bool(true))
    }

    @Test("REV-3: u leaves what was changed again since, and says so")
    func changedAgain() throws {
        let program = try program()
        let terminal = try atSecondQuestion(of: program)
        try program.tracker("undone", "Run")
        try terminal.write("u\n")
        #expect(
            try terminal.read(until: "What that answer recorded was changed since: nothing is taken back.")
                != nil)
        try terminal.write("q\n")
        #expect(try terminal.finish().status == .exited(0))
        #expect(try !isDone("Run", program))
    }

    @Test("REV-4, T21: Ctrl-C: a new line, the sentence, rc 130, and the answers stay")
    func interrupt() throws {
        let program = try program()
        let terminal = try atSecondQuestion(of: program)
        // The second question, not the first one once more.
        #expect(try terminal.read { $0.ranges(of: Array("(? help)".utf8)).count == 2 } != nil)
        try terminal.write([3])
        let outcome = try terminal.finish()
        #expect(outcome.status == .exited(130))
        #expect(outcome.output.contains("Done 1, still open 3."))
        #expect(try isDone("Run", program))
    }

    @Test("HARD-20, REV-4: Ctrl-C while an answer is saved ends with the sentence once it is")
    func interruptWhileSaving() throws {
        let program = try program()
        var endings: Set<String> = []
        // Where the answer is not read yet, Ctrl-C takes it back: a few tries meet the moment behind it.
        for wait in 1...20 where !endings.contains("Done 1, still open 3.") {
            let terminal = try program.onTerminal("review")
            #expect(try terminal.read(until: "(? help)") != nil)
            let lock = try FileSystem.system.openFolder(program.home.path(".local/share/tracker"))
            #expect(try FileSystem.system.tryLock(lock))
            try terminal.write("y\n")
            Sleep.pause(.milliseconds(wait))
            try terminal.write([3])
            try FileSystem.system.close(lock)
            let outcome = try terminal.finish()
            #expect(outcome.status == .exited(130))
            let ending = ["Done 1, still open 3.", "Still open 4."].first { outcome.output.contains($0) }
            endings.insert(try #require(ending, "\(outcome.output)"))
            if try isDone("Run", program) { try program.tracker("undone", "Run") }
        }
        #expect(endings.contains("Done 1, still open 3."))
    }

    @Test("HARD-20, REV-4: Ctrl-C while an answer waits for a lock that stays ends with the sentence, too")
    func interruptOfFailure() throws {
        let program = try program()
        let terminal = try program.onTerminal("review")
        #expect(try terminal.read(until: "(? help)") != nil)
        let lock = try FileSystem.system.openFolder(program.home.path(".local/share/tracker"))
        #expect(try FileSystem.system.tryLock(lock))
        try terminal.write("y\n")
        // The answer has been read by then: the store waits for five seconds.
        Sleep.pause(.milliseconds(1500))
        try terminal.write([3])
        let outcome = try terminal.finish()
        try FileSystem.system.close(lock)
        #expect(outcome.status == .exited(130) && outcome.output.contains("Still open 4."))
        #expect(try !isDone("Run", program))
    }

    @Test("REV-2: with ACCESSIBLE the same bytes, and none of them moves the cursor")
    func accessible() throws {
        var program = try program()
        var outputs: [String] = []
        for value in ["", "1"] {
            program.environment["ACCESSIBLE"] = value
            let terminal = try program.onTerminal("review")
            #expect(try terminal.read(until: "(? help)") != nil)
            try terminal.write("q\n")
            outputs.append(try terminal.finish().output)
        }
        #expect(outputs[0] == outputs[1] && outputs[0].contains("Still open 4."))
    }
}
