/// A sort key for names, the same order in both languages.
///
/// Digits and signs come first, then Latin, then Cyrillic with ё right after е, then other letters by code point;
/// case is ignored, and accents of Latin letters tell only names apart that are equal without them.
public struct NameOrder: Comparable, Sendable {
    private let keys: [Key]
    private let name: String

    public init(_ name: String) {
        self.name = name.lowercased()
        keys = Name.withoutAccents(self.name).map(Key.init)
    }

    public static func < (left: NameOrder, right: NameOrder) -> Bool {
        left.keys == right.keys ? left.name < right.name : left.keys.lexicographicallyPrecedes(right.keys)
    }

    private struct Key: Comparable {
        let script: Int
        let character: Character
        /// Sorts ё, which is compared as е, after it.
        let isYo: Bool

        init(_ character: Character) {
            script = Key.script(of: character)
            isYo = character == "ё"
            self.character = isYo ? "е" : character
        }

        private static func script(of character: Character) -> Int {
            guard let scalar = character.unicodeScalars.first else { return 0 }
            switch scalar.value {
            case _ where !scalar.properties.isAlphabetic: return 0
            case 0..<0x250, 0x1E00..<0x1F00: return 1
            case 0x400..<0x530, 0x1C80..<0x1C90, 0x2DE0..<0x2E00, 0xA640..<0xA6A0: return 2
            default: return 3
            }
        }

        static func < (left: Key, right: Key) -> Bool {
            if left.script != right.script { return left.script < right.script }
            if left.character != right.character { return left.character < right.character }
            return !left.isYo && right.isYo
        }
    }
}
