import TestKit

/// A picture in the form of PNG, read by the rules of RFC 2083 and checked by its sums.
struct PNGFile {
    let size: (width: Int, height: Int)
    private(set) var palette: [UInt32] = []
    /// The indices of colours, row by row.
    private(set) var pixels: [UInt8] = []

    init(_ bytes: [UInt8]) throws {
        guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else {
            throw PageFault("no PNG")
        }
        var (rest, names, data, head) = (bytes.dropFirst(8), [String](), [UInt8](), [UInt8]())
        while !rest.isEmpty {
            let length = Self.number(rest.prefix(4))
            let named = Array(rest.dropFirst(4).prefix(length + 4))
            guard named.count == length + 4,
                Self.number(rest.dropFirst(length + 8).prefix(4)) == Int(Self.crc(named))
            else {
                throw PageFault("a chunk with a wrong length or sum")
            }
            let (name, content) = (
                String(decoding: named.prefix(4), as: UTF8.self), Array(named.dropFirst(4))
            )
            names.append(name)
            switch name {
            case "IHDR": head = content
            case "PLTE":
                palette = stride(from: 0, to: content.count, by: 3).map {
                    UInt32(Self.number(content[$0..<$0 + 3]))
                }
            case "IDAT": data += content
            default: break
            }
            rest = rest.dropFirst(length + 12)
        }
        guard names.first == "IHDR", names.last == "IEND", names.contains("IDAT"), head.count == 13 else {
            throw PageFault("chunks \(names)")
        }
        guard Array(head[8...]) == [8, 3, 0, 0, 0] else { throw PageFault("no palette of 8 bits") }
        size = (Self.number(head[0..<4]), Self.number(head[4..<8]))
        let rows = try Self.inflatedStored(data)
        guard rows.count == size.height * (size.width + 1) else {
            throw PageFault("\(rows.count) bytes of rows")
        }
        for row in stride(from: 0, to: rows.count, by: size.width + 1) {
            guard rows[row] == 0 else { throw PageFault("a row with a filter") }
            pixels += rows[row + 1...row + size.width]
        }
        guard pixels.allSatisfy({ $0 < palette.count }) else { throw PageFault("a pixel without a colour") }
    }

    func color(_ x: Int, _ y: Int) -> UInt32 { palette[Int(pixels[y * size.width + x])] }

    private static func number(_ bytes: some Sequence<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }

    private static func crc(_ bytes: [UInt8]) -> UInt32 {
        var sum: UInt32 = 0xFFFF_FFFF
        for byte in bytes {
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
        }
        return ~sum
    }

    /// The content of a zlib stream of stored blocks (RFC 1950, 1951).
    private static func inflatedStored(_ stream: [UInt8]) throws -> [UInt8] {
        guard stream.count > 6, stream[0] & 0x0F == 8, number(stream[0..<2]) % 31 == 0 else {
            throw PageFault("no zlib")
        }
        var (rest, content, isLast) = (stream[2...], [UInt8](), false)
        while !isLast {
            guard let first = rest.popFirst(), first & 6 == 0, rest.count > 4 else {
                throw PageFault("no stored block")
            }
            isLast = first & 1 == 1
            let head = Array(rest.prefix(4))
            let length = Int(head[0]) | Int(head[1]) << 8
            guard head[0] == ~head[2], head[1] == ~head[3] else {
                throw PageFault("a block with a wrong length")
            }
            content += rest.dropFirst(4).prefix(length)
            rest = rest.dropFirst(4 + length)
        }
        var (low, high) = (1, 0)
        for byte in content { (low, high) = ((low + Int(byte)) % 65521, (high + low + Int(byte)) % 65521) }
        guard number(rest) == high << 16 | low, rest.count == 4 else {
            throw PageFault("a wrong sum of the content")
        }
        return content
    }
}
