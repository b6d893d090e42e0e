/// Runs other programs; a closure, so that a test can answer in their place.
public struct ProgramRunner: Sendable {
    package var run: @Sendable (ProgramCall) -> ProgramResult

    package init(_ run: @escaping @Sendable (ProgramCall) -> ProgramResult) {
        self.run = run
    }
}

/// A program to run to its end, without a terminal that it could ask on.
package struct ProgramCall: Hashable, Sendable {
    /// A name that is looked up in `PATH`, or a path.
    package var program: String
    package var arguments: [String]
    /// What it reads, at most `maxInput` bytes.
    package var input: [UInt8]
    /// Variables that differ from this process's own; nil for those that are left out.
    package var environment: [String: String?]
    /// The longest time that it may take, in milliseconds; then it is ended with its children.
    package var limit: Int
    /// The greatest output in bytes; a program that writes more has not succeeded.
    package var maxOutput: Int
    /// True for a program that reads files of unknown origin.
    ///
    /// It gets no variables but `PATH` and a locale, and is killed if it writes too much, or if this process ends.
    package var isConfined: Bool

    /// A pipe holds as much on every system.
    package static let maxInput = 1 << 14

    package init(
        _ program: String, _ arguments: [String], input: [UInt8] = [], environment: [String: String?] = [:],
        limit: Int, maxOutput: Int = 1 << 20, isConfined: Bool = false
    ) {
        self.program = program
        self.arguments = arguments
        self.input = input
        self.environment = environment
        self.limit = limit
        self.maxOutput = maxOutput
        self.isConfined = isConfined
    }
}

/// What a program wrote, and how it ended: a success has the whole output.
package struct ProgramResult: Hashable, Sendable {
    package enum End: Hashable, Sendable {
        case exited(Int32)
        /// A signal ended it.
        case signaled
        case outOfTime
        /// It wrote more than allowed.
        case tooMuch
        /// Its output could not be read, by the system's error number.
        case unread(Int32)
        /// The system has no such program, or cannot start it.
        case notStarted
    }

    package let end: End
    package let outputBytes: [UInt8]
    /// At most the first MiB.
    package let errors: String

    package init(_ end: End, output: String = "", errors: String = "") {
        self.init(end, bytes: Array(output.utf8), errors: errors)
    }

    package init(_ end: End, bytes: [UInt8], errors: String = "") {
        self.end = end
        outputBytes = bytes
        self.errors = errors
    }

    package var output: String { String(decoding: outputBytes, as: UTF8.self) }

    package var isSuccess: Bool { end == .exited(0) }

    /// What it said first, of its errors if there are any, in at most 200 characters.
    var firstLine: String {
        let lines = (errors + "\n" + output).split(whereSeparator: \.isNewline)
        return String((lines.first ?? "").prefix(200))
    }
}
