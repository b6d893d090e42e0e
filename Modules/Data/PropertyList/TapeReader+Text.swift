/// The steps of the pass: over fixed words, over text, and where a fault lies.
extension TapeReader {
    func starts(_ word: StaticString) -> Bool {
        let length = word.utf8CodeUnitCount
        guard length <= bytes.count - position else { return false }
        return word.withUTF8Buffer { word in
            for index in 0..<length where bytes[position + index] != word[index] { return false }
            return true
        }
    }

    mutating func take(_ word: StaticString) -> Bool {
        guard starts(word) else { return false }
        position += word.utf8CodeUnitCount
        return true
    }

    mutating func expect(_ word: StaticString) throws(PropertyListFault) {
        guard take(word) else { throw unexpected() }
    }

    mutating func skip(past word: StaticString) throws(PropertyListFault) {
        let first = word.utf8Start.pointee
        while position < bytes.count {
            if bytes[position] == first, take(word) { return }
            position += 1
        }
        throw .truncated
    }

    /// Skips text up to the next tag, and says whether references or sections stand in it and whether
    /// all its bytes are ASCII.
    mutating func skipText() throws(PropertyListFault) -> (isEscaped: Bool, isASCII: Bool) {
        var isEscaped = false
        var union: UInt8 = 0
        while true {
            position = endOfPlainText(&union)
            guard position < bytes.count else { throw .truncated }
            if bytes[position] == UInt8(ascii: "&") {
                guard let reference = EscapedText.reference(bytes[position...]) else { throw unexpected() }
                position += reference.length
            } else if take("<![CDATA[") {
                let start = position
                try skip(past: "]]>")
                union = bytes[start..<position].reduce(union, |)
            } else {
                return (isEscaped, union < 0x80)
            }
            isEscaped = true
        }
    }

    /// The end of the text that stands for itself; its bytes are united in `union`.
    private func endOfPlainText(_ union: inout UInt8) -> Int {
        let span = bytes.span
        var index = position
        while index < span.count {
            let byte = span[index]
            if byte == UInt8(ascii: "<") || byte == UInt8(ascii: "&") { break }
            union |= byte
            index += 1
        }
        return index
    }

    // MARK: Faults

    /// The fault of whatever stands at the position: something odd, or nothing any more.
    func unexpected() -> PropertyListFault {
        isAtBrokenEnd ? .truncated : .malformed(offset: position)
    }

    /// Nothing follows but the beginning of a tag or a reference.
    private var isAtBrokenEnd: Bool {
        let rest = bytes[min(position, bytes.count)...]
        return rest.count < 12 && !rest.contains { $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: ";") }
    }
}
