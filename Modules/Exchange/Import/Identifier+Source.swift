internal import TrackerData
internal import TrackerDomain

extension Identifier {
    /// The id of what has an id in another program: the same at every import, so that a habit is known again whatever it
    /// is called here.
    ///
    /// A hash in the form of a UUID of version 8 (RFC 9562), which leaves the rest to whoever makes it.
    init(of sourceID: String, in format: ImportFormat) {
        func hash(_ half: String) -> UInt64 {
            XXH64.hash(Array("\(format.rawValue) \(half) \(sourceID)".utf8))
        }
        self.init(
            high: hash("high") & ~0xF000 | 0x8000,
            low: hash("low") & ~(0b11 << 62) | 0b10 << 62)
    }
}
