#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The descriptors that `select` is asked about: a bit for each, in a set of fixed size.
package struct DescriptorSet {
    var bits = fd_set()

    /// Those for which there is no room are left out.
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
