#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

enum Clock {
    /// Seconds since some moment; never goes back.
    static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    /// The date where the user is.
    static var today: Day {
        var now = time(nil)
        var local = tm()
        localtime_r(&now, &local)
        return Month(year: Int(local.tm_year) + 1900, month: Int(local.tm_mon) + 1).first
            + (Int(local.tm_mday) - 1)
    }
}
