internal import TrackerDomain

/// The lines of the account for cron, as `crontab` tells them.
extension SystemTimers {
    /// In bytes; the crontabs of people have some thousand.
    private static let maxCrontab = 8 << 20

    /// True if `crontab` says that the account has no lines, in the words of cron or of BusyBox; a program or a library
    /// that is missing says something else, with another exit code.
    private static func hasNoLines(_ result: ProgramResult) -> Bool {
        let line = result.firstLine
        return result.end == .exited(1) && result.outputBytes.isEmpty
            && (line.utf8.holds("no crontab for ".utf8)
                || line.hasPrefix("crontab: can't open '") && line.hasSuffix(": No such file or directory"))
    }

    /// What it says to an account that it does not serve.
    private static let doesNotServe = ["not allowed", "must be suid"]

    /// The lines of the account for cron, whole; nil if there is no cron for it.
    func crontab() throws(TimerFault) -> [UInt8]? {
        let result = programs.run(
            ProgramCall(
                "crontab", ["-l"], environment: ["LC_ALL": "C"], limit: 5000,
                maxOutput: SystemTimers.maxCrontab))
        switch result.end {
        case .exited(0): return result.outputBytes
        case .notStarted: return nil
        case .exited where Self.hasNoLines(result): return []
        case .exited where Self.doesNotServe.contains(where: result.complains): return nil
        case .exited: throw .crontab(.refused(result.firstLine))
        case .signaled: throw .crontab(.stopped)
        case .outOfTime: throw .crontab(.outOfTime)
        case .tooMuch: throw .crontab(.tooLarge(most: SystemTimers.maxCrontab))
        case .unread(let code): throw .crontab(.unread(DiskFault.Cause(systemError: code)))
        }
    }
}
