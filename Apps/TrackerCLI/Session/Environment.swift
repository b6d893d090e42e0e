package import Terminal
package import TrackerDesk
package import TrackerDomain
package import Web

/// The program's whole environment as values, so that a test can replace all of it.
///
/// It is neither the configuration of a run (`Desk`) nor the run itself (`Session`).
package struct Environment {
    /// An output stream for text.
    package struct Output {
        package let isTerminal: Bool
        /// The width of the window in cells; nil if there is none.
        package let columns: () -> Int?
        /// The height of the window in cells; nil if there is none.
        package let rows: () -> Int?
        package let write: ([UInt8]) -> WriteOutcome

        package init(
            isTerminal: Bool, columns: @escaping () -> Int?, rows: @escaping () -> Int? = { nil },
            write: @escaping ([UInt8]) -> WriteOutcome
        ) {
            self.isTerminal = isTerminal
            self.columns = columns
            self.rows = rows
            self.write = write
        }
    }

    /// An input stream for answers.
    package struct Input {
        package let isTerminal: Bool
        /// Prints a question and reads the answer; handles Ctrl-C from before the question shows.
        ///
        /// The interrupt notice is written to the error stream by Ctrl-C before it ends the program.
        package let answer: (_ interruptNotice: [UInt8], _ question: () -> Void) -> InputLine
        /// All bytes of the input.
        package let bytes: () throws(StoreError) -> [UInt8]

        package init(
            isTerminal: Bool,
            answer: @escaping (_ interruptNotice: [UInt8], _ question: () -> Void) -> InputLine,
            bytes: @escaping () throws(StoreError) -> [UInt8] = { () throws(StoreError) in [] }
        ) {
            self.isTerminal = isTerminal
            self.answer = answer
            self.bytes = bytes
        }
    }

    /// Variables, clock, ids, the disk and other programs.
    package var system: DeskSystem
    /// The absolute path of the folder that the person is in; nil if the system does not know one.
    package var workingFolder: @Sendable () -> String?
    package var input: Input
    package var output: Output
    package var errors: Output
    /// Sets the bytes that Ctrl-C writes to the error stream before it ends the program; nil restores the default.
    package var leaveAtInterrupt: ([UInt8]?) -> Void
    /// Lets Ctrl-C wait for the next question.
    package var holdInterrupts: () -> Void
    /// Gives Ctrl-C its default again; one that waits leaves the bytes and ends the program.
    package var releaseInterrupts: ([UInt8]) -> Void
    /// Opens the terminal for a full-screen program; nil if there is none.
    package var openTerminal: (TerminalOptions) -> TerminalSession?
    /// Shows text page by page with a shell command; returns false if it cannot be run.
    package var page: (_ bytes: [UInt8], _ command: String) -> Bool
    /// Opens a file in the person's program for it; returns false if there is none, or it fails.
    package var openFile: (_ path: String) -> Bool
    /// Answers one request that comes on standard input.
    package var answerRequest: (_ respond: (Request) -> Response, _ refusal: (Refusal) -> Response) -> Void
    /// Listens at a port or a socket, and gives each connection to a process of these arguments, until a signal ends it.
    ///
    /// - Throws: The reason why it cannot listen; `ready` is called with the port once it does.
    package var listen:
        (_ address: ListenerAddress, _ arguments: [String], _ ready: (UInt16?) -> Void)
            throws(ListenFault) -> Void
    /// Starts a shell command beside this process; nil if that is impossible. Its result tells how the command stands.
    package var startCommand: (_ command: String) -> (() -> SideCommand.State)?
    /// Puts off that a closed output ends the program, or no longer: what was begun is finished first.
    package var holdPipeSignal: (_ isHeld: Bool) -> Void
    /// Appends a line to a file, and creates it if necessary; failures are ignored.
    package var appendLine: (_ path: String, _ line: String) -> Void

    package init(
        system: DeskSystem, workingFolder: @escaping @Sendable () -> String? = { nil }, input: Input,
        output: Output, errors: Output,
        leaveAtInterrupt: @escaping ([UInt8]?) -> Void = { _ in },
        holdInterrupts: @escaping () -> Void = {},
        releaseInterrupts: @escaping ([UInt8]) -> Void = { _ in },
        openTerminal: @escaping (TerminalOptions) -> TerminalSession? = { _ in nil },
        page: @escaping (_ bytes: [UInt8], _ command: String) -> Bool = { _, _ in false },
        openFile: @escaping (_ path: String) -> Bool = { _ in false },
        answerRequest:
            @escaping (
                _ respond: (Request) -> Response, _ refusal: (Refusal) -> Response
            ) -> Void = { _, _ in },
        listen:
            @escaping (
                _ address: ListenerAddress, _ arguments: [String], _ ready: (UInt16?) -> Void
            ) throws(ListenFault) -> Void = { (_, _, _) throws(ListenFault) in },
        startCommand: @escaping (_ command: String) -> (() -> SideCommand.State)? = { _ in nil },
        holdPipeSignal: @escaping (_ isHeld: Bool) -> Void = { _ in },
        appendLine: @escaping (_ path: String, _ line: String) -> Void = { _, _ in }
    ) {
        self.system = system
        self.workingFolder = workingFolder
        self.input = input
        self.output = output
        self.errors = errors
        self.leaveAtInterrupt = leaveAtInterrupt
        self.holdInterrupts = holdInterrupts
        self.releaseInterrupts = releaseInterrupts
        self.openTerminal = openTerminal
        self.page = page
        self.openFile = openFile
        self.answerRequest = answerRequest
        self.listen = listen
        self.startCommand = startCommand
        self.holdPipeSignal = holdPipeSignal
        self.appendLine = appendLine
    }

    var variable: @Sendable (String) -> String? { system.variable }
    /// Where a browser reaches this program.
    package enum ListenerAddress: Hashable, Sendable {
        case port(UInt16)
        case socket(String)
    }

    /// Why it cannot be listened there.
    package enum ListenFault: Error {
        case taken, notASocket, tooLong
        case system(DiskFault.Cause)
    }

    var clock: @Sendable () -> ClockReading { system.clock }
    package var reading: @Sendable (Int64) -> ClockReading { system.reading }
    var newID: @Sendable () -> Identifier { system.newID }
}
