#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Waits for bytes on several descriptors at once.
enum Readiness {
    /// Those with something to read or at their end; none when the time is over or a signal has come.
    ///
    /// - Parameter milliseconds: nil waits for ever.
    static func wait(for descriptors: [Int32], milliseconds: Int32?) -> [Int32] {
        #if canImport(Darwin)
            // There `poll` does not know /dev/tty.
            return select(descriptors, milliseconds)
        #else
            var events = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
            guard poll(&events, nfds_t(events.count), milliseconds ?? -1) > 0 else { return [] }
            return events.filter { $0.revents != 0 }.map(\.fd)
        #endif
    }

    #if canImport(Darwin)
        private static func select(_ descriptors: [Int32], _ milliseconds: Int32?) -> [Int32] {
            var set = fd_set()
            withUnsafeMutableBytes(of: &set) { bits in
                for descriptor in descriptors where descriptor / 8 < bits.count {
                    bits[Int(descriptor) / 8] |= 1 << UInt8(descriptor % 8)
                }
            }
            let last = descriptors.max() ?? -1
            var count: Int32
            if let milliseconds {
                var time = timeval(
                    tv_sec: Int(milliseconds / 1000), tv_usec: milliseconds % 1000 * 1000)
                count = Darwin.select(last + 1, &set, nil, nil, &time)
            } else {
                count = Darwin.select(last + 1, &set, nil, nil, nil)
            }
            guard count > 0 else { return [] }
            return withUnsafeBytes(of: &set) { bits in
                descriptors.filter { bits[Int($0) / 8] & 1 << UInt8($0 % 8) != 0 }
            }
        }
    #endif
}
