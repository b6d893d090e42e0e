#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Foundation's own reading of a property list, the reference.
enum FoundationReading {
    static func value(of bytes: [UInt8]) throws -> AnyValue {
        try PropertyListDecoder().decode(AnyValue.self, from: Data(bytes))
    }
}
