extension Name {
    /// Removes invisible characters, which would make names that look alike differ; a blank Braille cell is a space.
    ///
    /// Keeps joiners, marks of direction, selectors and tags that an emoji or the surrounding script needs.
    public static func withoutInvisible(_ text: String) -> String {
        if !mayHoldInvisible(text) { return text }
        let scalars = Array(text.unicodeScalars)
        var visible = String.UnicodeScalarView()
        for (index, scalar) in scalars.enumerated() {
            let next = scalars[(index + 1)...].first.flatMap { role(of: $0) == .letter ? $0 : nil }
            let isVisible =
                switch role(of: scalar) {
                case .letter: true
                case .invisible: false
                case .joiner:
                    scalar.value == 0x200D && joins(visible.last, next)
                        || [visible.last, next].contains { $0.map(isOfJoiningScript) ?? false }
                case .selector: visible.last.map(canBeVaried) ?? false
                case .tag: visible.last.map { $0 == blackFlag || role(of: $0) == .tag } ?? false
                }
            if isVisible { visible.append(scalar == blankBraille ? " " : scalar) }
        }
        return String(visible)
    }

    private enum Role {
        case letter, invisible, joiner, selector, tag
    }

    private static func role(of scalar: Unicode.Scalar) -> Role {
        switch scalar.value {
        // Looked at first, as asking the library takes many times as long.
        case 0..<0xAD, 0xAE..<0x34F, 0x350..<0x61C, 0x3165..<0xFE00, 0x1D17B..<0xE0000: .letter
        // Marks of direction are treated as joiners.
        case 0x61C, 0x200C...0x200F: .joiner
        // The combining grapheme joiner is treated as a selector.
        case 0x34F, 0x180B...0x180D, 0x180F, 0xFE00...0xFE0F, 0xE0100...0xE01EF: .selector
        case 0xE0000...0xE007F: .tag
        // Annotations, which a program may show.
        case 0xFFF9...0xFFFB: .invisible
        default: scalar.properties.isDefaultIgnorableCodePoint && !isForbidden(scalar) ? .invisible : .letter
        }
    }

    /// Looks at the first bytes of such characters, which is many times faster.
    private static func mayHoldInvisible(_ text: String) -> Bool {
        text.utf8.contains { $0 == 0xC2 || $0 == 0xCD || $0 == 0xD8 || $0 >= 0xE1 }
            && text.unicodeScalars.contains { role(of: $0) != .letter || $0 == blankBraille }
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

    /// True for scripts that need joiners or marks of direction: Hebrew, Arabic, the scripts of India and those after them.
    private static func isOfJoiningScript(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x590...0x109F, 0x1700...0x1CFF, 0xA800...0xABFF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC,
            0x10A00...0x11FFF, 0x1E900...0x1E95F:
            true
        default: false
        }
    }

    private static let blackFlag: Unicode.Scalar = "\u{1F3F4}"
    private static let blankBraille: Unicode.Scalar = "\u{2800}"
}
