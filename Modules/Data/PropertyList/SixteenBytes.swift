/// Sixteen bytes looked at together, as the vector instructions of every processor do.
enum SixteenBytes {
    /// The end of as many whole sixteens from a place on as hold neither of two bytes; theirs are united in `union`.
    // Both sides of a comparison are vectors: against one number the compiler goes from byte to byte.
    static func end(
        of bytes: UnsafeRawBufferPointer, from start: Int, before first: Unicode.Scalar,
        _ second: Unicode.Scalar,
        _ union: inout UInt64
    ) -> Int {
        let (first, second) = (
            SIMD16(repeating: UInt8(ascii: first)), SIMD16(repeating: UInt8(ascii: second))
        )
        var all = SIMD16<UInt8>(repeating: 0)
        var index = start
        while index <= bytes.count - 16 {
            let sixteen = bytes.loadUnaligned(fromByteOffset: index, as: SIMD16<UInt8>.self)
            let mask = (sixteen .== first) .| (sixteen .== second)
            if unsafeBitCast(mask, to: SIMD2<UInt64>.self) != SIMD2(0, 0) { break }
            all |= sixteen
            index += 16
        }
        let halves = unsafeBitCast(all, to: SIMD2<UInt64>.self)
        union |= halves[0] | halves[1]
        return index
    }
}
