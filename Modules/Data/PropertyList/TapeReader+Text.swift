/// Reads fixed words and text, and locates faults.
extension TapeReader {
    func starts(_ literal: StaticString) -> Bool { bytes.starts(literal, at: position) }

    mutating func take(_ literal: StaticString) -> Bool {
        guard starts(literal) else { return false }
        position += literal.utf8CodeUnitCount
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

    mutating func expect(_ literal: StaticString) throws(PropertyListFault) {
        guard take(literal) else { throw unexpected() }
    }

    mutating func skip(past literal: StaticString) throws(PropertyListFault) {
        let first = literal.utf8Start.pointee
        while position < bytes.count {
            if bytes[position] == first, take(literal) { return }
            position += 1
        }
        throw .truncated
    }

    /// Skips text up to the next tag; `isEscaped` if it has references or sections.
    mutating func skipText() throws(PropertyListFault) -> (isEscaped: Bool, isASCII: Bool) {
        let text = bytes[position...]
        var isEscaped = false
        while true {
            position = endOfPlainText()
            guard position < bytes.count else { throw .truncated }
            if bytes[position] == UInt8(ascii: "&") {
                guard let reference = EscapedText.reference(in: text, at: position) else {
                    throw unexpected()
                }
                position = reference.end
            } else if take(EscapedText.sectionStart) {
                try skip(past: EscapedText.sectionEnd)
            } else {
                // Combines all bits: much faster than stopping at the first byte that is not ASCII.
                return (isEscaped, text[..<position].reduce(0, |) < 0x80)
            }
            isEscaped = true
        }
    }

    /// Checks eight bytes at a time, since hardly any begins a tag or a reference.
    private func endOfPlainText() -> Int {
        bytes.withUnsafeBytes { bytes in
            var index = position
            while index + 8 <= bytes.count {
                let word = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
                if Self.has(UInt8(ascii: "<"), in: word) || Self.has(UInt8(ascii: "&"), in: word) { break }
                index += 8
            }
            while index < bytes.count, bytes[index] != UInt8(ascii: "<"), bytes[index] != UInt8(ascii: "&") {
                index += 1
            }
            return index
        }
    }

    /// True if one of a word's eight bytes equals the byte: it differs by 0, and only 0 borrows from the highest bit.
    private static func has(_ byte: UInt8, in word: UInt64) -> Bool {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let differences = word ^ (ones &* UInt64(byte))
        return (differences &- ones) & ~differences & (ones << 7) != 0
    }

    // MARK: Faults

    /// The fault at the current position: unexpected bytes, or the end of the file.
    func unexpected() -> PropertyListFault {
        isAtBrokenEnd ? .truncated : .malformed(offset: position)
    }

    /// True if only the beginning of a tag or a reference is left.
    private var isAtBrokenEnd: Bool {
        let rest = bytes[min(position, bytes.count)...]
        return rest.count < 12 && !rest.contains { $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: ";") }
    }
}

extension RandomAccessCollection<UInt8> where Index == Int {
    /// True if the bytes at a position start with a literal.
    ///
    /// Literals are static, as every tag of a list of 64 MB is compared with some: as strings they took a second.
    func starts(_ literal: StaticString, at position: Int) -> Bool {
        let (letters, length) = (literal.utf8Start, literal.utf8CodeUnitCount)
        guard length <= endIndex - position else { return false }
        for index in 0..<length where self[position + index] != letters[index] { return false }
        return true
    }
}
