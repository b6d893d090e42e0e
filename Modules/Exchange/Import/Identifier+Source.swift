internal import TrackerData
internal import TrackerDomain

extension Identifier {
    /// The id for something with an id in another program: the same at every import, whatever its name is here.
    ///
    /// A hash in the form of a UUID of version 8 (RFC 9562), whose other bits are free.
    init(of sourceID: String, in format: ImportFormat) {
        func hash(_ half: String) -> UInt64 {
            XXH64.hash(Array("\(format.rawValue) \(half) \(sourceID)".utf8))
        }
        self.init(
            high: hash("high") & ~0xF000 | 0x8000,
            low: hash("low") & ~(0b11 << 62) | 0b10 << 62)
    }
}
