package import TrackerDomain

/// An emoji and a colour that fit a name by one of its words.
package struct SuggestedLook: Hashable, Sendable {
    package let emoji: String
    package let color: PaletteColor

    /// The look of the first entry of `all` with a root that begins a word of the name; `nil` if there is none.
    package init?(fitting name: String) {
        let words = TypedWord(name).text.split { !$0.isLetter }
        let indices = words.flatMap { word in
            (Self.rootsByInitial[word[word.startIndex]] ?? []).lazy.filter { $0.begins(word) }.map(\.index)
        }
        guard let index = indices.min() else { return nil }
        self = Self.all[index].look
    }

    init(_ emoji: String, _ color: Int) {
        self.emoji = emoji
        self.color = PaletteColor.all[color - 1]
    }

    /// The beginning of a word, or with a full stop at its end a whole word.
    private struct Root {
        let letters: Substring
        let isWhole: Bool
        /// The place of its look in `all`.
        let index: Int

        init(_ text: Substring, of index: Int) {
            isWhole = text.last == "."
            letters = isWhole ? text.dropLast() : text
            self.index = index
        }

        func begins(_ word: Substring) -> Bool { isWhole ? word == letters : word.hasPrefix(letters) }
    }

    /// The roots of both languages by their first letter, so that a word is compared with a few alone.
    private static let rootsByInitial = Dictionary(
        grouping: all.enumerated().flatMap { index, entry in
            [entry.english, entry.russian].flatMap { $0.split(separator: " ") }.map { Root($0, of: index) }
        }, by: { $0.letters[$0.letters.startIndex] })
}
