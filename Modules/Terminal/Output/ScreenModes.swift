/// The modes that a full-screen program switches on, and the bytes that switch them off again.
struct ScreenModes: Equatable, Sendable {
    var usesMouse: Bool
    /// The flags of kitty's keyboard protocol have been pushed.
    var hasKeyboardFlags = false
    /// Frames are sent as synchronized updates; the last one may be cut off.
    var isSynchronized = false

    init(usesMouse: Bool) {
        self.usesMouse = usesMouse
    }

    /// Switches to the alternate screen and turns on reports of focus, pastes, theme changes and the mouse.
    ///
    /// Cursor and wrapping are off: a picture drawn wider than expected must not scroll the screen.
    var enter: [UInt8] {
        var modes = "\u{1B}[?1049h\u{1B}[?7l\u{1B}[?25l\u{1B}[?1004h\u{1B}[?2004h\u{1B}[?2031h"
        if usesMouse { modes += Self.mouseOn }
        return Array((modes + (hasKeyboardFlags ? Self.pushKeyboardFlags : "")).utf8)
    }

    /// Switches the modes off in the opposite order; the keyboard's flags belong to the alternate screen.
    var leave: [UInt8] {
        var modes = "\u{1B}[m"
        if isSynchronized { modes += "\u{1B}[?2026l" }
        if hasKeyboardFlags { modes += "\u{1B}[<u" }
        if usesMouse { modes += Self.mouseOff }
        modes += "\u{1B}[?2004l\u{1B}[?2031l\u{1B}[?1004l\u{1B}[?25h\u{1B}[?7h\u{1B}[?1049l"
        return Array(modes.utf8)
    }

    /// Reports presses, releases, the wheel, and moves with a button held, as numbers of any size.
    static let mouseOn = "\u{1B}[?1002h\u{1B}[?1006h"
    static let mouseOff = "\u{1B}[?1006l\u{1B}[?1002l"

    /// Escape as a sequence of its own (1) and the base layout's letter beside every other (4).
    static let pushKeyboardFlags = "\u{1B}[>5u"
}

/// Queries to a terminal; each is answered in order or not at all.
enum TerminalQuery {
    /// Asks whether synchronized output (private mode 2026) is supported.
    static let synchronizedOutput = "\u{1B}[?2026$p"
    static let background = "\u{1B}]11;?\u{1B}\\"
    static let keyboardFlags = "\u{1B}[?u"
    /// Answered by every terminal, so that its answer ends the wait for the others.
    static let deviceAttributes = "\u{1B}[c"
}
