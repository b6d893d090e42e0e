extension Name {
    /// Removes invisible characters, which would make names that look alike differ.
    ///
    /// Keeps joiners, selectors and tags that an emoji or the surrounding script needs, and marks of direction.
    public static func withoutInvisible(_ text: String) -> String {
        if !mayHoldInvisible(text) { return text }
        let scalars = Array(text.unicodeScalars)
        var visible = String.UnicodeScalarView()
        for (index, scalar) in scalars.enumerated() {
            let next = index + 1 < scalars.count ? scalars[index + 1] : nil
            let isVisible =
                switch role(of: scalar) {
                case .letter: true
                case .invisible: false
                case .joiner:
                    joins(visible.last, next)
                        || [visible.last, next].contains { $0.map(isOfJoiningScript) ?? false }
                case .selector: visible.last.map(canBeVaried) ?? false
                case .tag: visible.last.map { $0 == blackFlag || role(of: $0) == .tag } ?? false
                }
            if isVisible { visible.append(scalar) }
        }
        return String(visible)
    }

    private enum Role {
        case letter, invisible, joiner, selector, tag
    }

    private static func role(of scalar: Unicode.Scalar) -> Role {
        switch scalar.value {
        // Soft hyphen, Mongolian vowel separator, zero width space, word joiner and invisible operators, deprecated
        // format characters, byte order mark, annotations, and fillers that are blank letters.
        case 0xAD, 0x180E, 0x200B, 0x2060...0x2065, 0x206A...0x206F, 0x3164, 0xFEFF, 0xFFA0, 0xFFF0...0xFFFB:
            .invisible
        case 0x200C, 0x200D: .joiner
        // The combining grapheme joiner is treated as a selector.
        case 0x34F, 0xFE00...0xFE0F, 0xE0100...0xE01EF: .selector
        case 0xE0000...0xE007F: .tag
        default: .letter
        }
    }

    /// Looks at the first bytes of such characters, which is many times faster.
    private static func mayHoldInvisible(_ text: String) -> Bool {
        text.utf8.contains {
            switch $0 {
            case 0xC2, 0xCD, 0xE1, 0xE2, 0xE3, 0xEF, 0xF3: true
            default: false
            }
        } && text.unicodeScalars.contains { role(of: $0) != .letter }
    }

    /// True if a joiner between two scalars makes them one emoji.
    private static func joins(_ first: Unicode.Scalar?, _ second: Unicode.Scalar?) -> Bool {
        guard let first, let second else { return false }
        return isOfEmoji(first) && isPicture(second)
    }

    private static func isPicture(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isEmoji && !scalar.isASCII
    }

    /// A picture, or a scalar that can follow one.
    private static func isOfEmoji(_ scalar: Unicode.Scalar) -> Bool {
        isPicture(scalar) || scalar.value == 0xFE0F || role(of: scalar) == .tag
    }

    /// True for scalars that have other forms to select from: all but the letters of most names.
    private static func canBeVaried(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.properties.isEmoji { return true }
        // White space becomes a space, which has no other form.
        return scalar.value >= 0x590 && !isWhitespace(scalar) && !(0x1E00...0x1FFF).contains(scalar.value)
    }

    /// True for scripts that joiners join or keep apart: Arabic, the scripts of India and those after them.
    private static func isOfJoiningScript(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x600...0x109F, 0x1700...0x180D, 0x180F...0x1CFF, 0xA800...0xABFF, 0xFB50...0xFDFF,
            0xFE70...0xFEFC, 0x10A00...0x11FFF, 0x1E900...0x1E95F:
            true
        default: false
        }
    }

    private static let blackFlag: Unicode.Scalar = "\u{1F3F4}"
}
