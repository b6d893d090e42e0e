extension Modifiers {
    /// Decodes one more than the sum of xterm's bits; ignores the locks.
    init(parameter: Int) {
        let bits = max(parameter, 1) - 1
        self = Modifiers(rawValue: UInt8(truncatingIfNeeded: bits & 0b1111))
    }
}

extension Key {
    /// Decodes a code point of kitty's protocol, with its shifted and its base-layout character; nil for keys
    /// that do nothing by themselves.
    init?(codePoint: Int, shifted: Int?, base: Int?, _ modifiers: Modifiers) {
        switch codePoint {
        case 9:
            let hasShift = modifiers.contains(.shift)
            self.init(hasShift ? .backTab : .tab, modifiers.subtracting(.shift))
        case 13: self.init(.enter, modifiers)
        case 27: self.init(.escape, modifiers)
        case 8, 127: self.init(.backspace, modifiers)
        case 57344...63743:
            guard let code = Self.functional(codePoint) else { return nil }
            self.init(code, modifiers)
        default:
            guard let typed = Self.character(codePoint) else { return nil }
            self.init(
                typed, shifted: shifted.flatMap(Self.character), base: base.flatMap(Self.character),
                modifiers)
        }
    }

    private init(
        _ typed: Character, shifted: Character?, base: Character?, _ modifiers: Modifiers
    ) {
        var base = typed.isASCII ? nil : base
        if modifiers.contains(.control) {
            self.init(.character(Self.lowercase(typed)), modifiers, baseLayout: base)
        } else if modifiers.contains(.shift) {
            base = base.map(Self.uppercase)
            self.init(
                .character(shifted ?? Self.uppercase(typed)), modifiers.subtracting(.shift),
                baseLayout: base)
        } else {
            self.init(.character(typed), modifiers, baseLayout: base)
        }
    }

    /// The character of a code point; nil for control characters.
    private static func character(_ codePoint: Int) -> Character? {
        guard let scalar = UInt32(exactly: codePoint).flatMap(Unicode.Scalar.init),
            scalar.properties.generalCategory != .control
        else { return nil }
        return Character(scalar)
    }

    private static func lowercase(_ character: Character) -> Character {
        let text = character.lowercased()
        return text.count == 1 ? Character(text) : character
    }

    private static func uppercase(_ character: Character) -> Character {
        let text = character.uppercased()
        return text.count == 1 ? Character(text) : character
    }

    /// Kitty's code points for keys without a character: the keypad, and F13 upwards.
    private static func functional(_ codePoint: Int) -> Code? {
        let keypad: [Code] = [
            .left, .right, .up, .down, .pageUp, .pageDown, .home, .end, .insert, .delete,
        ]
        switch codePoint {
        case 57376...57398: return .function(codePoint - 57363)
        case 57399...57408: return .character(Character(Unicode.Scalar(UInt8(codePoint - 57351))))
        case 57409: return .character(".")
        case 57410: return .character("/")
        case 57411: return .character("*")
        case 57412: return .character("-")
        case 57413: return .character("+")
        case 57414: return .enter
        case 57415: return .character("=")
        case 57416: return .character(",")
        case 57417...57426: return keypad[codePoint - 57417]
        default: return nil
        }
    }
}
