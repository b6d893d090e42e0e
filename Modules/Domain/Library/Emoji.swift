/// The rules of a tracker's emoji: eighteen to choose from, or any other single one.
public enum Emoji {
    /// The eighteen of the palette, in order.
    public static let palette = [
        "🙂", "😻", "🌺", "🐶", "💛", "😱", "😇", "😡", "🥶", "🤔", "🙌", "🍔", "🥦", "🏓", "🥇", "🎸", "🌴", "😪",
    ]

    /// True if a text is one emoji: one grapheme cluster that is shown as a picture.
    ///
    /// An emoji has default emoji presentation (its own or that of a skin tone) or U+FE0F, or is a flag, a keycap or
    /// a ZWJ sequence (Unicode Technical Standard #51); a bare letter or digit is none.
    public static func isValid(_ text: String) -> Bool {
        if text == originalIsland { return true }
        guard text.utf8.count <= byteLimit, text.count == 1, let base = text.unicodeScalars.first else {
            return false
        }
        let rest = text.unicodeScalars.dropFirst()
        if isRegionalIndicator(base) { return rest.count == 1 && rest.allSatisfy(isRegionalIndicator) }
        if rest.last == keycap {
            return isKeycapBase(base) && rest.dropLast().allSatisfy { $0 == presentation }
        }
        guard base.properties.isEmoji, !base.isASCII, rest.allSatisfy(canFollow), rest.last != joiner else {
            return false
        }
        return text.unicodeScalars.contains {
            $0.properties.isEmojiPresentation || $0 == presentation || $0 == joiner
        }
    }

    /// The island of the original palette, which lacks the U+FE0F that the rule requires.
    private static let originalIsland = "\u{1F3DD}"
    /// More bytes of UTF-8 than any displayable emoji has; a ZWJ sequence has no limit of its own.
    private static let byteLimit = 128
    private static let presentation: Unicode.Scalar = "\u{FE0F}"
    private static let joiner: Unicode.Scalar = "\u{200D}"
    private static let keycap: Unicode.Scalar = "\u{20E3}"

    private static func isRegionalIndicator(_ scalar: Unicode.Scalar) -> Bool {
        (0x1F1E6...0x1F1FF).contains(scalar.value)
    }

    private static func isKeycapBase(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "#" || scalar == "*" || ("0"..."9").contains(scalar)
    }

    private static func canFollow(_ scalar: Unicode.Scalar) -> Bool {
        let isTag = (0xE0020...0xE007F).contains(scalar.value)
        return scalar == presentation || scalar == joiner || isTag
            || scalar.properties.isEmoji && !scalar.isASCII && !isRegionalIndicator(scalar)
    }
}
