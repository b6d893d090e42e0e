/// The reason why no timer was set up.
public enum TimerFault: Error, Hashable, Sendable {
    /// There is nothing that could run it; nil for none at all.
    case noSystem(TimerSystem?)
    /// launchd is only on the Mac.
    case onMacOnly
    /// The path of this program is not known.
    case noProgram
    /// A path with a line break or with bytes that are no text, which the system cannot be told.
    case path(String, TimerSystem)
    /// The paths make the line for cron longer than it reads, which is so many bytes.
    case longLine(most: Int)
    /// A program failed; its words, and the first line that it said.
    case failed([String], String)
    case crontab(CrontabFault)
    case disk(DiskFault)
}

/// The reason why the lines of the account for cron are left alone.
public enum CrontabFault: Hashable, Sendable {
    /// They are more bytes than are read.
    case tooLarge(most: Int)
    /// What `crontab` printed could not be read.
    case unread(DiskFault.Cause)
    /// `crontab` refused, with its first line.
    case refused(String)
    case outOfTime
    /// A signal ended `crontab`.
    case stopped
    /// Another program changed them since they were planned.
    case changed
}
