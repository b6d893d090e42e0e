import TrackerDomain

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

enum Clock {
    /// Seconds since some moment; never goes back.
    static var now: Double { seconds(CLOCK_MONOTONIC) }

    /// Seconds that processors have spent on this process: what others do meanwhile does not count.
    static var processor: Double { seconds(CLOCK_PROCESS_CPUTIME_ID) }

    private static func seconds(_ clock: clockid_t) -> Double {
        var time = timespec()
        clock_gettime(clock, &time)
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
