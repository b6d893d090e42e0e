import TestKit
import Testing
import TrackerData
import TrackerDomain

/// What systems are told of a timer; every text written by hand.
@Suite struct TimerTextTests {
    private func reminder(
        _ system: TimerSystem, _ library: String = "/home/ann/L.plist",
        _ delivery: ReminderDelivery = .notification
    ) -> TimerJob {
        TimerJob(
            .reminder(Reminder(times: ReminderTimes("20:00,9:05")!, delivery: delivery)), by: system,
            program: "/home/ann/.local/bin/tracker", library: library, variables: ["TRACKER_LANG": "en"])
    }

    private func texts(_ job: TimerJob) -> [String] {
        job.texts.map { String(decoding: $0, as: UTF8.self) }
    }

    @Test("REM-2: systemd's service and its timer, which makes up for a missed time")
    func systemd() {
        #expect(
            texts(reminder(.systemd)) == [
                """
                # By tracker remind; tracker remind off takes it away.
                [Unit]
                Description=What is still due today

                [Service]
                Type=oneshot
                Environment="TRACKER_LANG=en"
                Environment="TRACKER_LIBRARY=/home/ann/L.plist"
                ExecStart="/home/ann/.local/bin/tracker" "remind" "now"

                """,
                """
                # By tracker remind; tracker remind off takes it away.
                [Unit]
                Description=When to say what is still due today

                [Timer]
                OnCalendar=*-*-* 09:05:00
                OnCalendar=*-*-* 20:00:00
                Persistent=true

                [Install]
                WantedBy=timers.target

                """,
            ])
    }

    @Test("REM-2: a line of cron for each time, between two of its own")
    func cron() {
        let mailed = reminder(.cron, "/home/ann/L.plist", .mail)
        let command =
            "TRACKER_LANG=en TRACKER_LIBRARY='/home/ann/L.plist' '/home/ann/.local/bin/tracker' remind now --by mail"
        #expect(
            texts(mailed) == ["# tracker remind\n5 9 * * * \(command)\n0 20 * * * \(command)\n# end\n"])
    }

    @Test("REM-2: launchd's property list, read by the strict reader")
    func launchd() throws {
        let root = try PropertyListTape(Array(texts(reminder(.launchd, "/a <b>&\"c\n"))[0].utf8)).root
        #expect(try root.value(of: "Label")?.text == "tracker-remind")
        let words = try #require(root.value(of: "ProgramArguments")).items.map { try $0.text }
        #expect(words == ["/home/ann/.local/bin/tracker", "remind", "now"])
        let variables = try #require(root.value(of: "EnvironmentVariables"))
        #expect(try variables.value(of: "TRACKER_LIBRARY")?.text == "/a <b>&\"c\n")
        let times = try #require(root.value(of: "StartCalendarInterval")).items
        #expect(try times.map { try $0.value(of: "Hour")?.integer } == [9, 20])
        #expect(try times.map { try $0.value(of: "Minute")?.integer } == [5, 0])
    }

    @Test("REM-4: each system's own quoting: per cent, dollar, quotes, backslash, line break")
    func quoting() {
        let library = "/a b/100%\\%\"'$x"
        let service = texts(reminder(.systemd, library + "\n"))[0]
        #expect(service.contains(#"Environment="TRACKER_LIBRARY=/a b/100%%\\%%\"'$x\n""# + "\n"))
        #expect(
            texts(reminder(.cron, library))[0].contains(
                #"TRACKER_LIBRARY='/a b/100''\%\''\%"'\''$x' "#))
        var moved = reminder(.systemd)
        moved.program = "/a $b/100%\"/tracker"
        #expect(texts(moved)[0].contains(#"ExecStart="/a $b/100%%\"/tracker" "remind" "now""# + "\n"))
    }

    @Test(
        "REM-4: cron and a shell read a path as it is",
        arguments: ["/a b", "/100%", "/\\%", "/it's $HOME", "/*"])
    func shell(path: String) throws {
        let line = texts(reminder(.cron, path))[0].split(separator: "\n")[1]
        let command = line.split(separator: " ", maxSplits: 5)[5]
        // What cron does: a backslash before a per cent sign goes, one alone would end the command.
        var given = ""
        var isEscaped = false
        for character in command {
            if character == "%" {
                #expect(isEscaped)
                given.removeLast()
            }
            isEscaped = !isEscaped && character == "\\"
            given.append(character)
        }
        let script = given.replacing(
            "'/home/ann/.local/bin/tracker' remind now", with: "printenv TRACKER_LIBRARY")
        let result = ProgramRunner.system.run(ProgramCall("sh", ["-c", script], limit: 10_000))
        #expect(result.output == path + "\n")
    }

    @Test(
        "REM-3: each reminder is read back from its texts, and a text that was edited is not",
        arguments: TimerSystem.allCases)
    func readBack(system: TimerSystem) {
        for library in ["/L", "/a b/100%%\\%\"'$$x = y", "/é'\\''", "/a|b;c&d"] {
            for delivery in ReminderDelivery.allCases {
                var whole = reminder(system, library, delivery)
                whole.variables["XDG_STATE_HOME"] = library + "/x"
                let bytes = whole.texts
                #expect(TimerJob(.remind, by: system, texts: bytes) == whole)
                for index in bytes.indices {
                    var edited = bytes
                    edited[index] += Array("# mine\n".utf8)
                    #expect(TimerJob(.remind, by: system, texts: edited) == nil)
                }
            }
        }
        #expect(TimerJob(.remind, by: system, texts: [[], []]) == nil)
    }

    @Test("REM-1: 1 to 8 times, each once, in order")
    func times() {
        #expect(ReminderTimes("20:00, 9:30,00:00")?.texts == ["00:00", "09:30", "20:00"])
        for text in [
            "", "25:00", "24:00", "20:60", "20", "20:0", "020:00", "20:00,20:00", "20:00,", "-1:00", "8pm",
            "20.00",
            "1:00,2:00,3:00,4:00,5:00,6:00,7:00,8:00,9:00",
        ] { #expect(ReminderTimes(text) == nil, "\(text)") }
        #expect(ReminderTimes("1:00,2:00,3:00,4:00,5:00,6:00,7:00,8:00")?.minutes.count == 8)
        #expect(ReminderTimes("9:00,20:00")?.next(after: 540) == 1200)
        #expect(ReminderTimes("9:00,20:00")?.next(after: 1200) == nil)
    }

    @Test(
        "REM-2: systemd understands its units",
        .enabled(if: ArchiveProgramTests.has("systemd-analyze", "--version"), "there is no systemd"))
    func verified() throws {
        let disk = try TemporaryFolder()
        var whole = reminder(.systemd, "/a b/100%\\\"'$x")
        whole.program = "/bin/sh"
        let names = ["tracker-remind.service", "tracker-remind.timer"]
        for (name, bytes) in zip(names, whole.texts) { try disk.write(bytes, to: name) }
        let result = ProgramRunner.system.run(
            ProgramCall(
                "systemd-analyze", ["--user", "verify", "--man=no"] + names.map { disk.path($0) },
                limit: 60_000))
        #expect(!(result.output + result.errors).contains("tracker-remind"), "\(result)")
    }

    @Test("REM-2: other lines of cron keep their bytes, also without an end, and the own ones their place")
    func table() {
        let own = "# tracker remind\n0 20 * * * x\n# end\n"
        let new = "# tracker remind\n0 9 * * * y\n# end\n"
        func table(_ text: String, _ lines: String) -> String {
            String(decoding: CronTable(Array(text.utf8), of: .remind).with(Array(lines.utf8)), as: UTF8.self)
        }
        #expect(table("", own) == own)
        #expect(table("MAILTO=a\n\t# end\n1 * * * * b\n", own) == "MAILTO=a\n\t# end\n1 * * * * b\n" + own)
        #expect(table("1 * * * * b", own) == "1 * * * * b\n" + own)
        #expect(table("a\n\(own)b\r\n\n", new) == "a\n\(new)b\r\n\n")
        #expect(table("a\n\(own)b\r\n\n", "") == "a\nb\r\n\n")
        #expect(table("# tracker remind\nopen", new) == "# tracker remind\nopen\n" + new)
        #expect(CronTable(Array("# end\n# tracker remind\n".utf8), of: .remind).own == nil)
    }
}
