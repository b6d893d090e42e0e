import TrackerData

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Foundation's own reading and writing of property lists, the reference.
enum FoundationPropertyList {
    static func value(of bytes: [UInt8]) throws -> PropertyListValue {
        try PropertyListDecoder().decode(PropertyListValue.self, from: Data(bytes))
    }

    static func bytes(of value: some Encodable, isBinary: Bool = false) throws -> [UInt8] {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = isBinary ? .binary : .xml
        return Array(try encoder.encode(value))
    }
}
