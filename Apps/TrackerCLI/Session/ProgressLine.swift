import Terminal
import TrackerPresentation

/// One line on the error stream that says what a long run is at, and is gone before anything else is said.
///
/// Whether a run is long is told by the bytes it has to read, so that the same run always says the same.
final class ProgressLine {
    /// In bytes. Reading less takes an eighth of a second, and nobody would have read the line.
    static let longWork = 8 << 20
    /// Empties the row that the cursor is in.
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

    /// Whether a person looks on, wants such words, and has a terminal that can take a line back.
    static func isWanted(_ globals: GlobalOptions, _ environment: Environment) -> Bool {
        environment.errors.isTerminal && StylingDecision.terminalObeysSequences(environment.variable)
            && globals.output == .text && !globals.isQuiet && !globals.isAccessible(environment.variable)
    }

    /// Says the first stage of a run that has so much to read, and has the others said if that is much.
    func begin(_ text: Phrase, reading bytes: Int) {
        isLong = bytes >= ProgressLine.longWork
        show(text)
    }

    /// Says the next stage in the place of the one before.
    func show(_ text: Phrase) {
        guard isLong else { return }
        if !isShown { environment.leaveAtInterrupt(ProgressLine.erasure) }
        isShown = true
        // Of a line that goes on in the next row only the end could be erased.
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
