/// The comment after a list by which edited and damaged files are recognized.
///
/// One flipped bit in XML gives different data without any error in one case of eight. Other readers of property
/// lists ignore the comment.
package struct Trailer: Hashable, Sendable {
    /// The number of writes of the library.
    package let generation: Int
    /// The number of bytes before the trailer.
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

    /// True if the bytes before the trailer are the ones it was made for.
    package func matches(_ bytes: [UInt8]) -> Bool {
        bytes.count == length + line.utf8.count && XXH64.hash(bytes[..<length]) == hash
    }

    /// Finds the trailer of a file: its last line, spelled exactly as ``line``.
    package static func find(in bytes: [UInt8]) -> Trailer? {
        let tail = bytes.suffix(maximumLineLength)
        guard let mark = tail.lastIndex(of: UInt8(ascii: "<")), let trailer = parse(tail[mark...]),
            tail[mark...].elementsEqual(trailer.line.utf8)
        else { return nil }
        return trailer
    }

    private static let maximumLineLength = 120

    /// Reads the value after each label, up to the next blank.
    private static func parse(_ line: ArraySlice<UInt8>) -> Trailer? {
        let fields = line.split(separator: UInt8(ascii: " "))
        guard fields.count == 6, let generation = DecimalDigits.value(fields[2].dropFirst("gen=".utf8.count)),
            let length = DecimalDigits.value(fields[3].dropFirst("len=".utf8.count)),
            let hash = Hexadecimal.value(fields[4].dropFirst("xxh64=".utf8.count))
        else { return nil }
        return Trailer(generation: generation, length: length, hash: hash)
    }
}
