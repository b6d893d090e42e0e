import Synchronization
import TrackerData
import TrackerDomain

/// A device with lines of cron of its own, so that no test changes those of whoever runs it, nor notifies them.
final class FakeMachine: Sendable {
    private let table = Mutex<[UInt8]?>(nil)
    private let sent = Mutex<[ProgramCall]>([])
    private let meddling = Mutex(0)
    private let listing = Mutex<ProgramResult?>(nil)
    /// Programs that take reminders.
    private let takers: Set<String>

    init(takers: Set<String> = []) { self.takers = takers }

    /// The lines of cron; nil if there are none.
    var crontab: String? {
        get { table.withLock { $0.map { String(decoding: $0, as: UTF8.self) } } }
        set { table.withLock { $0 = newValue.map { Array($0.utf8) } } }
    }

    /// How many more times another program adds a line right after the lines of cron were read.
    var meddles: Int {
        get { meddling.withLock { $0 } }
        set { meddling.withLock { $0 = newValue } }
    }

    /// What `crontab -l` comes to in place of the lines; nil for the lines.
    var listed: ProgramResult? {
        get { listing.withLock { $0 } }
        set { listing.withLock { $0 = newValue } }
    }

    /// The calls of programs that take reminders.
    var calls: [ProgramCall] { sent.withLock { $0 } }

    var programs: ProgramRunner {
        ProgramRunner { call in
            switch call.program {
            case "crontab": self.schedule(call.arguments)
            case "launchctl": ProgramResult(.exited(0))
            case "systemctl": ProgramResult(.notStarted)
            case "notify-send", "osascript", "mail", "sendmail": self.take(call)
            default: ProgramRunner.system.run(call)
            }
        }
    }

    private func take(_ call: ProgramCall) -> ProgramResult {
        guard takers.contains(call.program) else { return ProgramResult(.notStarted) }
        sent.withLock { $0.append(call) }
        return ProgramResult(.exited(0))
    }

    private func schedule(_ arguments: [String]) -> ProgramResult {
        switch arguments {
        case ["-l"]:
            if let listed { return listed }
            let lines = table.withLock { $0 }
            if meddles > 0 {
                crontab = (crontab ?? "") + "0 3 * * * other\(meddles)\n"
                meddles -= 1
            }
            return lines.map { ProgramResult(.exited(0), bytes: $0) }
                ?? ProgramResult(.exited(1), errors: "no crontab for ann\n")
        case ["-r"]: table.withLock { $0 = nil }
        default:
            let files = try? DiskFiles().read(arguments.first ?? "")
            table.withLock { $0 = files?.files.first?.bytes }
        }
        return ProgramResult(.exited(0))
    }
}
