/// How a run ended, as the shell sees it.
package enum ExitCode: Int32, CaseIterable, Sendable {
    case done = 0
    /// It could not be: nothing found, a conflict, trouble with the data or the disk.
    case couldNot = 1
    /// The command line is wrong, or a question would be needed and there is no terminal.
    case wrongLine = 2
    /// A person stopped it, or answered No.
    case cancelled = 130
}

/// What went wrong, as the `code` of a JSON error.
package enum ErrorCode: String, CaseIterable, Sendable {
    case notFound, conflict, unreadable, newerVersion, busy, disk
    case usage, ambiguous, future, invalid, needsAnswer
    case cancelled

    package var exitCode: ExitCode {
        switch self {
        case .notFound, .conflict, .unreadable, .newerVersion, .busy, .disk: .couldNot
        case .usage, .ambiguous, .future, .invalid, .needsAnswer: .wrongLine
        case .cancelled: .cancelled
        }
    }
}
