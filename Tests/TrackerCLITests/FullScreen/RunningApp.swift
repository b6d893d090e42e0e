import Terminal
import TestKit

/// The built program on a terminal that the test plays.
final class RunningApp {
    let terminal: PseudoTerminal
    /// Its home folder goes with it.
    private let program: Program
    private var size: Size
    /// What was written before the window got its size.
    private var sizeChange = 0

    /// What a terminal answers that knows nothing but how to say so.
    static let plainAnswer = "\u{1B}[?62;22c"
    /// Of this question all answers are waited for.
    static let question = "\u{1B}[c"

    init(_ program: Program, _ line: String..., columns: Int = 80, rows: Int = 24) throws {
        self.program = program
        terminal = try PseudoTerminal(program.process(line), columns: columns, rows: rows)
        size = Size(columns: columns, rows: rows)
    }

    /// A script in which `"$0"` is the program.
    init(_ program: Program, script: String) throws {
        self.program = program
        terminal = try PseudoTerminal(program.shell(script))
        size = Size(columns: 80, rows: 24)
    }

    /// Starts the app, waits for its first screen, and says that the terminal knows nothing special.
    static func ready(_ program: Program, answer: String = plainAnswer) throws -> RunningApp {
        let app = try RunningApp(program, "--no-onboarding")
        _ = try app.terminal.read(until: question)
        try app.type(answer)
        return app
    }

    func type(_ text: String) throws { try terminal.write(text) }

    func resize(columns: Int, rows: Int) throws {
        sizeChange = terminal.transcript.count
        size = Size(columns: columns, rows: rows)
        try terminal.resize(columns: columns, rows: rows)
    }

    /// What is on the screen after all that was written.
    var screen: TerminalScreen {
        TerminalScreen(
            Array(terminal.transcript.dropFirst(sizeChange)), size: size, wraps: sizeChange == 0)
    }

    /// Waits until the screen is so; tells whether it came to that.
    func waits(deadline: Duration = .seconds(10), for condition: (TerminalScreen) -> Bool) throws -> Bool {
        try terminal.read(deadline: deadline) { _ in condition(screen) } != nil
    }

    /// Waits until the screen shows a text.
    func shows(_ text: String, deadline: Duration = .seconds(10)) throws -> Bool {
        try waits(deadline: deadline) { $0.shows(text) }
    }

    /// Quits and waits for the end.
    func quit() throws -> ExitStatus {
        try type("q")
        return try terminal.finish().status
    }
}

extension Program {
    /// With three habits: Read, Run, Walk; Walk is done.
    static func withHabits(language: String = "en_US.UTF-8") throws -> Program {
        let program = try Program(language: language)
        for name in ["Walk", "Run", "Read"] {
            try program.tracker("add", name, "--category", "Home", "--schedule", "daily")
        }
        try program.tracker("done", "Walk")
        return program
    }
}
