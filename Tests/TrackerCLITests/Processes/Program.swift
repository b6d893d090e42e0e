import TestKit

/// The built program, with a home folder of its own and nothing else of the world but what a test gives.
struct Program {
    let home: TemporaryFolder
    var environment: [String: String]
    var executable = BuiltProduct.path(named: "tracker")

    init(today: String? = "2026-11-20", language: String = "en_US.UTF-8") throws {
        home = try TemporaryFolder()
        environment = [
            "HOME": home.path, "LANG": language, "TERM": "xterm-256color", "PATH": "/usr/bin:/bin",
            // Nobody is there to turn pages.
            "PAGER": "cat",
        ].merging(HomePlaces.environment(home.path)) { $1 }
        environment["TRACKER_TODAY"] = today
    }

    var libraryPath: String { ".local/share/tracker/Library.plist" }

    /// Runs it in pipes.
    @discardableResult
    func tracker(_ line: String...) throws -> ProcessOutcome { try process(line).run() }

    /// Runs it on a terminal.
    func onTerminal(_ line: String..., columns: Int = 80) throws -> PseudoTerminal {
        try PseudoTerminal(process(line), columns: columns)
    }

    func process(_ line: [String]) -> ChildProcess {
        ChildProcess(executable: executable, arguments: line, environment: environment)
    }

    /// A script in which `"$0"` is the program.
    func shell(_ script: String, _ words: String...) -> ChildProcess {
        ChildProcess(
            executable: "/bin/sh", arguments: ["-c", script, executable] + words, environment: environment)
    }
}

extension [UInt8] {
    /// Whether an escape sequence sets a colour: SGR 30–49 or 90–107, 38 and 48 among them.
    var setsColor: Bool {
        controlSequences.contains { sequence in
            sequence.last == "m"
                && sequence.dropLast().split { ";:".contains($0) }.compactMap { Int($0) }
                    .contains { (30...49).contains($0) || (90...107).contains($0) }
        }
    }

    var hasEscape: Bool { contains(0x1B) }

    /// What follows each `ESC [`, to its final letter.
    private var controlSequences: [Substring] {
        text.split(separator: "\u{1B}[", omittingEmptySubsequences: false).dropFirst().map { rest in
            rest[...(rest.firstIndex { !"0123456789;:".contains($0) } ?? rest.startIndex)]
        }
    }

    /// The lines of a terminal's text without control sequences.
    var plainLines: [String] { withoutControlSequences.split { $0.isNewline }.map(String.init) }

    var withoutControlSequences: String {
        let pieces = text.split(separator: "\u{1B}[", omittingEmptySubsequences: false)
        let rest = pieces.dropFirst().map { $0.drop { "0123456789;:".contains($0) }.dropFirst() }
        return ([pieces[0]] + rest).joined()
    }
}
