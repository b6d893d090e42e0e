public import TrackerDomain

/// What day it is for a person whose day starts later than midnight.
public enum Today {
    /// The date of the clock, or the day before it until the day starts.
    ///
    /// - Parameters:
    ///   - minute: Minutes since midnight.
    ///   - dayStart: Minutes since midnight, 0 to 719.
    public static func day(date: Day, minute: Int, dayStart: Int) -> Day {
        minute < dayStart ? date - 1 : date
    }
}
