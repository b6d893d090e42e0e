/// The 64-bit xxHash of bytes, seed 0, as specified at https://github.com/Cyan4973/xxHash.
///
/// Not cryptographic: it finds damage, not forgery.
package enum XXH64 {
    private static let prime1: UInt64 = 0x9E37_79B1_85EB_CA87
    private static let prime2: UInt64 = 0xC2B2_AE3D_27D4_EB4F
    private static let prime3: UInt64 = 0x1656_67B1_9E37_79F9
    private static let prime4: UInt64 = 0x85EB_CA77_C2B2_AE63
    private static let prime5: UInt64 = 0x27D4_EB2F_1656_67C5

    package static func hash(_ bytes: some Collection<UInt8>) -> UInt64 {
        bytes.withContiguousStorageIfAvailable { hash(UnsafeRawBufferPointer($0)) }
            ?? Array(bytes).withUnsafeBytes { hash($0) }
    }

    private static func hash(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
        var offset = 0
        var hash = prime5
        if bytes.count >= 32 { hash = mixStripes(bytes, offset: &offset) }
        hash &+= UInt64(bytes.count)
        return avalanche(mixRest(bytes, from: offset, into: hash))
    }

    /// Mixes all whole stripes of 32 bytes in four independent lanes.
    private static func mixStripes(_ bytes: UnsafeRawBufferPointer, offset: inout Int) -> UInt64 {
        var (a, b, c, d) = (prime1 &+ prime2, prime2, UInt64(0), 0 &- prime1)
        while offset + 32 <= bytes.count {
            a = round(a, word(bytes, offset))
            b = round(b, word(bytes, offset + 8))
            c = round(c, word(bytes, offset + 16))
            d = round(d, word(bytes, offset + 24))
            offset += 32
        }
        let hash = rotate(a, 1) &+ rotate(b, 7) &+ rotate(c, 12) &+ rotate(d, 18)
        return merge(merge(merge(merge(hash, a), b), c), d)
    }

    private static func mixRest(
        _ bytes: UnsafeRawBufferPointer, from start: Int, into seed: UInt64
    ) -> UInt64 {
        var (offset, hash) = (start, seed)
        while offset + 8 <= bytes.count {
            hash = rotate(hash ^ round(0, word(bytes, offset)), 27) &* prime1 &+ prime4
            offset += 8
        }
        if offset + 4 <= bytes.count {
            let half = UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
            hash = rotate(hash ^ (UInt64(half) &* prime1), 23) &* prime2 &+ prime3
            offset += 4
        }
        for byte in bytes[offset...] {
            hash = rotate(hash ^ (UInt64(byte) &* prime5), 11) &* prime1
        }
        return hash
    }

    private static func avalanche(_ value: UInt64) -> UInt64 {
        var hash = value
        hash = (hash ^ (hash >> 33)) &* prime2
        hash = (hash ^ (hash >> 29)) &* prime3
        return hash ^ (hash >> 32)
    }

    private static func round(_ lane: UInt64, _ word: UInt64) -> UInt64 {
        rotate(lane &+ word &* prime2, 31) &* prime1
    }

    private static func merge(_ hash: UInt64, _ lane: UInt64) -> UInt64 {
        (hash ^ round(0, lane)) &* prime1 &+ prime4
    }

    private static func rotate(_ value: UInt64, _ count: UInt64) -> UInt64 {
        value << count | value >> (64 - count)
    }

    private static func word(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> UInt64 {
        UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }
}
