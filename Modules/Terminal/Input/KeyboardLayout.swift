/// Finds the physical key behind a character typed in the Russian layout, so that shortcuts work in both.
package enum KeyboardLayout {
    /// The character of the same key in the US layout; nil for characters without a key in the Russian one.
    ///
    /// The key of `/` and `?` types `.` and `,` there. Apply it once only: `ю` is the key of `.`.
    package static func latin(_ typed: Character) -> Character? {
        latinByTyped[typed]
    }

    private static let latinByTyped: [Character: Character] = Dictionary(
        uniqueKeysWithValues: [
            ("йцукенгшщзхъ", "qwertyuiop[]"), ("фывапролджэ", "asdfghjkl;'"), ("ячсмитьбю", "zxcvbnm,."),
            ("ЙЦУКЕНГШЩЗХЪ", "QWERTYUIOP{}"), ("ФЫВАПРОЛДЖЭ", "ASDFGHJKL:\""), ("ЯЧСМИТЬБЮ", "ZXCVBNM<>"),
            ("ёЁ№.,", "`~#/?"),
        ].flatMap { zip($0, $1) })
}

extension Key {
    /// The key as the US layout names it; nil if that is what was typed.
    ///
    /// Look for a binding of the key itself first: this is a second meaning, not a translation.
    package var onLatinLayout: Key? {
        guard case .character(let typed) = code,
            let latin = baseLayout ?? KeyboardLayout.latin(typed)
        else { return nil }
        return Key(latin, modifiers)
    }
}
