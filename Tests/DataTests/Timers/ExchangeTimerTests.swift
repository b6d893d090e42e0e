import Synchronization
import TestKit
import Testing
import TrackerData
import TrackerDomain

/// The timer that exchanges with other devices, beside the reminder; every text written by hand.
@Suite struct ExchangeTimerTests {
    private let disk: TemporaryFolder
    private let device = ReminderMachine()

    init() throws {
        disk = try TemporaryFolder()
        try disk.makeFolder("tmp")
    }

    private func job(_ system: TimerSystem, _ minutes: Int, library: String = "/L") -> TimerJob {
        TimerJob(
            .exchange(ExchangeInterval(minutes: minutes)!), by: system, program: "/bin/tracker",
            library: library, variables: ["TRACKER_LANG": "en"])
    }

    private func texts(_ job: TimerJob) -> [String] {
        job.texts.map { String(decoding: $0, as: UTF8.self) }
    }

    private func timer(_ label: TimerLabel, _ platform: Platform = .linux) -> SystemTimer {
        .system(
            label,
            TimerPlaces(
                platform: platform, home: disk.path, configuration: nil, state: disk.path("state"),
                temporary: disk.path("tmp"), program: "/bin/sh", account: 501, accountName: "ann",
                hasBus: false, newID: { Identifier(high: 0, low: 9) }),
            programs: device.programs, fileSystem: .system)
    }

    private func wish(_ system: TimerSystem? = nil, minutes: Int = 15) -> TimerWish {
        TimerWish(
            .exchange(ExchangeInterval(minutes: minutes)!), by: system, library: "/L", variables: [:])
    }

    private let reminder = TimerWish(
        .reminder(Reminder(times: ReminderTimes("20:00")!, delivery: .notification)), library: "/L",
        variables: [:])

    @Test("STEP-19: systemd's service and its timer, counted from the start and from the last run")
    func systemd() {
        #expect(
            texts(job(.systemd, 120)) == [
                """
                # By tracker sync every; tracker sync every off takes it away.
                [Unit]
                Description=Exchange with other devices

                [Service]
                Type=oneshot
                Environment="TRACKER_LANG=en"
                Environment="TRACKER_LIBRARY=/L"
                ExecStart="/bin/tracker" "sync" "-q"

                """,
                """
                # By tracker sync every; tracker sync every off takes it away.
                [Unit]
                Description=When to exchange with other devices

                [Timer]
                OnStartupSec=2min
                OnUnitActiveSec=120min

                [Install]
                WantedBy=timers.target

                """,
            ])
    }

    @Test(
        "STEP-19, STEP-20: one line of cron that mails nothing, between two of its own",
        arguments: [
            (5, "*/5 * * * *"), (15, "*/15 * * * *"), (30, "*/30 * * * *"), (60, "0 * * * *"),
            (120, "0 */2 * * *"), (720, "0 */12 * * *"), (1440, "0 0 * * *"),
        ])
    func cron(minutes: Int, times: String) {
        #expect(
            texts(job(.cron, minutes)) == [
                "# tracker sync\n\(times) TRACKER_LANG=en TRACKER_LIBRARY='/L' '/bin/tracker' sync -q >/dev/null 2>&1\n# end\n"
            ])
    }

    @Test("STEP-19: launchd's property list, in seconds")
    func launchd() throws {
        let root = try PropertyListTape(Array(texts(job(.launchd, 15))[0].utf8)).root
        #expect(try root.value(of: "Label")?.text == "tracker-sync")
        #expect(try root.value(of: "StartInterval")?.integer == 900)
        #expect(root.value(of: "StartCalendarInterval") == nil)
        let words = try #require(root.value(of: "ProgramArguments")).items.map { try $0.text }
        #expect(words == ["/bin/tracker", "sync", "-q"])
    }

    @Test(
        "STEP-19: each timer is read back from its texts, an edited one is not, nor one of the reminder",
        arguments: TimerSystem.allCases)
    func readBack(system: TimerSystem) {
        for interval in ExchangeInterval.all {
            for library in ["/L", "/a b/100%%\\%\"'$$x = y"] {
                let whole = job(system, interval.minutes, library: library)
                #expect(TimerJob(.sync, by: system, texts: whole.texts) == whole)
                #expect(TimerJob(.remind, by: system, texts: whole.texts) == nil)
                for index in whole.texts.indices {
                    var edited = whole.texts
                    edited[index] += Array("# mine\n".utf8)
                    #expect(TimerJob(.sync, by: system, texts: edited) == nil)
                }
            }
        }
    }

    @Test("STEP-19: the intervals that all three systems keep, in both languages, and no others")
    func intervals() {
        #expect(
            ExchangeInterval.all.map(\.text)
                == ["5m", "10m", "15m", "20m", "30m", "1h", "2h", "3h", "4h", "6h", "8h", "12h", "24h"])
        for (text, minutes) in [
            ("15m", 15), ("15 min", 15), ("15 мин", 15), ("15М", 15), ("1h", 60), ("60m", 60), ("1ч", 60),
            ("24 ч", 1440),
        ] { #expect(ExchangeInterval(text)?.minutes == minutes, "\(text)") }
        for text in ["", "m", "7m", "0m", "15", "015m", "-5m", "5h", "48h", "1d", "15mm", "٥m", "off"] {
            #expect(ExchangeInterval(text) == nil, "\(text)")
        }
    }

    @Test("STEP-19: the two timers stand beside each other, and each is taken away alone")
    func besideReminder() throws {
        for system in [TimerSystem.systemd, .cron] {
            let (remind, exchange) = (timer(.remind), timer(.sync))
            var reminder = reminder
            reminder.system = system
            _ = try remind.apply(try remind.plan(reminder))
            _ = try exchange.apply(try exchange.plan(wish(system)))
            #expect(try remind.current()?.job?.reminder?.times.texts == ["20:00"])
            let entry = try #require(try exchange.current())
            #expect(
                entry.job?.interval?.minutes == 15 && entry.system == system && entry.job?.library == "/L")
            _ = try exchange.apply(try exchange.plan(wish(system, minutes: 60)))
            #expect(try exchange.current()?.job?.interval?.minutes == 60)
            _ = try remind.apply(try #require(try remind.removal()))
            #expect(try remind.current() == nil)
            #expect(try exchange.current()?.job?.interval?.minutes == 60)
            _ = try exchange.apply(try #require(try exchange.removal()))
            #expect(try exchange.current() == nil && exchange.removal() == nil)
        }
        #expect(disk.list().filter { $0.contains("tracker-") } == [])
        #expect(device.crontab.withLock { $0 } == nil)
    }

    @Test("STEP-19, HARD-1: the crontab before the first timer is kept, not the one before the second")
    func crontabBefore() throws {
        device.crontab.withLock { $0 = Array("5 4 * * * true\n".utf8) }
        let (remind, exchange) = (timer(.remind), timer(.sync))
        var reminder = reminder
        reminder.system = .cron
        #expect(try remind.apply(try remind.plan(reminder)) == disk.path("state/crontab-before"))
        #expect(try exchange.apply(try exchange.plan(wish(.cron))) == nil)
        #expect(try disk.read("state/crontab-before") == Array("5 4 * * * true\n".utf8))
    }

    @Test("STEP-19: systemd and launchd are told of its own units; edited files are foreign")
    func commands() throws {
        let exchange = timer(.sync)
        _ = try exchange.apply(try exchange.plan(wish()))
        #expect(
            device.ran.withLock { $0 } == [
                "systemctl --user daemon-reload", "systemctl --user enable tracker-sync.timer",
                "systemctl --user restart tracker-sync.timer",
            ])
        let unit = ".config/systemd/user/tracker-sync.timer"
        try disk.write("[Timer]\n", to: unit)
        let entry = try #require(try exchange.current())
        #expect(entry.job == nil)
        #expect(try exchange.plan(wish()).foreign.keys.sorted().contains(disk.path(unit)))

        device.has.withLock { $0 = ["launchctl"] }
        device.ran.withLock { $0 = [] }
        let mac = timer(.sync, .macOS)
        _ = try mac.apply(try mac.plan(wish()))
        let path = disk.path("Library/LaunchAgents/tracker-sync.plist")
        #expect(
            device.ran.withLock { $0 } == [
                "launchctl bootout gui/501/tracker-sync", "launchctl bootstrap gui/501 \(path)",
            ])
    }

    @Test(
        "STEP-19: systemd understands its units",
        .enabled(if: ArchiveProgramTests.has("systemd-analyze", "--version"), "there is no systemd"))
    func verified() throws {
        let names = ["tracker-sync.service", "tracker-sync.timer"]
        var whole = job(.systemd, 15)
        whole.program = "/bin/sh"
        for (name, bytes) in zip(names, whole.texts) { try disk.write(bytes, to: name) }
        let result = ProgramRunner.system.run(
            ProgramCall(
                "systemd-analyze", ["--user", "verify", "--man=no"] + names.map { disk.path($0) },
                limit: 60_000))
        #expect(!(result.output + result.errors).contains("tracker-sync"), "\(result)")
    }
}
