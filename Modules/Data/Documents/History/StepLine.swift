/// Reads the words of a step's line.
///
/// A file may have a line of 64 MB, so anything that no step of ours has is refused at once.
package struct StepLine {
    /// In bytes; many times the longest name.
    private static let longestWord = 1 << 16
    /// More than a tracker with a note on each day of three centuries.
    private static let mostWords = 1 << 17
    private static let separator = StepWord(StepText.separator)

    private let bytes: [UInt8]
    private var position = 0
    /// True once the line turned out to be invalid.
    private var isBroken = false
    /// True if a separator ended the last change, so that another follows.
    private(set) var hasMore = true

    package init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// The words up to the next separator; nil if they are invalid.
    package mutating func nextChange() -> [StepWord]? {
        var words: [StepWord] = []
        hasMore = false
        while let word = next() {
            if word == Self.separator {
                hasMore = true
                return words
            }
            guard words.count < Self.mostWords else { return nil }
            words.append(word)
        }
        return isBroken ? nil : words
    }

    /// The bytes up to the next blank, without reading quotes; nil at the end and at a separator, which is taken.
    mutating func nextSlice() -> ArraySlice<UInt8>? {
        hasMore = false
        while position < bytes.count, bytes[position] == UInt8(ascii: " ") { position += 1 }
        let start = position
        while position < bytes.count, bytes[position] != UInt8(ascii: " ") { position += 1 }
        guard start < position else { return nil }
        hasMore = position == start + 1 && bytes[start] == UInt8(ascii: ";")
        return hasMore ? nil : bytes[start..<position]
    }

    /// The next word; nil at the end, and if the word is invalid.
    mutating func next() -> StepWord? {
        while position < bytes.count, bytes[position] == UInt8(ascii: " ") { position += 1 }
        guard position < bytes.count else { return nil }
        var label = ""
        var text: [UInt8] = []
        var isQuoted = false
        while true {
            let rest = bytes[position...].prefix(Self.longestWord + 1)
            let end = rest.firstIndex(where: Self.isMark) ?? rest.endIndex
            text += bytes[position..<end]
            if text.count > Self.longestWord { return broken() }
            position = end + 1
            guard end < bytes.count, bytes[end] != UInt8(ascii: " ") else { break }
            if bytes[end] == UInt8(ascii: "\"") {
                guard let quotation = quotation() else { return nil }
                isQuoted = true
                text += quotation
            } else if label.isEmpty && !text.isEmpty {
                label = String(decoding: text, as: UTF8.self)
                text = []
            } else {
                text.append(UInt8(ascii: "="))
            }
        }
        let value = String(decoding: text, as: UTF8.self)
        // A labelled value may be a person's text, quoted or not: clean it as any text of a file.
        return StepWord(label.isEmpty ? value : UserText(value).name, label: label, isQuoted: isQuoted)
    }

    /// True if a byte is a blank, an equals sign or a quotation mark.
    private static func isMark(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "=") || byte == UInt8(ascii: "\"")
    }

    /// The text up to the closing quotation mark.
    private mutating func quotation() -> [UInt8]? {
        var text: [UInt8] = []
        while position < bytes.count, text.count <= Self.longestWord {
            let byte = bytes[position]
            position += 1
            switch byte {
            case UInt8(ascii: "\""): return text
            case UInt8(ascii: "\\"):
                guard position < bytes.count else { return broken() }
                text.append(bytes[position])
                position += 1
            default: text.append(byte)
            }
        }
        return broken()
    }

    private mutating func broken<Value>() -> Value? {
        isBroken = true
        position = bytes.count
        return nil
    }
}
