/// Runs other programs; a closure, so that a test can answer in their place.
public struct ProgramRunner: Sendable {
    package var run: @Sendable (ProgramCall) -> ProgramResult

    package init(_ run: @escaping @Sendable (ProgramCall) -> ProgramResult) {
        self.run = run
    }
}

/// A program to run to its end, without input and without a terminal that it could ask on.
package struct ProgramCall: Hashable, Sendable {
    /// A name that is looked up in `PATH`.
    package var program: String
    package var arguments: [String]
    /// Variables that differ from this process's own; nil for those that are left out.
    package var environment: [String: String?]
    /// The longest time that it may take, in milliseconds; then it is ended with its children.
    package var limit: Int

    package init(
        _ program: String, _ arguments: [String], environment: [String: String?] = [:], limit: Int
    ) {
        self.program = program
        self.arguments = arguments
        self.environment = environment
        self.limit = limit
    }
}

/// What a program wrote, and how it ended.
package struct ProgramResult: Hashable, Sendable {
    package enum End: Hashable, Sendable {
        case exited(Int32)
        /// A signal ended it.
        case signaled
        case outOfTime
        /// The system has no such program, or cannot start it.
        case notStarted
    }

    package let end: End
    /// At most the first MiB of each.
    package let output: String
    package let errors: String

    package init(_ end: End, output: String = "", errors: String = "") {
        self.end = end
        self.output = output
        self.errors = errors
    }

    package var isSuccess: Bool { end == .exited(0) }
}
