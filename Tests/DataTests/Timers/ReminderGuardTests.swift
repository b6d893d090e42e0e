import DiskKit
import Synchronization
import TestKit
import Testing
import TrackerData
import TrackerDomain

/// What changed after a plan was shown is left alone, by each system, and what cannot be read whole is not replaced.
@Suite struct ReminderGuardTests {
    private let disk: TemporaryFolder
    private let machine = ReminderMachine()

    init() throws {
        disk = try TemporaryFolder()
        try disk.makeFolder("tmp")
    }

    private func reminders(
        _ platform: Platform = .linux, fileSystem: FileSystem = .system
    ) -> Reminders {
        .system(
            TimerPlaces(
                platform: platform, home: disk.path, configuration: nil, state: disk.path("state"),
                temporary: disk.path("tmp"), program: "/bin/sh", account: 501, accountName: "ann",
                hasBus: false, newID: { Identifier(high: 0, low: 9) }),
            programs: machine.programs, fileSystem: fileSystem)
    }

    private func wish(_ system: TimerSystem? = nil, _ times: String = "20:00") -> TimerWish {
        TimerWish(
            .reminder(Reminder(times: ReminderTimes(times)!, delivery: .notification)), by: system,
            library: "/L", variables: [:])
    }

    private var crontab: String {
        get { String(decoding: machine.crontab.withLock { $0 } ?? [], as: UTF8.self) }
        nonmutating set { machine.crontab.withLock { $0 = Array(newValue.utf8) } }
    }

    private let unit = ".config/systemd/user/tracker-remind.service"
    private let timer = ".config/systemd/user/tracker-remind.timer"
    private let job = "Library/LaunchAgents/tracker-remind.plist"

    @Test(
        "HARD-1: a crontab that changed after it was shown is left alone, as a reminder is set and taken away"
    )
    func crontabChanged() throws {
        let reminders = reminders()
        crontab = "5 4 * * * true\n"
        let plan = try reminders.timer.plan(wish(.cron))
        crontab += "0 3 * * * nightly\n"
        #expect(throws: TimerFault.crontab(.changed)) { try reminders.timer.apply(plan) }
        #expect(crontab == "5 4 * * * true\n0 3 * * * nightly\n")
        #expect(disk.list() == ["tmp/"])
        _ = try reminders.timer.apply(try reminders.timer.plan(wish(.cron)))
        let removal = try #require(try reminders.timer.removal())
        crontab += "1 1 * * * later\n"
        let before = crontab
        #expect(throws: TimerFault.crontab(.changed)) { try reminders.timer.apply(removal) }
        #expect(crontab == before)
        _ = try reminders.timer.apply(try #require(try reminders.timer.removal()))
        #expect(crontab == "5 4 * * * true\n0 3 * * * nightly\n1 1 * * * later\n")
    }

    @Test("HARD-1: a crontab that was emptied meanwhile is not filled again")
    func crontabEmptied() throws {
        let reminders = reminders()
        crontab = "5 4 * * * true\n"
        let plan = try reminders.timer.plan(wish(.cron))
        machine.crontab.withLock { $0 = nil }
        #expect(throws: TimerFault.crontab(.changed)) { try reminders.timer.apply(plan) }
        #expect(machine.crontab.withLock { $0 } == nil)
    }

    @Test(
        "HARD-1: the crontab before the first change is kept, told, and made anew after the end of reminders")
    func crontabBefore() throws {
        let reminders = reminders()
        let path = disk.path("state/crontab-before")
        crontab = "5 4 * * * true\n"
        #expect(try reminders.timer.apply(try reminders.timer.plan(wish(.cron))) == path)
        #expect(try disk.read("state/crontab-before") == Array("5 4 * * * true\n".utf8))
        crontab = "1 1 * * * first\n" + crontab
        #expect(try reminders.timer.apply(try reminders.timer.plan(wish(.cron, "9:00"))) == nil)
        #expect(try disk.read("state/crontab-before") == Array("5 4 * * * true\n".utf8))
        #expect(try reminders.timer.apply(try #require(try reminders.timer.removal())) == nil)
        #expect(try reminders.timer.apply(try reminders.timer.plan(wish(.cron))) == path)
        #expect(
            try disk.read("state/crontab-before") == Array("1 1 * * * first\n5 4 * * * true\n".utf8))
        // Nothing is to be told of a crontab without lines.
        _ = try reminders.timer.apply(try #require(try reminders.timer.removal()))
        machine.crontab.withLock { $0 = nil }
        #expect(try reminders.timer.apply(try reminders.timer.plan(wish(.cron))) == nil)
        #expect(try disk.read("state/crontab-before") == [])
    }

    @Test("HARD-1: where the crontab as it was cannot be kept, it is not changed")
    func notKept() throws {
        crontab = "5 4 * * * true\n"
        try disk.write("", to: "state")
        let reminders = reminders()
        #expect(throws: TimerFault.self) { try reminders.timer.apply(try reminders.timer.plan(wish(.cron))) }
        #expect(crontab == "5 4 * * * true\n")
    }

    @Test(
        "HARD-1: files that appeared or changed after the question are left alone, with systemd and launchd",
        arguments: [Platform.linux, .macOS])
    func files(platform: Platform) throws {
        let reminders = reminders(platform)
        machine.has.withLock { $0 = ["systemctl", "launchctl"] }
        let name = platform == .linux ? timer : job
        let plan = try reminders.timer.plan(wish())
        try disk.write("theirs", to: name)
        func fault(_ cause: DiskFault.Cause) -> TimerFault {
            .disk(DiskFault(operation: .writeFile, path: disk.path(name), cause: cause))
        }
        #expect(throws: fault(.appeared)) { try reminders.timer.apply(plan) }
        #expect(try disk.read(name) == Array("theirs".utf8))
        // What was written before it is gone again.
        #expect(disk.list().filter { $0.contains("remind") } == [name])

        disk.remove(name)
        _ = try reminders.timer.apply(try reminders.timer.plan(wish()))
        let (again, removal) = (
            try reminders.timer.plan(wish(nil, "9:00")), try #require(try reminders.timer.removal())
        )
        try disk.write("theirs", to: name)
        let before = try disk.contents()
        for plan in [again, removal] {
            #expect(throws: fault(.changed)) { try reminders.timer.apply(plan) }
            #expect(try disk.contents() == before)
        }
        // What is gone is in nobody's way.
        disk.remove(name)
        _ = try reminders.timer.apply(again)
        #expect(try reminders.timer.current()?.job?.reminder?.times.texts == ["09:00"])
    }

    @Test(
        "HARD-1: what is taken back after a failure leaves alone what others wrote since, and their lines of cron"
    )
    func takenBack() throws {
        let reminders = reminders()
        crontab = "5 4 * * * true\n"
        _ = try reminders.timer.apply(try reminders.timer.plan(wish(.cron)))
        let own = crontab
        let plan = try reminders.timer.plan(wish(.systemd, "9:00"))
        // The lines of cron and both files are in place when this fails; others act right before.
        machine.failing.withLock { $0 = ["enable"] }
        machine.beforeFailure.withLock { [machine, disk, timer] in
            $0 = {
                machine.crontab.withLock { $0 = ($0 ?? []) + Array("0 3 * * * nightly\n".utf8) }
                try? disk.write("theirs", to: timer)
            }
        }
        #expect(throws: TimerFault.self) { try reminders.timer.apply(plan) }
        #expect(try disk.read(timer) == Array("theirs".utf8))
        #expect(!disk.list().contains(unit))
        // The reminder stands behind the line that came.
        #expect(
            crontab
                == "5 4 * * * true\n0 3 * * * nightly\n"
                + own.dropFirst("5 4 * * * true\n".count))
    }

    @Test("HARD-1: a crontab that fails after it has done its work is put back")
    func failsLate() throws {
        let reminders = reminders()
        crontab = "5 4 * * * true\n"
        machine.failing.withLock { $0 = ["crontab /"] }
        machine.failures.withLock { $0 = 1 }
        machine.failsLate.withLock { $0 = true }
        #expect(throws: TimerFault.failed(["crontab"], "Failed: no bus")) {
            try reminders.timer.apply(try reminders.timer.plan(wish(.cron)))
        }
        #expect(crontab == "5 4 * * * true\n")
    }

    @Test(
        "HARD-2: lines of cron that cannot be read whole are no lines, and no missing cron: nothing is written",
        arguments: [
            (ProgramResult(.tooMuch, output: "5 4 * * * true\n"), CrontabFault.tooLarge(most: 8 << 20)),
            (ProgramResult(.unread(5), output: ""), .unread(.deviceFailure)),
            (ProgramResult(.signaled, output: "5 4 * * * true\n"), .stopped),
            (ProgramResult(.outOfTime, output: "5 4 * * * true\n"), .outOfTime),
        ])
    func unread(result: ProgramResult, fault: CrontabFault) throws {
        let reminders = reminders()
        machine.has.withLock { $0 = ["crontab"] }
        crontab = "5 4 * * * true\n"
        let plan = try reminders.timer.plan(wish())
        machine.listed.withLock { $0 = result }
        #expect(throws: TimerFault.crontab(fault)) { try reminders.timer.plan(wish()) }
        #expect(throws: TimerFault.crontab(fault)) { try reminders.timer.plan(wish(.cron)) }
        #expect(throws: TimerFault.crontab(fault)) { try reminders.timer.removal() }
        #expect(throws: TimerFault.crontab(fault)) { try reminders.timer.current() }
        #expect(throws: TimerFault.crontab(fault)) { try reminders.timer.apply(plan) }
        #expect(crontab == "5 4 * * * true\n")
    }

    @Test(
        "HARD-2: an account that cron does not serve has no reminder by it; any other refusal is a fault"
    )
    func refused() throws {
        let reminders = reminders()
        machine.listed.withLock {
            $0 = ProgramResult(.exited(1), errors: "You (ann) are not allowed to use this program\n")
        }
        #expect(try reminders.timer.current() == nil)
        #expect(throws: TimerFault.noSystem(.cron)) { try reminders.timer.plan(wish(.cron)) }
        _ = try reminders.timer.apply(try reminders.timer.plan(wish()))
        #expect(try reminders.timer.current()?.system == .systemd)
        machine.listed.withLock { $0 = ProgramResult(.exited(1), errors: "crontab: input/output error\n") }
        for system in [TimerSystem.cron, .systemd] {
            #expect(throws: TimerFault.crontab(.refused("crontab: input/output error"))) {
                try reminders.timer.plan(wish(system))
            }
        }
    }

    @Test(
        "HARD-2: no lines are told in the words of cron or BusyBox alone, not by a missing program or library",
        arguments: [
            (1, "no crontab for ann\n", true), (1, "crontab: no crontab for ann\n", true),
            (1, "crontab: can't open 'ann': No such file or directory\n", true),
            (
                127,
                "crontab: error while loading shared libraries: libpam.so.0: cannot open shared object file: "
                    + "No such file or directory\n", false
            ),
            (1, "sh: can't open '/opt/crontab': No such file or directory\n", false),
            (127, "no crontab for ann\n", false), (1, "", false),
        ] as [(Int32, String, Bool)])
    func noLines(code: Int32, words: String, areNone: Bool) throws {
        let reminders = reminders()
        crontab = "5 4 * * * true\n"
        machine.listed.withLock { $0 = ProgramResult(.exited(code), errors: words) }
        if areNone {
            #expect(try reminders.timer.current() == nil)
        } else {
            let line = String(words.dropLast())
            #expect(throws: TimerFault.crontab(.refused(line))) { try reminders.timer.current() }
            #expect(throws: TimerFault.crontab(.refused(line))) { try reminders.timer.plan(wish(.cron)) }
        }
    }

    @Test("HARD-2: a masked unit is no reminder, and in the way of systemd's alone")
    func maskedUnit() throws {
        let reminders = reminders()
        try disk.makeFolder(".config/systemd/user")
        try disk.link("/dev/null", at: timer)
        #expect(try reminders.timer.current() == nil && reminders.timer.removal() == nil)
        _ = try reminders.timer.apply(try reminders.timer.plan(wish(.cron)))
        #expect(try reminders.timer.current()?.system == .cron)
        _ = try reminders.timer.apply(try #require(try reminders.timer.removal()))
        let fault = TimerFault.disk(
            DiskFault(operation: .writeFile, path: disk.path(timer), cause: .notARegularFile))
        #expect(throws: fault) { try reminders.timer.apply(try reminders.timer.plan(wish(.systemd))) }
        #expect(crontab == "")
    }

    @Test("HARD-1: what a kill left of a reminder is no work of others: it goes and is set anew unasked")
    func unfinished() throws {
        let reminders = reminders()
        for name in [unit, timer] {
            _ = try reminders.timer.apply(try reminders.timer.plan(wish(.systemd)))
            disk.remove(name)
            #expect(try reminders.timer.plan(wish(.cron)).foreign == [:])
            let removal = try #require(try reminders.timer.removal())
            #expect(removal.foreign == [:])
            _ = try reminders.timer.apply(removal)
            #expect(disk.list().filter { $0.contains("remind") } == [])
            // What a person has changed in it is not.
            _ = try reminders.timer.apply(try reminders.timer.plan(wish(.systemd)))
            let other = name == unit ? timer : unit
            try disk.write(try disk.read(other) + Array("# mine\n".utf8), to: other)
            disk.remove(name)
            #expect(try reminders.timer.removal()?.foreign.keys.sorted() == [disk.path(other)])
            disk.remove(other)
        }
    }

    @Test("HARD-1: of a unit that is a link the link goes, and one that may not be written goes all the same")
    func linkedUnit() throws {
        let reminders = reminders()
        _ = try reminders.timer.apply(try reminders.timer.plan(wish(.systemd)))
        let bytes = try disk.read(timer)
        try disk.write(bytes, to: "dotfiles/timer", mode: 0o444)
        disk.remove(timer)
        try disk.link(disk.path("dotfiles/timer"), at: timer)
        _ = try reminders.timer.apply(try #require(try reminders.timer.removal()))
        #expect(try disk.read("dotfiles/timer") == bytes)
        #expect(disk.list().filter { $0.contains("remind") } == [])
    }

    @Test("HARD-2: a file of a reminder that cannot be read is not taken for a missing one")
    func unreadableFile() throws {
        try disk.write("theirs", to: timer)
        let reminders = reminders(
            fileSystem: .system.intercepted { (call) throws(TrackerData.SystemFault) in
                guard call.operation == .open, call.name.hasSuffix("tracker-remind.timer") else { return }
                throw TrackerData.SystemFault(.open, code: 13)
            })
        let fault = TimerFault.disk(
            DiskFault(operation: .read, path: disk.path(timer), cause: .notPermitted))
        #expect(throws: fault) { try reminders.timer.plan(wish()) }
        #expect(throws: fault) { try reminders.timer.current() }
    }

    @Test("HARD-8: no two backslashes stand together in a line of cron, and a shell reads the path as it is")
    func backslashes() throws {
        for path in [#"/a\\b"#, #"\\\\\\"#, #"/a\'\\'\%\\%b"#, #"/\"#] {
            let job = TimerJob(
                .reminder(Reminder(times: ReminderTimes("20:00")!, delivery: .print)), by: .cron,
                program: "/bin/echo", library: path, variables: [:])
            let text = String(decoding: job.texts[0], as: UTF8.self)
            #expect(!text.contains(#"\\"#), "\(text)")
            #expect(TimerJob(.remind, by: .cron, texts: [Array(text.utf8)]) == job)
            // As cron hands the command to a shell.
            let command = text.split(separator: "\n")[1].split(separator: " ", maxSplits: 5)[5]
            let variable = command.replacing("\\%", with: "%").prefix { $0 != " " }
            let shell = ProgramRunner.system.run(
                ProgramCall("sh", ["-c", "\(variable); printf %s \"$TRACKER_LIBRARY\""], limit: 60_000))
            #expect(shell.output == path)
        }
    }
}
