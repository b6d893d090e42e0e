#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Waits without reading anything.
package enum Sleep {
    /// Blocks the thread; wakes up some 50 microseconds late.
    package static func pause(_ duration: Duration) {
        let (seconds, attoseconds) = duration.components
        var wanted = timespec(tv_sec: Int(seconds), tv_nsec: Int(attoseconds / 1_000_000_000))
        var left = wanted
        while nanosleep(&wanted, &left) != 0, errno == EINTR { wanted = left }
    }
}
