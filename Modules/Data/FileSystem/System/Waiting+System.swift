#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

extension Waiting {
    /// Waits on the machine's monotonic clock.
    public static let system = Waiting(
        now: {
            var time = timespec()
            clock_gettime(CLOCK_MONOTONIC, &time)
            return Int(time.tv_sec) * 1000 + Int(time.tv_nsec) / 1_000_000
        },
        pause: {
            var time = timespec(tv_sec: 0, tv_nsec: Int.random(in: 1_000_000...8_000_000))
            nanosleep(&time, nil)
        }
    )
}
