/// The steps of the pass: over fixed words, over text, and where a fault lies.
extension TapeReader {
    // Inlined: a word that the compiler knows becomes a row of constants.
    @inline(__always)
    func starts(_ word: StaticString) -> Bool {
        let length = word.utf8CodeUnitCount
        guard length <= bytes.count - position else { return false }
        return bytes.withUnsafeBufferPointer { text in
            for index in 0..<length where text[position + index] != word.utf8Start[index] {
                return false
            }
            return true
        }
    }

    @inline(__always)
    mutating func take(_ word: StaticString) -> Bool {
        guard starts(word) else { return false }
        position += word.utf8CodeUnitCount
        return true
    }

    @inline(__always)
    mutating func take(_ byte: UInt8) -> Bool {
        guard position < bytes.count, bytes[position] == byte else { return false }
        position += 1
        return true
    }

    @inline(__always)
    mutating func expect(_ byte: UInt8) throws(PropertyListFault) {
        guard take(byte) else { throw unexpected() }
    }

    @inline(__always)
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
        var union: UInt64 = 0
        while true {
            position = endOfPlainText(&union)
            guard position < bytes.count else { throw .truncated }
            if bytes[position] == UInt8(ascii: "&") {
                if !takeEntity() {
                    guard let reference = EscapedText.reference(bytes[position...]) else {
                        throw unexpected()
                    }
                    position += reference.length
                }
            } else if starts("<!"), take("<![CDATA[") {
                let start = position
                try skip(past: "]]>")
                for byte in bytes[start..<position] { union |= UInt64(byte) }
            } else {
                return (isEscaped, union & EightBytes.highBits == 0)
            }
            isEscaped = true
        }
    }

    /// Passes one of the references that have a name.
    private mutating func takeEntity() -> Bool {
        take("&amp;") || take("&lt;") || take("&gt;") || take("&quot;") || take("&apos;")
    }

    /// The end of the text that stands for itself; its bytes are united in `union`.
    private func endOfPlainText(_ union: inout UInt64) -> Int {
        // Of references there may be thousands in a row.
        if position < bytes.count, bytes[position] == UInt8(ascii: "&") { return position }
        return bytes.withUnsafeBytes { text in
            var index = SixteenBytes.end(of: text, from: position, before: "<", "&", &union)
            while index < text.count {
                let byte = text[index]
                if byte == UInt8(ascii: "<") || byte == UInt8(ascii: "&") { break }
                union |= UInt64(byte)
                index += 1
            }
            return index
        }
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
