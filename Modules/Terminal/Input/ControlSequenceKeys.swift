extension ControlSequence {
    /// The key whose sequence ends with this byte, as xterm, kitty, rxvt and the Linux console send it.
    func key(final: UInt8) -> Key? {
        // Kitty's event type 3 is a release.
        guard event != 3 else { return nil }
        if bytes == [UInt8(ascii: "[")] {
            let isConsoleKey = UInt8(ascii: "A")...UInt8(ascii: "E") ~= final
            return isConsoleKey ? Key(.function(Int(final) - 0x40)) : nil
        }
        switch final {
        case UInt8(ascii: "u"): return kittyKey
        case UInt8(ascii: "Z"): return named(.backTab, sent.subtracting(.shift))
        case UInt8(ascii: "~"):
            return number(0) == 27 ? modifiedKey : number(0).flatMap(Self.tildeKey).map { named($0, sent) }
        // rxvt uses these final bytes for Control and for Control with Shift.
        case UInt8(ascii: "^"): return number(0).flatMap(Self.tildeKey).map { named($0, .control) }
        case UInt8(ascii: "@"):
            return number(0).flatMap(Self.tildeKey).map { named($0, [.control, .shift]) }
        case UInt8(ascii: "a")...UInt8(ascii: "d"):
            return isEmpty ? Self.letterKey(final & 0xDF).map { named($0, .shift) } : nil
        default:
            guard number(0) ?? 1 == 1 else { return nil }
            return Self.letterKey(final).map { named($0, sent) }
        }
    }

    /// The key after ESC O.
    func singleShiftKey(final: UInt8) -> Key? {
        // ESC O 5 P and ESC O 1 ; 5 P are the same key.
        let modifiers = Modifiers(parameter: (number(1) ?? number(0)) ?? 1)
        switch final {
        case UInt8(ascii: "a")...UInt8(ascii: "d"):
            return Self.letterKey(final & 0xDF).map { named($0, .control) }
        case UInt8(ascii: "M"): return named(.enter, modifiers)
        case UInt8(ascii: "I"): return named(.tab, modifiers)
        case UInt8(ascii: " "): return named(.character(" "), modifiers)
        case UInt8(ascii: "X"): return named(.character("="), modifiers)
        case UInt8(ascii: "j")...UInt8(ascii: "y"):
            return named(.character(Character(Unicode.Scalar(final - 0x40))), modifiers)
        default: return Self.letterKey(final).map { named($0, modifiers) }
        }
    }

    /// The modifiers from the second parameter.
    private var sent: Modifiers {
        Modifiers(parameter: number(1) ?? 1)
    }

    private var event: Int? {
        let parameters = parameters
        return parameters.count > 1 && parameters[1].count > 1 ? parameters[1][1] : nil
    }

    private func named(_ code: Key.Code, _ modifiers: Modifiers) -> Key {
        Key(code, isAlt ? modifiers.union(.alt) : modifiers)
    }

    /// CSI code : shifted : base ; modifiers u
    private var kittyKey: Key? {
        guard let key = parameters.first, let code = key.first ?? nil else { return nil }
        let shifted = key.count > 1 ? key[1] : nil
        let base = key.count > 2 ? key[2] : nil
        return Key(codePoint: code, shifted: shifted, base: base, sent)
    }

    /// xterm's modifyOtherKeys: CSI 27 ; modifiers ; code ~
    private var modifiedKey: Key? {
        number(2).flatMap { Key(codePoint: $0, shifted: nil, base: nil, sent) }
    }

    private static func letterKey(_ final: UInt8) -> Key.Code? {
        switch final {
        case UInt8(ascii: "A"): .up
        case UInt8(ascii: "B"): .down
        case UInt8(ascii: "C"): .right
        case UInt8(ascii: "D"): .left
        case UInt8(ascii: "F"): .end
        case UInt8(ascii: "H"): .home
        case UInt8(ascii: "P")...UInt8(ascii: "S"): .function(Int(final) - 0x4F)
        default: nil
        }
    }

    private static func tildeKey(_ number: Int) -> Key.Code? {
        switch number {
        case 1, 7: .home
        case 2: .insert
        case 3: .delete
        case 4, 8: .end
        case 5: .pageUp
        case 6: .pageDown
        case 11...15: .function(number - 10)
        case 17...21: .function(number - 11)
        case 23...26: .function(number - 12)
        case 28, 29: .function(number - 13)
        case 31...34: .function(number - 14)
        default: nil
        }
    }
}

/// The keys that are sent as one byte.
enum LegacyKey {
    /// The key of U+0000 to U+001F except escape, or of U+007F.
    static func control(_ byte: UInt8) -> Key {
        switch byte {
        case 0x00: Key(" ", .control)
        case 0x08, 0x7F: Key(.backspace)
        case 0x09: Key(.tab)
        // A Return typed before raw mode was on arrives as a newline.
        case 0x0A, 0x0D: Key(.enter)
        case 0x01...0x1A: Key(Character(Unicode.Scalar(byte | 0x60)), .control)
        default: Key(Character(Unicode.Scalar(byte | 0x40)), .control)
        }
    }
}
