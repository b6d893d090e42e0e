/// The lines that a failed merge of a version control system leaves in a file.
enum ConflictMarkers {
    /// The number of the first such line, from 1.
    static func firstLine(in bytes: [UInt8]) -> Int? {
        var line = 1
        var rest = bytes[...]
        while !rest.isEmpty {
            if rest.starts(with: "<<<<<<< ".utf8) || rest.starts(with: ">>>>>>> ".utf8) { return line }
            guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
            rest = rest[(end + 1)...]
            line += 1
        }
        return nil
    }
}
