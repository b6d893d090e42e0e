#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The descriptors passed to `select`: one bit each, in a set of fixed size.
package struct DescriptorSet {
    var bits = fd_set()

    /// Leaves out descriptors too great for the set.
    package init(_ descriptors: [Int32]) {
        withUnsafeMutableBytes(of: &bits) { bytes in
            for descriptor in descriptors where Self.hasRoom(for: descriptor) {
                bytes[Int(descriptor / 8)] |= 1 << UInt8(descriptor % 8)
            }
        }
    }

    package static func hasRoom(for descriptor: Int32) -> Bool {
        descriptor >= 0 && descriptor / 8 < MemoryLayout<fd_set>.size
    }

    package func contains(_ descriptor: Int32) -> Bool {
        withUnsafeBytes(of: bits) { bytes in
            Self.hasRoom(for: descriptor) && bytes[Int(descriptor / 8)] & 1 << UInt8(descriptor % 8) != 0
        }
    }
}
