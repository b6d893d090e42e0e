import Synchronization
import TrackerData

/// The calls of git in a run, with how they ended and what git complained of; for `--debug`.
final class GitCallLog: Sendable {
    private let calls = Mutex<[String]>([])

    var lines: [String] { calls.withLock { $0 } }

    /// Runs programs as another runner does.
    func recording(_ programs: ProgramRunner) -> ProgramRunner {
        ProgramRunner { call in
            let result = programs.run(call)
            if call.program == "git" { self.add(call, result) }
            return result
        }
    }

    private func add(_ call: ProgramCall, _ result: ProgramResult) {
        // The settings are the same in all calls.
        var words = [call.program]
        for (index, word) in call.arguments.enumerated() {
            let follows = index > 0 && call.arguments[index - 1] == "-c"
            if word != "-c", !follows { words.append(ShellWord.typed(word)) }
        }
        let end =
            switch result.end {
            case .exited(let code): String(code)
            case .signaled, .outOfTime, .tooMuch, .unread, .notStarted: "\(result.end)"
            }
        let errors = result.errors.split(whereSeparator: \.isNewline).map { "  " + $0 }
        calls.withLock { $0 += [words.joined(separator: " ") + ": " + end] + errors }
    }
}
