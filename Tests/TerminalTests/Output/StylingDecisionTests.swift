import Terminal
import Testing

@Suite struct StylingDecisionTests {
    private func styling(
        _ preference: ColorPreference, isTerminal: Bool, _ variables: [String: String]
    ) -> Styling {
        StylingDecision.styling(preference: preference, isTerminal: isTerminal) { variables[$0] }
    }

    struct Row: Sendable {
        let preference: ColorPreference
        let variables: [String: String]
        let onTerminal: Styling
        let inPipe: Styling

        init(
            _ preference: ColorPreference, _ variables: [String: String], onTerminal: Styling, inPipe: Styling
        ) {
            self.preference = preference
            self.variables = variables
            self.onTerminal = onTerminal
            self.inPipe = inPipe
        }
    }

    /// TERM is xterm unless a row says otherwise, so colour means sixteen.
    static let rows: [Row] = [
        // The terminal decides.
        Row(.auto, [:], onTerminal: .styled(.sixteen), inPipe: .plain),
        Row(.auto, ["CLICOLOR": "1"], onTerminal: .styled(.sixteen), inPipe: .plain),
        // NO_COLOR.
        Row(.auto, ["NO_COLOR": "1"], onTerminal: .styled(.none), inPipe: .plain),
        Row(.auto, ["NO_COLOR": "0"], onTerminal: .styled(.none), inPipe: .plain),
        Row(.auto, ["NO_COLOR": ""], onTerminal: .styled(.sixteen), inPipe: .plain),
        Row(.auto, ["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], onTerminal: .styled(.none), inPipe: .plain),
        Row(.auto, ["NO_COLOR": "1", "FORCE_COLOR": "1"], onTerminal: .styled(.none), inPipe: .plain),
        // Forcing.
        Row(.auto, ["CLICOLOR_FORCE": "1"], onTerminal: .styled(.sixteen), inPipe: .styled(.sixteen)),
        Row(.auto, ["FORCE_COLOR": "1"], onTerminal: .styled(.sixteen), inPipe: .styled(.sixteen)),
        Row(.auto, ["CLICOLOR_FORCE": "0"], onTerminal: .styled(.sixteen), inPipe: .plain),
        Row(.auto, ["FORCE_COLOR": ""], onTerminal: .styled(.sixteen), inPipe: .plain),
        Row(
            .auto, ["CLICOLOR_FORCE": "1", "CLICOLOR": "0"], onTerminal: .styled(.sixteen),
            inPipe: .styled(.sixteen)),
        Row(
            .auto, ["NO_COLOR": "", "FORCE_COLOR": "1"], onTerminal: .styled(.sixteen),
            inPipe: .styled(.sixteen)),
        // CLICOLOR.
        Row(.auto, ["CLICOLOR": "0"], onTerminal: .styled(.none), inPipe: .plain),
        // The preference outranks all of them.
        Row(.always, [:], onTerminal: .styled(.sixteen), inPipe: .styled(.sixteen)),
        Row(
            .always, ["NO_COLOR": "1", "CLICOLOR": "0"], onTerminal: .styled(.sixteen),
            inPipe: .styled(.sixteen)),
        Row(.never, [:], onTerminal: .styled(.none), inPipe: .plain),
        Row(.never, ["CLICOLOR_FORCE": "1", "FORCE_COLOR": "1"], onTerminal: .styled(.none), inPipe: .plain),
        // T30: terminals without escapes get none unless they are asked for.
        Row(.auto, ["TERM": "dumb"], onTerminal: .plain, inPipe: .plain),
        Row(.auto, ["TERM": ""], onTerminal: .plain, inPipe: .plain),
        Row(.auto, ["TERM": "dumb", "COLORTERM": "truecolor"], onTerminal: .plain, inPipe: .plain),
        Row(.auto, ["TERM": "dumb", "NO_COLOR": "1"], onTerminal: .plain, inPipe: .plain),
        Row(.never, ["TERM": "dumb"], onTerminal: .plain, inPipe: .plain),
        Row(.always, ["TERM": "dumb"], onTerminal: .styled(.sixteen), inPipe: .styled(.sixteen)),
        Row(
            .auto, ["TERM": "", "FORCE_COLOR": "1"], onTerminal: .styled(.sixteen), inPipe: .styled(.sixteen)),
        // A terminal without colour has bold all the same; forcing gives it colour.
        Row(.auto, ["TERM": "vt100"], onTerminal: .styled(.none), inPipe: .plain),
        Row(.always, ["TERM": "vt100"], onTerminal: .styled(.sixteen), inPipe: .styled(.sixteen)),
    ]

    @Test("T28, T29, T30: the truth table", arguments: rows)
    func truthTable(_ row: Row) {
        let variables = ["TERM": "xterm"].merging(row.variables) { $1 }
        #expect(styling(row.preference, isTerminal: true, variables) == row.onTerminal)
        #expect(styling(row.preference, isTerminal: false, variables) == row.inPipe)
    }

    @Test("T30: TERM unset")
    func termUnset() {
        #expect(styling(.auto, isTerminal: true, [:]) == .plain)
        #expect(styling(.auto, isTerminal: true, ["COLORTERM": "truecolor"]) == .plain)
    }

    @Test(
        "T80: the depth by TERM, COLORTERM and TERM_PROGRAM",
        arguments: [
            ("xterm", nil, nil, .sixteen),
            ("linux", nil, nil, .sixteen),
            ("xterm-256color", nil, nil, .indexed),
            ("vte-256color", nil, nil, .indexed),
            ("screen-256color", nil, nil, .indexed),
            ("xterm", "truecolor", nil, .trueColor),
            ("xterm-256color", "24bit", nil, .trueColor),
            ("xterm-256color", "yes", nil, .indexed),
            ("xterm-direct", nil, nil, .trueColor),
            ("xterm-kitty", nil, nil, .trueColor),
            ("foot", nil, nil, .trueColor),
            ("screen-256color", "truecolor", nil, .indexed),
            ("screen", "truecolor", nil, .sixteen),
            ("screen-256color", "truecolor", "tmux", .trueColor),
            ("tmux-256color", "truecolor", "tmux", .trueColor),
            ("vt220", nil, nil, ColorDepth.none),
            ("xterm-mono", nil, nil, ColorDepth.none),
        ] as [(String, String?, String?, ColorDepth)])
    func depth(_ term: String, _ colorTerm: String?, _ program: String?, _ depth: ColorDepth) {
        var variables = ["TERM": term]
        variables["COLORTERM"] = colorTerm
        variables["TERM_PROGRAM"] = program
        #expect(styling(.auto, isTerminal: true, variables) == .styled(depth))
    }
}
