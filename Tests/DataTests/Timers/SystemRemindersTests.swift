import Synchronization
import TestKit
import Testing
import TrackerData
import TrackerDomain

/// Reminders are set up and taken away whole, and nothing of other hands is lost.
@Suite struct SystemRemindersTests {
    private let disk: TemporaryFolder
    private let machine: ReminderMachine

    init() throws {
        disk = try TemporaryFolder()
        machine = ReminderMachine()
        try disk.makeFolder("tmp")
    }

    private func reminders(_ platform: Platform = .linux, isHomeless: Bool = false) -> Reminders {
        .system(
            TimerPlaces(
                platform: platform, home: isHomeless ? nil : disk.path,
                configuration: isHomeless ? disk.path(".config") : nil, state: disk.path("state"),
                temporary: disk.path("tmp"), program: "/bin/sh", account: 501, accountName: "ann",
                hasBus: false, newID: { Identifier(high: 0, low: 9) }),
            programs: machine.programs, fileSystem: .system)
    }

    private func wish(_ times: String = "20:00", _ system: TimerSystem? = nil) -> TimerWish {
        TimerWish(
            .reminder(Reminder(times: ReminderTimes(times)!, delivery: .notification)), by: system,
            library: "/L", variables: ["TRACKER_LANG": "en"])
    }

    private let unit = ".config/systemd/user/tracker-remind.service"
    private let timer = ".config/systemd/user/tracker-remind.timer"

    @Test("REM-2, REM-3: systemd first: files, then its commands; again replaces; off leaves nothing")
    func systemd() throws {
        let reminders = reminders()
        #expect(try reminders.timer.current() == nil && reminders.timer.removal() == nil)
        let plan = try reminders.timer.plan(wish())
        // Nothing is written before a yes.
        #expect(disk.list() == ["tmp/"])
        _ = try reminders.timer.apply(plan)
        #expect(
            machine.ran.withLock { $0 } == [
                "systemctl --user daemon-reload", "systemctl --user enable tracker-remind.timer",
                "systemctl --user restart tracker-remind.timer",
            ])
        let entry = try #require(try reminders.timer.current())
        #expect(entry.system == .systemd && entry.files == [disk.path(unit), disk.path(timer)])
        #expect(
            entry.job?.reminder?.times.texts == ["20:00"] && entry.job?.library == "/L"
                && !entry.hasLostProgram)
        let again = try reminders.timer.plan(wish("8:15"))
        #expect(again.foreign == [:])
        _ = try reminders.timer.apply(again)
        #expect(try reminders.timer.current()?.job?.reminder?.times.texts == ["08:15"])
        _ = try reminders.timer.apply(try #require(try reminders.timer.removal()))
        #expect(disk.list().filter { $0.contains("tracker") } == [])
        #expect(try reminders.timer.current() == nil)
        #expect(
            machine.ran.withLock { $0.suffix(2) } == [
                "systemctl --user disable --now tracker-remind.timer", "systemctl --user daemon-reload",
            ])
    }

    @Test(
        "REM-2: where no user manager answers, cron; other lines keep their bytes, and the last line away is no table"
    )
    func cron() throws {
        let reminders = reminders()
        machine.has.withLock { $0 = ["crontab"] }
        _ = try reminders.timer.apply(try reminders.timer.plan(wish()))
        #expect(try reminders.timer.current()?.system == .cron)
        _ = try reminders.timer.apply(try #require(try reminders.timer.removal()))
        #expect(machine.crontab.withLock { $0 } == nil)
        let others = "MAILTO=ann\n# end\n5 * * * * a%b\r\n\n"
        machine.crontab.withLock { $0 = Array(others.utf8) }
        _ = try reminders.timer.apply(try reminders.timer.plan(wish("9:00,21:30")))
        let table = String(decoding: machine.crontab.withLock { $0 } ?? [], as: UTF8.self)
        let command = "TRACKER_LANG=en TRACKER_LIBRARY='/L' '/bin/sh' remind now"
        #expect(
            table == others + "# tracker remind\n0 9 * * * \(command)\n30 21 * * * \(command)\n# end\n")
        #expect(try reminders.timer.current()?.job?.reminder?.times.texts == ["09:00", "21:30"])
        _ = try reminders.timer.apply(try #require(try reminders.timer.removal()))
        #expect(machine.crontab.withLock { $0 } == Array(others.utf8))
        // HARD-1: as it was before the first change.
        #expect(disk.list() == ["state/", "state/crontab-before", "tmp/"])
        #expect(try disk.read("state/crontab-before") == Array(others.utf8))
    }

    @Test("REM-2: another system takes the reminder over; the old one's is taken away")
    func otherSystem() throws {
        let reminders = reminders()
        _ = try reminders.timer.apply(try reminders.timer.plan(wish()))
        _ = try reminders.timer.apply(try reminders.timer.plan(wish("7:00", .cron)))
        #expect(disk.list().filter { $0.contains("tracker") } == [])
        #expect(try reminders.timer.current()?.system == .cron)
    }

    @Test("REM-2: nothing that could run it, launchd off the Mac, and a system that is named and not there")
    func noSystem() {
        let reminders = reminders()
        #expect(throws: TimerFault.onMacOnly) { try reminders.timer.plan(wish("20:00", .launchd)) }
        machine.has.withLock { $0 = [] }
        #expect(throws: TimerFault.noSystem(nil)) { try reminders.timer.plan(wish()) }
        #expect(throws: TimerFault.noSystem(.cron)) { try reminders.timer.plan(wish("20:00", .cron)) }
    }

    @Test("REM-2: on the Mac launchd, in LaunchAgents")
    func launchd() throws {
        let reminders = reminders(.macOS)
        machine.has.withLock { $0 = ["launchctl"] }
        _ = try reminders.timer.apply(try reminders.timer.plan(wish()))
        let path = disk.path("Library/LaunchAgents/tracker-remind.plist")
        #expect(
            machine.ran.withLock { $0 } == [
                "launchctl bootout gui/501/tracker-remind", "launchctl bootstrap gui/501 \(path)",
            ])
        #expect(try reminders.timer.current()?.files == [path])
    }

    @Test("REM-3: a command that fails: what was written is taken back, and its first line is told")
    func failure() throws {
        let reminders = reminders()
        machine.failing.withLock { $0 = ["enable"] }
        let fault = TimerFault.failed(
            ["systemctl", "--user", "enable", "tracker-remind.timer"], "Failed: no bus")
        #expect(throws: fault) { _ = try reminders.timer.apply(try reminders.timer.plan(wish())) }
        #expect(disk.list().filter { $0.contains("tracker") } == [])
        machine.failing.withLock { $0 = [] }
        _ = try reminders.timer.apply(try reminders.timer.plan(wish()))
        let before = try disk.contents()
        machine.failing.withLock { $0 = ["restart"] }
        #expect(throws: TimerFault.self) {
            _ = try reminders.timer.apply(try reminders.timer.plan(wish("9:00")))
        }
        #expect(try disk.contents() == before)
    }

    @Test(
        "REM-3: a first reminder that fails leaves nothing switched on, which needs its files",
        arguments: [false, true])
    func firstFailure(isHomeless: Bool) throws {
        let reminders = reminders(isHomeless: isHomeless)
        machine.failing.withLock { $0 = ["restart"] }
        #expect(throws: TimerFault.self) { _ = try reminders.timer.apply(try reminders.timer.plan(wish())) }
        #expect(machine.on.withLock { $0 } == [])
        #expect(
            machine.ran.withLock { $0.suffix(2) } == [
                "systemctl --user disable --now tracker-remind.timer", "systemctl --user daemon-reload",
            ])
        #expect(disk.list().filter { $0.contains("tracker") } == [])
    }

    @Test("REM-3: a reminder stays on that another system cannot take over, or that cannot get other times")
    func stillOn() throws {
        let reminders = reminders()
        _ = try reminders.timer.apply(try reminders.timer.plan(wish()))
        let before = try disk.contents()
        machine.failing.withLock { $0 = ["crontab"] }
        #expect(throws: TimerFault.failed(["crontab"], "Failed: no bus")) {
            _ = try reminders.timer.apply(try reminders.timer.plan(wish("7:00", .cron)))
        }
        #expect(machine.on.withLock { $0 } == ["enabled", "running"])
        #expect(try disk.contents() == before)
        #expect(try reminders.timer.current()?.system == .systemd)
        machine.failing.withLock { $0 = ["restart"] }
        machine.failures.withLock { $0 = 1 }
        machine.ran.withLock { $0 = [] }
        #expect(throws: TimerFault.self) {
            _ = try reminders.timer.apply(try reminders.timer.plan(wish("7:00")))
        }
        #expect(machine.on.withLock { $0 } == ["enabled", "running"])
        // Once for the new times, and once for the old ones.
        #expect(machine.ran.withLock { $0.filter { $0.contains("restart") }.count } == 2)
        #expect(try disk.contents() == before)
    }

    @Test("REM-3: launchd has the old job again if it does not take the new one")
    func stillLoaded() throws {
        let reminders = reminders(.macOS)
        machine.has.withLock { $0 = ["launchctl"] }
        _ = try reminders.timer.apply(try reminders.timer.plan(wish()))
        let before = try disk.contents()
        machine.failing.withLock { $0 = ["bootstrap"] }
        machine.failures.withLock { $0 = 1 }
        #expect(throws: TimerFault.self) {
            _ = try reminders.timer.apply(try reminders.timer.plan(wish("9:00")))
        }
        #expect(machine.on.withLock { $0 } == ["loaded"])
        #expect(try disk.contents() == before)
    }

    @Test("REM-3: files that are not ours, or were edited, are foreign, and known as the reminder's")
    func foreign() throws {
        let reminders = reminders()
        try disk.write("[Unit]\n", to: unit)
        let plan = try reminders.timer.plan(wish())
        #expect(plan.foreign == [disk.path(unit): Array("[Unit]\n".utf8)])
        let entry = try #require(try reminders.timer.current())
        #expect(entry.job == nil && entry.files == [disk.path(unit)])
        #expect(try reminders.timer.removal()?.foreign == plan.foreign)
        machine.crontab.withLock { $0 = Array("# tracker remind\n0 9 * * * mine\n# end\n".utf8) }
        disk.remove(".config")
        #expect(try reminders.timer.plan(wish("20:00", .cron)).foreign.keys.sorted() == ["crontab"])
    }

    @Test("REM-6: a path with a line break is refused by cron in words")
    func lineBreak() {
        var wish = wish("20:00", .cron)
        wish.library = "/a\nb"
        #expect(throws: TimerFault.path("/a\nb", .cron)) { try reminders().timer.plan(wish) }
    }

    @Test("REM-6: a line that is longer than cron reads is refused, and one that just fits is not")
    func longLine() throws {
        let reminders = reminders()
        var wish = wish("20:00", .cron)
        func line(_ count: Int) throws -> Int {
            wish.library = "/" + String(repeating: "a", count: count)
            let plan = try reminders.timer.plan(wish)
            guard case .schedule(let bytes, _, _)? = plan.steps.first else { return 0 }
            return bytes.split(separator: UInt8(ascii: "\n"))[1].count
        }
        let rest = try line(1) - 1
        #expect(try line(999 - rest) == 999)
        #expect(throws: TimerFault.longLine(most: 999)) { try line(1000 - rest) }
        // Bytes count, not characters, and systemd has no such limit.
        wish.library = "/" + String(repeating: "я", count: 600)
        #expect(throws: TimerFault.longLine(most: 999)) { try reminders.timer.plan(wish) }
        wish.system = .systemd
        #expect(throws: Never.self) { try reminders.timer.plan(wish) }
    }

    @Test("REM-5: how the last one went is kept")
    func record() {
        let reminders = reminders()
        #expect(reminders.lastRecord() == nil)
        reminders.record("2026-11-20 20:00, notify-send")
        reminders.record("2026-11-21 20:00, stdout")
        #expect(reminders.lastRecord() == "2026-11-21 20:00, stdout")
    }

    @Test(
        "REM-2, HARD-1: a real crontab: foreign lines stay byte for byte, also those added under the question",
        .enabled(if: ArchiveProgramTests.has("crontab", "-V"), "cron is not installed"))
    func realCrontab() throws {
        // Only where the account has no lines of its own: a test must not touch them.
        let system = ProgramRunner.system
        guard !system.run(ProgramCall("crontab", ["-l"], limit: 10_000)).isSuccess else { return }
        defer { _ = system.run(ProgramCall("crontab", ["-r"], limit: 10_000)) }
        var others = "MAILTO=\"\"\n# end\n5 4 31 2 * true\n"
        func install() throws {
            try disk.write(others, to: "table")
            try #require(system.run(ProgramCall("crontab", [disk.path("table")], limit: 10_000)).isSuccess)
        }
        func lines() -> String { system.run(ProgramCall("crontab", ["-l"], limit: 10_000)).output }
        try install()
        let programs = ProgramRunner { $0.program == "crontab" ? system.run($0) : ProgramResult(.notStarted) }
        let reminders = Reminders.system(
            TimerPlaces(
                platform: .linux, home: disk.path, configuration: nil, state: disk.path("state"),
                temporary: disk.path("tmp"), program: "/bin/sh", account: 0, accountName: nil, hasBus: false,
                newID: { Identifier(high: 0, low: 9) }), programs: programs, fileSystem: .system)
        var wish = wish("20:00")
        wish.library = "/a 100%'s/L.plist"
        // Another program adds a line while the question stands.
        let shown = try reminders.timer.plan(wish)
        others += "0 3 31 2 * true nightly\n"
        try install()
        #expect(throws: TimerFault.crontab(.changed)) { try reminders.timer.apply(shown) }
        #expect(lines() == others)
        _ = try reminders.timer.apply(try reminders.timer.plan(wish))
        #expect(try reminders.timer.current()?.job?.library == "/a 100%'s/L.plist")
        wish.task = .reminder(Reminder(times: ReminderTimes("9:00,10:00")!, delivery: .notification))
        _ = try reminders.timer.apply(try reminders.timer.plan(wish))
        #expect(try reminders.timer.current()?.job?.reminder?.times.texts == ["09:00", "10:00"])
        _ = try reminders.timer.apply(try #require(try reminders.timer.removal()))
        #expect(lines() == others)
    }
}
