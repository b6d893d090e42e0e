/// Finds the physical key behind a character typed in the Russian layout, so that shortcuts work in both.
package enum KeyboardLayout {
    /// What the same key types in the US layout; nil for characters that are no key of the Russian one.
    ///
    /// The key of `/` and `?` types `.` and `,` there. Apply it once: `ю` is the key of `.`, and no more.
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
    /// The key by what it types in the US layout; nil where that is what it typed.
    ///
    /// Look for a binding of the key itself first: this is a second meaning, not a translation.
    package var onLatinLayout: Key? {
        guard case .character(let typed) = code,
            let latin = baseLayout ?? KeyboardLayout.latin(typed)
        else { return nil }
        return Key(latin, modifiers)
    }
}
