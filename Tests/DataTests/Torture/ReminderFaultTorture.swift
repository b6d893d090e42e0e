import DiskKit
import Synchronization
import TestKit
import Testing
import TrackerData
import TrackerDomain

/// Every call for a reminder fails in turn, and other programs act before each of them.
struct ReminderFaultTorture {
    private static let theirs = "5 4 * * * true\n"
    private static let unit = ".config/systemd/user/tracker-remind.service"

    private struct Stand {
        let disk: TemporaryFolder
        let machine = ReminderMachine()

        init() throws {
            disk = try TemporaryFolder()
            try disk.makeFolder("tmp")
            machine.crontab.withLock { $0 = Array(ReminderFaultTorture.theirs.utf8) }
        }

        func reminders(_ fileSystem: FileSystem = .system, _ programs: ProgramRunner? = nil) -> Reminders {
            .system(
                TimerPlaces(
                    platform: .linux, home: disk.path, configuration: nil, state: disk.path("state"),
                    temporary: disk.path("tmp"), program: "/bin/sh", account: 501, accountName: "ann",
                    hasBus: false, newID: { Identifier(high: 0, low: 9) }),
                programs: programs ?? machine.programs, fileSystem: fileSystem)
        }

        var table: String { String(decoding: machine.crontab.withLock { $0 } ?? [], as: UTF8.self) }
    }

    /// A reminder by one system becomes one by the other.
    private func change(_ reminders: Reminders, to system: TimerSystem) throws {
        let wish = TimerWish(
            .reminder(Reminder(times: ReminderTimes("20:00")!, delivery: .notification)), by: system,
            library: "/L", variables: [:])
        _ = try reminders.timer.apply(try reminders.timer.plan(wish))
    }

    /// Changes to a system while one call of a program, counted from 0, does something else; and counts the calls.
    private func change(
        _ stand: Stand, to system: TimerSystem, at index: Int,
        _ body: @escaping @Sendable (ReminderMachine, ProgramCall) -> ProgramResult
    ) throws -> (isDone: Bool, calls: Int) {
        let count = Mutex(0)
        let programs = ProgramRunner { [machine = stand.machine] call in
            let number = count.withLock { count in
                defer { count += 1 }
                return count
            }
            return number == index ? body(machine, call) : machine.programs.run(call)
        }
        let outcome = Result { try change(stand.reminders(.system, programs), to: system) }
        return ((try? outcome.get()) != nil, count.withLock { $0 })
    }

    private func prepared(for system: TimerSystem) throws -> Stand {
        let stand = try Stand()
        try change(stand.reminders(), to: system == .cron ? .systemd : .cron)
        return stand
    }

    @Test(
        "HARD-1: a file call fails: the reminder before or after, and lines of others whole",
        arguments: [TimerSystem.cron, .systemd])
    func files(system: TimerSystem) throws {
        let stand = try prepared(for: system)
        let calls = Calls()
        try change(stand.reminders(calls.counting()), to: system)
        #expect(calls.count > 10)
        for index in 0..<calls.count {
            let stand = try prepared(for: system)
            let outcome = Result {
                try change(stand.reminders(Calls().failing(at: index, code: 5)), to: system)
            }
            try check(stand, is: (try? outcome.get()) != nil, system, "\(calls.all[index]), call \(index)")
        }
        Torture.report(
            item: 3, "a file call fails while a reminder goes to \(system)", tries: calls.count,
            outcome: "before or after, other lines whole")
    }

    @Test(
        "HARD-1: a program fails, before or after its work: the reminder before or after, and lines of others whole",
        arguments: [TimerSystem.cron, .systemd], [false, true])
    func programs(system: TimerSystem, failsLate: Bool) throws {
        var tries = 0
        for (end, isRead) in [
            (ProgramResult(.exited(1), errors: "no\n"), false), (ProgramResult(.unread(5)), true),
            (ProgramResult(.outOfTime), false), (ProgramResult(.tooMuch), true),
        ] where !isRead || !failsLate {
            var index = 0
            while true {
                let stand = try prepared(for: system)
                let (isDone, calls) = try change(stand, to: system, at: index) { machine, call in
                    if failsLate { _ = machine.programs.run(call) }
                    return end
                }
                try check(stand, is: isDone, system, "program \(index), \(end.end)")
                index += 1
                if calls < index { break }
            }
            tries += index
        }
        Torture.report(
            item: 3, "a program fails \(failsLate ? "late " : "")while a reminder goes to \(system)",
            tries: tries, outcome: "before or after, other lines whole")
    }

    @Test(
        "HARD-1: another program adds a line before each call: none is ever lost",
        arguments: [TimerSystem.cron, .systemd])
    func others(system: TimerSystem) throws {
        var index = 0
        while true {
            let stand = try prepared(for: system)
            let before = stand.table
            let (isDone, calls) = try change(stand, to: system, at: index) { machine, call in
                // The instant between the last look and `crontab FILE` cannot be closed.
                if call.program == "crontab", call.arguments != ["-l"] {
                    return ProgramResult(.exited(1), errors: "no\n")
                }
                machine.crontab.withLock { $0 = ($0 ?? []) + Array("0 3 * * * nightly\n".utf8) }
                return machine.programs.run(call)
            }
            let hasCome = stand.table.contains("nightly")
            try check(
                stand, is: isDone, system, "call \(index)",
                theirs: Self.theirs + (hasCome ? "0 3 * * * nightly\n" : ""))
            index += 1
            if calls < index {
                #expect(!hasCome && before != stand.table)
                break
            }
        }
        #expect(index > 5)
        Torture.report(
            item: 8, "another program changes the crontab while a reminder goes to \(system)", tries: index,
            outcome: "no line lost")
    }

    /// The reminder is by one system alone, by the new one if it was said, and the lines of others are all there.
    private func check(
        _ stand: Stand, is isDone: Bool, _ system: TimerSystem, _ what: String, theirs: String = theirs
    ) throws {
        let (byCron, lines) = (
            stand.table.contains("# tracker remind\n"), CronTable(Array(stand.table.utf8), of: .remind)
        )
        #expect(String(decoding: lines.with([]), as: UTF8.self) == theirs, "\(what)")
        let byFiles = stand.disk.list().contains(Self.unit)
        let isCron = isDone == (system == .cron)
        #expect(byCron == isCron && byFiles != isCron, "\(what): \(stand.disk.list())")
    }
}
