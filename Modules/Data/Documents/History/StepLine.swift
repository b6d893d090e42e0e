/// The words of a step's line, read one after the other.
///
/// A file may hold a line of 64 MB: what no step of ours has is refused as soon as it is met.
package struct StepLine {
    /// In bytes; many times what the longest name has.
    private static let longestWord = 1 << 16
    /// More than a tracker takes that has a note on each day of three centuries.
    private static let mostWords = 1 << 17
    private static let separator = StepWord(StepText.separator)

    private let bytes: [UInt8]
    private var position = 0
    /// Something was met that no line has.
    private var isBroken = false
    /// Whether a separator ended the last change, so that another one follows.
    private(set) var hasMore = true

    package init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// The words up to the next separator; nil where they are none.
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

    /// The next word; nil at the end, and where a word is none.
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
        // What has a label may be a person's text, in quotation marks or not: cleaned as all text of a file is.
        return StepWord(label.isEmpty ? value : UserText(value).name, label: label, isQuoted: isQuoted)
    }

    /// Whether a byte is more than one of a word's text.
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
