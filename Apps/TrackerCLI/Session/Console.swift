import Terminal
import TrackerExchange
package import TrackerPresentation

/// The output of a command: results to one stream, everything else to the other.
package final class Console {
    let format: OutputFormat
    let context: TextContext
    private let errorCanvas: TextContext
    private let encoder: StyleEncoder
    private let errorEncoder: StyleEncoder
    private let output: Environment.Output
    private let errors: Environment.Output
    /// The progress of a long run, cleared before other output; nil if the person does not want it.
    let progress: ProgressLine?
    /// Shows text longer than the screen, or returns false; nil if the person does not want it.
    private let page: (([UInt8]) -> Bool)?
    /// The system's error number for the first result that could not be written.
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
                width: Console.width(of: stream, environment.variable), isASCII: globals.isASCII,
                repeated: RepeatedOptions(globals))
        }
        let (styling, errorStyling) = (styling(environment.output), styling(environment.errors))
        let isPaged = globals.usesPager && globals.output == .text && environment.output.isTerminal
        let pager =
            isPaged ? PagerDecision.command(own: "TRACKER_PAGER", environment: environment.variable) : nil
        page = pager.map { command in { environment.page($0, command) } }
        format = globals.output
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

    /// Returns `COLUMNS` or the window's width; nil without a terminal, so that nothing is cut.
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

    /// Whether the lines and the shell's prompt below them do not fit on the screen.
    private func exceedsScreen(_ lines: [Line]) -> Bool {
        guard let rows = output.rows(), let columns = output.columns() else { return false }
        return lines.reduce(1) { $0 + max(($1.width + columns - 1) / columns, 1) } > rows
    }

    /// Prints a document as one line.
    func print(_ json: JSON) { put(Array((json.text + "\n").utf8)) }

    /// Prints text for other programs, unchanged.
    func print(raw text: String) { put(Array(text.utf8)) }

    /// Prints the bytes of a file, unchanged.
    func print(bytes: [UInt8]) { put(bytes) }

    /// Prints a file while it is made; stops making it after a failed write.
    func print(pieces: some Sequence<[UInt8]>) {
        for piece in pieces where !put(piece) { return }
    }

    /// Prints one record per line, its fields separated by tabs.
    func print(records: [[String]]) {
        let lines = records.map { $0.map(Sanitizer.sanitize).joined(separator: "\t") + "\n" }
        put(Array(lines.joined().utf8))
    }

    /// Prints the effect of a change and the hint how to undo it.
    ///
    /// In one line if both fit, as in a pipe; else the hint has a line of its own.
    func print(change said: String, hint: String?) {
        let line = context.line(said)
        let behind = hint.map { line + context.line(" " + $0, .secondary) } ?? line
        guard let width = context.width, behind.width > width else { return print([behind]) }
        let lines = line.text.wrapped(to: width).map { context.line($0) }
        print(lines + (hint.map { [context.line($0, .secondary)] } ?? []))
    }

    /// Prints a message that is no result, a warning or an error, wrapped on a terminal.
    func say(_ text: String, _ role: Role = .text) {
        putError(errorEncoder.encode(wrapped(text).map { errorCanvas.line($0, role) }))
    }

    /// Prints a question on the error stream, wrapped on a terminal, and leaves the cursor after it.
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

    /// Prints an error as a document, on the error stream.
    func report(_ json: JSON) { putError(Array((json.text + "\n").utf8)) }

    private func putError(_ bytes: [UInt8]) {
        progress?.erase()
        _ = errors.write(bytes)
    }

    /// - Returns: Whether the stream still accepts output.
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
