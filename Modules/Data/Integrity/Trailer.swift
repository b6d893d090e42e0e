/// The comment after a list that tells an untouched file from an edited or damaged one.
///
/// One flipped bit in XML gives different data without any error in one case of eight; other
/// readers of property lists ignore the comment.
package struct Trailer: Hashable, Sendable {
    /// How many times the library had been written.
    package let generation: Int
    /// How many bytes stand before the trailer.
    package let length: Int
    /// The hash of those bytes.
    package let hash: UInt64

    package init(generation: Int, over list: some Collection<UInt8>) {
        self.generation = generation
        length = list.count
        hash = XXH64.hash(list)
    }

    private init(generation: Int, length: Int, hash: UInt64) {
        self.generation = generation
        self.length = length
        self.hash = hash
    }

    /// The trailer as a line of the file.
    package var line: String {
        "<!-- tracker gen=\(generation) len=\(length) xxh64=\(Hexadecimal.text(hash)) -->\n"
    }

    /// Whether the bytes before the trailer are the ones it was made for.
    package func matches(_ bytes: [UInt8]) -> Bool {
        bytes.count == length + line.utf8.count && XXH64.hash(bytes[..<length]) == hash
    }

    /// Finds the trailer of a file: its last line, spelled exactly as ``line``.
    package static func find(in bytes: [UInt8]) -> Trailer? {
        let tail = bytes.suffix(maximumLineLength)
        guard let mark = tail.lastIndex(of: UInt8(ascii: "<")),
            let trailer = parse(String(decoding: tail[mark...], as: UTF8.self)),
            tail[mark...].elementsEqual(trailer.line.utf8)
        else { return nil }
        return trailer
    }

    private static let maximumLineLength = 120

    private static func parse(_ text: String) -> Trailer? {
        let words = text.split(separator: " ")
        guard words.count == 6, let generation = number(words[2], "gen="),
            let length = number(words[3], "len="),
            words[4].hasPrefix("xxh64="), let hash = Hexadecimal.value(words[4].dropFirst(6))
        else { return nil }
        return Trailer(generation: generation, length: length, hash: hash)
    }

    private static func number(_ word: Substring, _ label: String) -> Int? {
        guard word.hasPrefix(label), let value = Int(word.dropFirst(label.count)), value >= 0 else {
            return nil
        }
        return value
    }
}
