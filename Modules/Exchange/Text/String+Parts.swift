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
