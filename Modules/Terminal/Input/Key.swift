/// A key press.
///
/// Shift is no modifier of a character it has already changed: Alt-Shift-V is `V` with `alt`. With Control the
/// letter is lower case, and shift is set if the terminal reports it. Shift-Tab is `backTab`.
package struct Key: Hashable, Sendable {
    package enum Code: Hashable, Sendable {
        /// One Unicode scalar: text that a keyboard composes of several arrives as several keys.
        case character(Character)
        case enter, tab, backTab, backspace, escape
        case up, down, left, right
        case home, end, pageUp, pageDown, insert, delete
        /// From 1.
        case function(Int)
    }

    package var code: Code
    package var modifiers: Modifiers
    /// The key's character in the terminal's base layout, if the terminal reports it and `code` is not ASCII.
    package var baseLayout: Character?

    package init(_ code: Code, _ modifiers: Modifiers = [], baseLayout: Character? = nil) {
        self.code = code
        self.modifiers = modifiers
        self.baseLayout = baseLayout
    }

    package init(_ character: Character, _ modifiers: Modifiers = []) {
        self.init(.character(character), modifiers)
    }

    /// The character to insert into a text field; nil for keys that type nothing.
    package var text: Character? {
        guard case .character(let character) = code, modifiers.isEmpty else { return nil }
        return character
    }
}

/// The keys held while another is pressed.
package struct Modifiers: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    package static let shift = Modifiers(rawValue: 1)
    package static let alt = Modifiers(rawValue: 2)
    package static let control = Modifiers(rawValue: 4)
    package static let command = Modifiers(rawValue: 8)
}
