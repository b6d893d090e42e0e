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
        var isEscaped = false
        // Combines the bits of all bytes: much faster than looking for the first byte that is not ASCII.
        var combined: UInt64 = 0
        while true {
            skipPlainText(combining: &combined)
            guard position < bytes.count else { throw .truncated }
            if bytes[position] == UInt8(ascii: "&") {
                guard let reference = EscapedText.reference(in: bytes[...], at: position) else {
                    throw unexpected()
                }
                position = reference.end
            } else if take(EscapedText.sectionStart) {
                let start = position
                try skip(past: EscapedText.sectionEnd)
                combined |= UInt64(bytes[start..<position].reduce(0, |))
            } else {
                return (isEscaped, combined & Self.highBits == 0)
            }
            isEscaped = true
        }
    }

    /// Skips text up to the next tag or reference, eight bytes at a time.
    private mutating func skipPlainText(combining combined: inout UInt64) {
        position = bytes.withUnsafeBytes { bytes in
            var index = position
            while index + 8 <= bytes.count {
                let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
                let marks =
                    Self.marks(of: UInt8(ascii: "<"), in: word) | Self.marks(of: UInt8(ascii: "&"), in: word)
                if marks != 0 {
                    let bits = marks.trailingZeroBitCount & ~7
                    combined |= word & ((1 << bits) - 1)
                    return index + bits / 8
                }
                combined |= word
                index += 8
            }
            while index < bytes.count, bytes[index] != UInt8(ascii: "<"), bytes[index] != UInt8(ascii: "&") {
                combined |= UInt64(bytes[index])
                index += 1
            }
            return index
        }
    }

    private static let ones: UInt64 = 0x0101_0101_0101_0101
    private static let highBits = ones << 7

    /// The highest bits of the bytes of a word that equal a byte; bits above the lowest such byte mean nothing.
    ///
    /// An equal byte differs by 0, and only 0 borrows from the highest bit.
    private static func marks(of byte: UInt8, in word: UInt64) -> UInt64 {
        let differences = word ^ (ones &* UInt64(byte))
        return (differences &- ones) & ~differences & highBits
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
