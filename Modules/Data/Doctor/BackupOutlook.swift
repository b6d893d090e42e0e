public import TrackerDomain

/// What there is to bring back in the place of a library that cannot be read.
public enum BackupOutlook: Hashable, Sendable {
    /// A good backup, written on a day.
    case good(Day)
    /// None, and everything was looked at.
    case none
    /// None was seen, but not everything could be looked at.
    case unseen
}
