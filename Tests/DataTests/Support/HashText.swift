import TrackerData

/// The hash of bytes as names of backups have it.
enum HashText {
    static func text(of text: String) -> String { self.text(of: Array(text.utf8)) }

    static func text(of bytes: [UInt8]) -> String {
        let digits = String(XXH64.hash(bytes), radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}

extension String {
    func replacingOccurrences(of old: String, with new: String) -> String {
        split(separator: old, omittingEmptySubsequences: false).joined(separator: new)
    }
}
