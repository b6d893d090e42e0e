extension String {
    /// The parts between separators, split as bytes: a combining mark after a separator would join its last character.
    func parts(between separator: String) -> [String] {
        let (bytes, separator) = (Array(utf8), Array(separator.utf8))
        var parts: [String] = []
        var (start, index) = (0, 0)
        while index < bytes.count {
            if bytes[index] == separator[0], bytes[index...].starts(with: separator) {
                parts.append(String(decoding: bytes[start..<index], as: UTF8.self))
                index += separator.count
                start = index
            } else {
                index += 1
            }
        }
        return parts + [String(decoding: bytes[start...], as: UTF8.self)]
    }
}

extension String {
    /// The text with a sign before some of its ASCII characters.
    func marking(with sign: UInt8, _ isMarked: (UInt8) -> Bool) -> String {
        guard utf8.contains(where: isMarked) else { return self }
        var bytes: [UInt8] = []
        for byte in utf8 {
            if isMarked(byte) { bytes.append(sign) }
            bytes.append(byte)
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
