import Terminal
import TrackerPresentation

/// A line on the error stream that shows the stage of a long run, and is erased before other output.
///
/// The number of bytes to read decides whether a run is long, so that the same run always prints the same.
final class ProgressLine {
    /// The least number of bytes; fewer take an eighth of a second, too short to read the line.
    static let longWork = 8 << 20
    /// Clears the cursor's row.
    private static let erasure = Array("\r\u{1B}[K".utf8)

    private let context: TextContext
    private let encoder: StyleEncoder
    private let environment: Environment
    private var isLong = false
    private var isShown = false

    init(context: TextContext, encoder: StyleEncoder, environment: Environment) {
        self.context = context
        self.encoder = encoder
        self.environment = environment
    }

    /// Whether a person is looking, wants progress, and has a terminal that can erase a line.
    static func isWanted(_ globals: GlobalOptions, _ environment: Environment) -> Bool {
        environment.errors.isTerminal && StylingDecision.terminalObeysSequences(environment.variable)
            && globals.output == .text && !globals.isQuiet && !globals.isAccessible(environment.variable)
    }

    /// Shows the first stage of a run, and later ones, if it has many bytes to read.
    func begin(_ text: Phrase, reading bytes: Int) {
        isLong = bytes >= ProgressLine.longWork
        show(text)
    }

    /// Replaces the stage shown.
    func show(_ text: Phrase) {
        guard isLong else { return }
        if !isShown { environment.leaveAtInterrupt(ProgressLine.erasure) }
        isShown = true
        // Of a wrapped line only the last row could be erased.
        let room = (environment.errors.columns() ?? 80) - 1
        let line = context.fitted(to: room).clipped(context.line(text(context.language), .secondary))
        _ = environment.errors.write(ProgressLine.erasure + encoder.encode(line))
    }

    func erase() {
        guard isShown else { return }
        isShown = false
        _ = environment.errors.write(ProgressLine.erasure)
        environment.leaveAtInterrupt(nil)
    }
}
