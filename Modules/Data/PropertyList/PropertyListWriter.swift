#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

/// Writes documents as XML property lists: keys sorted, the same bytes for the same document.
enum PropertyListWriter {
    /// The bytes of a document; nil where it has a value that no property list can hold.
    static func bytes(of document: some Encodable) -> [UInt8]? {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .xml
        return (try? encoder.encode(document)).map { Array($0) }
    }
}
