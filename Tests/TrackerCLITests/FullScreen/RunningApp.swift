import Samples
import Terminal
import TestKit
import TrackerCLI
import TrackerData
import TrackerDomain

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
    /// What one answers that shows each frame whole.
    static let synchronizingAnswer = "\u{1B}[?2026;2$y" + plainAnswer
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

    /// Starts the app, waits for its first screen, and says what the terminal knows: to show frames whole.
    static func ready(_ program: Program, answer: String = synchronizingAnswer) throws -> RunningApp {
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
    ///
    /// The bytes of a frame come in several pieces: where the terminal shows frames whole, their end is waited for.
    func waits(deadline: Duration = .seconds(30), for condition: (TerminalScreen) -> Bool) throws -> Bool {
        try terminal.read(deadline: deadline) { _ in
            let screen = screen
            return !screen.modes.contains(2026) && condition(screen)
        } != nil
    }

    /// Waits until the screen shows a text.
    func shows(_ text: String, deadline: Duration = .seconds(30)) throws -> Bool {
        try waits(deadline: deadline) { $0.shows(text) }
    }

    /// Moves to the row of a sheet with a text, by as many keys as it takes; tells whether it came there.
    func focus(row text: String) throws -> Bool {
        guard try shows(text), let keys = screen.rows.keys(toRow: text) else { return false }
        try type(keys)
        return try waits { $0.rows.keys(toRow: text) == "" }
    }

    /// Quits and waits for the end.
    func quit() throws -> ExitStatus {
        try type("q")
        return try terminal.finish().status
    }
}

extension [String] {
    /// The keys that lead from the row with the pointer to the one with a text; `nil` where there is none of either.
    func keys(toRow text: String) -> String? {
        guard let here = firstIndex(where: { $0.contains("│ › ") }),
            let wanted = firstIndex(where: { $0.contains("│ › \(text)") || $0.contains("│   \(text)") })
        else { return nil }
        return String(repeating: wanted > here ? "j" : "k", count: abs(wanted - here))
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

    /// With as many habits in two columns of a category, none done: "Habit 101" and so on.
    static func withHabits(count: Int) throws -> Program {
        let program = try Program()
        let today = Day(9818)  // Friday, 20 November 2026
        let store = PropertyListLibraryStore(
            path: program.home.path(program.libraryPath), backups: program.home.path("backups"),
            environment: StoreEnvironment(
                today: { today }, newIdentifier: { Identifier(high: 0, low: 1) }, dayOfTime: { _ in today }))
        _ = try store.update { (journal) throws(EditError) in
            let home = CategoryChoice.named("Home", newID: Identifier(high: 0, low: 2))
            let edits = (1...count).map { number in
                Edit.adding(Identifier(high: 1, low: UInt64(number)), "Habit \(100 + number)", in: home)
            }
            try journal.perform(edits, today: today)
        }
        return program
    }
}
