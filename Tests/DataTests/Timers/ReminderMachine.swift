import Synchronization
import TestKit
import TrackerData
import TrackerDomain

/// A machine with systemd and cron, whose answers a test sets.
final class ReminderMachine: Sendable {
    let crontab = Mutex<[UInt8]?>(nil)
    let has = Mutex<Set<String>>(["systemctl", "crontab"])
    let failing = Mutex<[String]>([])
    let ran = Mutex<[String]>([])
    /// How many commands fail before the failing ones work again.
    let failures = Mutex(Int.max)
    /// What others do right before a command fails.
    let beforeFailure = Mutex<(@Sendable () -> Void)?>(nil)
    /// True if a failing command does its work all the same.
    let failsLate = Mutex(false)
    /// What `crontab -l` comes to in place of the lines; nil for the lines.
    let listed = Mutex<ProgramResult?>(nil)
    /// What is switched on: `enabled` and `running` timers of systemd, `loaded` jobs of launchd.
    let on = Mutex<Set<String>>([])

    var programs: ProgramRunner {
        ProgramRunner { call in
            guard self.has.withLock({ $0.contains(call.program) }) else {
                return ProgramResult(.notStarted)
            }
            let words = ([call.program] + call.arguments).joined(separator: " ")
            if call.arguments == ["-l"] {
                if let listed = self.listed.withLock({ $0 }) { return listed }
                return self.crontab.withLock { table in
                    table.map { ProgramResult(.exited(0), bytes: $0) }
                        ?? ProgramResult(.exited(1), errors: "no crontab for ann\n")
                }
            }
            if call.program != "crontab", !words.contains("show-environment") {
                self.ran.withLock { $0.append(words) }
            }
            let fails = self.fails(words)
            if fails, !self.failsLate.withLock({ $0 }) {
                self.beforeFailure.withLock { $0 }?()
                return ProgramResult(.exited(1), errors: "Failed: no bus\nmore\n")
            }
            self.switchOnOrOff(call.arguments)
            if call.arguments == ["-r"] { self.crontab.withLock { $0 = nil } }
            if call.program == "crontab", let path = call.arguments.first, path.hasPrefix("/") {
                let text = try? FileBytesReader.read(path)
                self.crontab.withLock { $0 = text }
            }
            return fails
                ? ProgramResult(.exited(1), errors: "Failed: no bus\n") : ProgramResult(.exited(0))
        }
    }

    private func fails(_ words: String) -> Bool {
        guard failing.withLock({ $0.contains { words.contains($0) } }) else { return false }
        return failures.withLock { left in
            left -= 1
            return left >= 0
        }
    }

    private func switchOnOrOff(_ arguments: [String]) {
        on.withLock { on in
            if arguments.contains("enable") { on.insert("enabled") }
            if arguments.contains("restart") { on.insert("running") }
            if arguments.contains("bootstrap") { on.insert("loaded") }
            if arguments.contains("disable") || arguments.contains("bootout") { on = [] }
        }
    }
}

/// Bytes of a file by its path.
private enum FileBytesReader {
    static func read(_ path: String) throws -> [UInt8] {
        let parts = path.split(separator: "/")
        let files = try DiskFiles().read(path)
        return files.files.first { $0.path == String(parts[parts.count - 1]) }?.bytes ?? []
    }
}
