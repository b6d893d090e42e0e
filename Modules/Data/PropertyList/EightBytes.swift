/// Eight bytes as one word, looked at together.
enum EightBytes {
    /// The highest bit of each byte: all are clear in ASCII.
    static let highBits: UInt64 = 0x8080_8080_8080_8080
    private static let ones: UInt64 = 0x0101_0101_0101_0101

    /// Whether one of the bytes is the given one.
    ///
    /// A byte that is equal becomes zero, and zero alone borrows from its highest bit when 1 is taken
    /// away; a byte above one that is equal may seem equal too, which changes nothing.
    static func hold(_ byte: UInt8, in word: UInt64) -> Bool {
        let difference = word ^ ones &* UInt64(byte)
        return (difference &- ones) & ~difference & highBits != 0
    }

    /// Whether the bytes are equal; arrays' own comparison looks at one after the other.
    static func areEqual(_ left: ArraySlice<UInt8>, _ right: ArraySlice<UInt8>) -> Bool {
        left.withUnsafeBytes { left in right.withUnsafeBytes { right in areEqual(left, right) } }
    }

    private static func areEqual(_ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer) -> Bool {
        guard left.count == right.count else { return false }
        var index = 0
        while index <= left.count - 8 {
            guard
                left.loadUnaligned(fromByteOffset: index, as: UInt64.self)
                    == right.loadUnaligned(fromByteOffset: index, as: UInt64.self)
            else { return false }
            index += 8
        }
        while index < left.count {
            guard left[index] == right[index] else { return false }
            index += 1
        }
        return true
    }
}
