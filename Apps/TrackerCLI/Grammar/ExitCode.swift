package import TrackerExchange

/// The exit code of a run.
package struct ExitCode: RawRepresentable, Hashable, Sendable {
    package let rawValue: Int32

    package init(rawValue: Int32) {
        self.rawValue = rawValue
    }

    package static let done = ExitCode(rawValue: 0)
    /// The command failed: nothing found, a conflict, a fault of the data or the disk.
    package static let couldNot = ExitCode(rawValue: 1)
    /// The command line is wrong, or a question is necessary and there is no terminal.
    package static let wrongLine = ExitCode(rawValue: 2)
    /// Devices are not in step; of `sync status --exit-code` alone.
    package static let notInStep = ExitCode(rawValue: 3)
    /// A person cancelled it, or answered No.
    package static let cancelled = ExitCode(rawValue: 130)

    /// The exit codes of commands.
    package static let allCases = [done, couldNot, wrongLine, notInStep, cancelled]

    /// A signal ended the full-screen app, after it restored the terminal.
    package static func terminated(signal: Int32) -> ExitCode { ExitCode(rawValue: 128 + signal) }
}

extension ErrorCode {
    package var exitCode: ExitCode {
        switch self {
        case .notFound, .conflict, .unreadable, .newerVersion, .busy, .disk: .couldNot
        case .usage, .ambiguous, .future, .invalid, .needsAnswer: .wrongLine
        case .cancelled: .cancelled
        }
    }
}
