/// An event from a terminal.
package enum InputEvent: Hashable, Sendable {
    case key(Key)
    case mouse(MouseEvent)
    /// Pasted text as one line: line breaks have become spaces, other control characters are removed.
    case paste(String)
    /// The window has gained or lost the focus.
    case focus(Bool)
    case reply(TerminalReply)
}

/// An action of the mouse.
package struct MouseEvent: Hashable, Sendable {
    package enum Button: Hashable, Sendable {
        case left, middle, right
    }

    package enum Action: Hashable, Sendable {
        case press(Button)
        case release(Button)
        /// Movement with the button held.
        case drag(Button)
        /// Movement without a button; sent only by terminals that report more than they were asked for.
        case move
        case scrollUp, scrollDown, scrollLeft, scrollRight
    }

    package var action: Action
    package var position: Point
    package var modifiers: Modifiers

    package init(_ action: Action, at position: Point, _ modifiers: Modifiers = []) {
        self.action = action
        self.position = position
        self.modifiers = modifiers
    }
}

/// A terminal's report about itself, asked or unasked.
package enum TerminalReply: Hashable, Sendable {
    /// Every terminal answers this query, in order: answers that have not come before it will not come.
    case deviceAttributes([Int])
    /// The private mode can be switched (DECRPM 1 or 2).
    case mode(Int, isKnown: Bool)
    case background(ReportedColor)
    /// The flags of kitty's keyboard protocol in force.
    case keyboardFlags(Int)
    /// The person has switched the terminal's theme.
    case theme(isDark: Bool)
}

/// A colour as a terminal reports it.
package struct ReportedColor: Hashable, Sendable {
    /// Each 0…65535.
    package let red: Int
    package let green: Int
    package let blue: Int

    package init(red: Int, green: Int, blue: Int) {
        self.red = red
        self.green = green
        self.blue = blue
    }

    /// 0xRRGGBB.
    package var rgb: UInt32 { [red, green, blue].reduce(0) { $0 << 8 | UInt32($1 >> 8) } }

    /// The luma of ITU-R BT.601 decides, which needs no powers.
    package var isDark: Bool {
        299 * red + 587 * green + 114 * blue < 1000 * 32_768
    }
}
