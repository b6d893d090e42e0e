extension [UInt8] {
    /// The bytes as text; what is not UTF-8 is repaired.
    var text: String { String(decoding: self, as: UTF8.self) }
}
