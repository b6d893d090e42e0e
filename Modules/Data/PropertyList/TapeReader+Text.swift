/// The steps of the pass: over fixed words, over text, and where a fault lies.
extension TapeReader {
    func starts(_ word: String) -> Bool {
        bytes[position...].starts(with: word.utf8)
    }

    mutating func take(_ word: String) -> Bool {
        guard starts(word) else { return false }
        position += word.utf8.count
        return true
    }

    mutating func take(_ byte: UInt8) -> Bool {
        guard position < bytes.count, bytes[position] == byte else { return false }
        position += 1
        return true
    }

    mutating func expect(_ byte: UInt8) throws(PropertyListFault) {
        guard take(byte) else { throw unexpected() }
    }

    mutating func expect(_ word: String) throws(PropertyListFault) {
        guard take(word) else { throw unexpected() }
    }

    mutating func skip(past word: String) throws(PropertyListFault) {
        let first = word.utf8.first
        while position < bytes.count {
            if bytes[position] == first, take(word) { return }
            position += 1
        }
        throw .truncated
    }

    /// Skips text up to the next tag, and says whether references or sections stand in it and whether
    /// all its bytes are ASCII.
    mutating func skipText() throws(PropertyListFault) -> (isEscaped: Bool, isASCII: Bool) {
        let start = position
        var isEscaped = false
        while let end = bytes[position...].firstIndex(where: Self.endsPlainText) {
            position = end
            if bytes[position] == UInt8(ascii: "&") {
                guard let reference = EscapedText.reference(bytes[position...]) else { throw unexpected() }
                position += reference.length
            } else if take(EscapedText.sectionStart) {
                try skip(past: EscapedText.sectionEnd)
            } else {
                // All bits of all bytes: much faster than to stop at the first that is not ASCII.
                return (isEscaped, bytes[start..<position].reduce(0, |) < 0x80)
            }
            isEscaped = true
        }
        throw .truncated
    }

    private static func endsPlainText(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "<") || byte == UInt8(ascii: "&")
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
