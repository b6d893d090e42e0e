import Terminal
import TrackerExchange
package import TrackerPresentation

/// Where a command's words go: results to one stream, everything else to the other.
package final class Console {
    let form: OutputForm
    let context: TextContext
    private let errorCanvas: TextContext
    private let encoder: StyleEncoder
    private let errorEncoder: StyleEncoder
    private let output: Environment.Output
    private let errors: Environment.Output
    /// What a long run is at, said until anything else is; `nil` where nobody wants that.
    let progress: ProgressLine?
    /// Shows text longer than the screen; false where it cannot. `nil` where nobody wants that.
    private let page: (([UInt8]) -> Bool)?
    /// The system's error number of the first result that could not be written.
    private(set) var failure: Int32?

    package init(
        _ globals: GlobalOptions, language: Language, appearance: Appearance, environment: Environment
    ) {
        let preference = globals.screenColor.flatMap { ColorPreference(rawValue: $0.rawValue) } ?? .auto
        let glyphs = GlyphDecision.glyphs(asksForASCII: globals.isASCII, environment: environment.variable)
        func styling(_ stream: Environment.Output) -> Styling {
            StylingDecision.styling(
                preference: preference, isTerminal: stream.isTerminal, environment: environment.variable)
        }
        func context(_ stream: Environment.Output, _ styling: Styling) -> TextContext {
            TextContext(
                language: language,
                theme: Theme(appearance: appearance, glyphs: glyphs, isStyled: styling != .plain),
                width: Console.width(of: stream, environment.variable), isASCII: globals.isASCII)
        }
        let (styling, errorStyling) = (styling(environment.output), styling(environment.errors))
        let isPaged = globals.usesPager && globals.output == .text && environment.output.isTerminal
        let pager =
            isPaged ? PagerDecision.command(own: "TRACKER_PAGER", environment: environment.variable) : nil
        page = pager.map { command in { environment.page($0, command) } }
        form = globals.output
        output = environment.output
        errors = environment.errors
        encoder = StyleEncoder(styling)
        errorEncoder = StyleEncoder(errorStyling)
        self.context = context(environment.output, styling)
        errorCanvas = context(environment.errors, errorStyling)
        progress =
            ProgressLine.isWanted(globals, environment)
            ? ProgressLine(context: errorCanvas, encoder: errorEncoder, environment: environment) : nil
    }

    /// `COLUMNS` before the window's width; nothing is cut where nobody looks at a terminal.
    private static func width(of stream: Environment.Output, _ environment: (String) -> String?) -> Int? {
        guard stream.isTerminal else { return nil }
        let named = environment("COLUMNS").flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
        return max(named ?? stream.columns() ?? 80, 20)
    }

    /// Prints a result.
    func print(_ lines: [Line]) {
        progress?.erase()
        let bytes = encoder.encode(lines)
        if let page, exceedsScreen(lines), page(bytes) { return }
        put(bytes)
    }

    /// Whether not all is to be seen at once, the prompt of the shell below included.
    private func exceedsScreen(_ lines: [Line]) -> Bool {
        guard let rows = output.rows(), let columns = output.columns() else { return false }
        return lines.reduce(1) { $0 + max(($1.width + columns - 1) / columns, 1) } > rows
    }

    /// Prints a document as one line.
    func print(_ json: JSON) { put(Array((json.text + "\n").utf8)) }

    /// Prints text that other programs read, as it is.
    func print(raw text: String) { put(Array(text.utf8)) }

    /// Prints what is a file, as it is.
    func print(bytes: [UInt8]) { put(bytes) }

    /// Prints what is a file as it is made; where nothing more can be written, the rest is not made.
    func print(pieces: some Sequence<[UInt8]>) {
        for piece in pieces where !put(piece) { return }
    }

    /// Prints one record a line, its fields apart by tabs.
    func print(records: [[String]]) {
        let lines = records.map { $0.map(Sanitizer.sanitize).joined(separator: "\t") + "\n" }
        put(Array(lines.joined().utf8))
    }

    /// Says what a change did and what takes it back: in one line where both have room, as in a pipe; else the hint
    /// has a line of its own.
    func print(change said: String, hint: String?) {
        let line = context.line(said)
        let behind = hint.map { line + context.line(" " + $0, .secondary) } ?? line
        guard let width = context.width, behind.width > width else { return print([behind]) }
        let lines = line.text.wrapped(to: width).map { context.line($0) }
        print(lines + (hint.map { [context.line($0, .secondary)] } ?? []))
    }

    /// Says something that is no result, broken between words on a terminal: a warning, an error.
    func say(_ text: String, _ role: Role = .text) {
        putError(errorEncoder.encode(wrapped(text).map { errorCanvas.line($0, role) }))
    }

    /// Asks on the error stream, broken between words on a terminal, the cursor staying behind the question.
    func ask(_ question: String) {
        let lines = wrapped(question)
        putError(
            errorEncoder.encode(lines.dropLast().map { errorCanvas.line($0, .title) })
                + errorEncoder.encode(errorCanvas.line((lines.last ?? "") + " ", .title)))
    }

    private func wrapped(_ text: String) -> [String] {
        let line = errorCanvas.line(text)
        guard let width = errorCanvas.width, line.width > width else { return [text] }
        return line.text.wrapped(to: width)
    }

    /// Reports an error as a document, on the error stream.
    func report(_ json: JSON) { putError(Array((json.text + "\n").utf8)) }

    private func putError(_ bytes: [UInt8]) {
        progress?.erase()
        _ = errors.write(bytes)
    }

    /// - Returns: Whether somebody still takes what is written.
    @discardableResult
    private func put(_ bytes: [UInt8]) -> Bool {
        progress?.erase()
        guard !bytes.isEmpty else { return true }
        switch output.write(bytes) {
        case .complete: return true
        case .readerGone: return false
        case .failed(let code):
            failure = failure ?? code
            return false
        }
    }
}
