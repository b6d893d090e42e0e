import TestKit
import Testing
import TrackerCLI
import TrackerData

/// `tracker remind` on the command line, where cron is what there is. Today is Friday, 20 November 2026, noon.
@Suite struct RemindCommandTests {
    private let shell: Shell
    private let machine = FakeMachine()

    init() throws {
        shell = try Shell()
        shell.programs = machine.programs
    }

    private func russian() throws -> Shell {
        let shell = try Shell(language: "ru")
        shell.programs = machine.programs
        return shell
    }

    #if os(Linux)
        @Test("REM-1, REM-6: set, told, replaced, ended; each in both languages")
        func inTurn() throws {
            let russian = try russian()
            #expect(shell.tracker("remind").output == "No reminder: tracker remind --at 20:00\n")
            #expect(
                russian.tracker("remind", "status").output == "Напоминаний нет: tracker remind --at 20:00\n")
            #expect(shell.tracker("remind", "off").output == "No reminder: tracker remind --at 20:00\n")
            #expect(
                shell.tracker("remind", "--at", "20:00", "--yes").output
                    == "Will remind every day at 20:00.\n")
            #expect(
                shell.tracker("remind").output == "Every day at 20:00 by cron, next today at 20:00.\n")
            // Each shell has a library of its own.
            #expect(
                russian.tracker("remind").output.hasPrefix(
                    "Напоминание каждый день в 20:00 (cron), следующее — сегодня в 20:00.\nОно из другой библиотеки: "
                ))
            #expect(
                russian.tracker("remind", "--at", "9:00,12:00", "--yes").output
                    == "Напоминания включены: каждый день в 09:00 и 12:00.\n")
            #expect(
                shell.tracker("remind").output.hasPrefix(
                    "Every day at 09:00 and 12:00 by cron, next tomorrow at 09:00.\nIt is of another library: "
                ))
            #expect(shell.tracker("remind", "off").output == "No more reminders.\n")
            #expect(machine.crontab == nil)
            shell.tracker("remind", "--at", "20:00", "--yes")
            #expect(russian.tracker("remind", "off").output == "Напоминаний больше не будет.\n")
        }

        @Test(
            "REM-4: the entry has the program, the library, the language and the folders in force, never the day"
        )
        func entry() throws {
            shell.environment["TRACKER_TODAY"] = "2026-11-20"
            shell.tracker("remind", "--at", "20:00", "--yes", "--library", "/my habits/100%.plist")
            let table = try #require(machine.crontab)
            #expect(table.contains("TRACKER_LIBRARY='/my habits/100''\\%.plist' "))
            #expect(table.contains("TRACKER_LANG=en "))
            #expect(
                table.contains("XDG_STATE_HOME='\(shell.home.path)/.local/state' ")
                    || shell.environment["XDG_STATE_HOME"] == nil)
            #expect(!table.contains("TRACKER_TODAY") && table.contains("' remind now\n# end\n"))
        }

        @Test("REM-4: the entry has the whole path of a library that was named by a part of it")
        func relative() throws {
            shell.environment["PWD"] = "/my habits"
            shell.tracker("remind", "--at", "20:00", "--yes", "--library", "run.plist")
            #expect(try #require(machine.crontab).contains("TRACKER_LIBRARY='/my habits/run.plist' "))
        }

        @Test("REM-6: the way to the person stays when the times change, and is told")
        func way() throws {
            shell.tracker("remind", "--at", "8:00", "--by", "mail", "--yes")
            shell.tracker("remind", "--at", "9:00", "--yes")
            #expect(try #require(machine.crontab).contains("' remind now --by mail\n"))
            let stands = "Every day at 09:00 by cron, next tomorrow at 09:00.\n"
            #expect(shell.tracker("remind").output == stands + "It comes by mail.\n")
            #expect(shell.tracker("remind", "show").output.contains("\n0 9 * * * "))
            shell.tracker("remind", "--at", "9:00", "--by", "print", "--yes")
            #expect(shell.tracker("remind").output == stands + "It is printed.\n")
        }

        @Test("REM-5, REM-6: how the last one went is told with its day and its way")
        func last() throws {
            let russian = try russian()
            for shell in [shell, russian] {
                keepDue(shell)
                shell.tracker("remind", "--at", "20:00", "--yes")
                shell.tracker("remind", "now", "--by", "print")
            }
            #expect(
                shell.tracker("remind").output.contains(
                    "\nThe last one: Fri, 20 November 2026 at 12:00, printed.\n"))
            #expect(
                russian.tracker("remind").output.contains(
                    "\nПоследнее: пт, 20 ноября 2026 в 12:00, напечатано.\n"))
        }

        @Test("REM-6: a reminder of another library says so")
        func otherLibrary() {
            shell.tracker("remind", "--at", "9:00", "--yes", "--library", "/work.plist")
            #expect(shell.tracker("remind").output.hasSuffix("\nIt is of another library: /work.plist.\n"))
        }

        @Test("REM-6: the document has what runs it, its times, its library and its files")
        func document() throws {
            #expect(shell.tracker("remind", "--json").output == "{\"schemaVersion\":1,\"reminder\":null}\n")
            let library = shell.home.path(shell.libraryPath)
            let told =
                "{\"schemaVersion\":1,\"reminder\":{\"by\":\"cron\",\"at\":[\"20:00\"],\"library\":\"\(library)\",\"files\":[]}}\n"
            #expect(shell.tracker("remind", "--at", "20:00", "--yes", "--json").output == told)
            #expect(shell.tracker("remind", "status", "--json").output == told)
            #expect(shell.tracker("remind", "--plain").output == "cron\t20:00\t\(library)\n")
            #expect(
                shell.tracker("remind", "off", "--json").output == "{\"schemaVersion\":1,\"reminder\":null}\n"
            )
        }

        @Test(
            "REM-3: it asks with all that it changes; No writes nothing, and so does nobody who could answer")
        func asks() throws {
            #expect(shell.tracker("remind", "--at", "20:00").code == .wrongLine)
            #expect(machine.crontab == nil)
            shell.isTerminal = true
            shell.answers = ["n"]
            let run = shell.tracker("remind", "--at", "20:00")
            #expect(run.code == .cancelled && machine.crontab == nil)
            #expect(
                run.errors.contains("Remind every day at 20:00? It changes your crontab. "), "\(run.errors)")
            shell.answers = ["y"]
            #expect(shell.tracker("remind", "--at", "20:00").output == "Will remind every day at 20:00.\n")
            #expect(machine.crontab?.contains("0 20 * * * ") == true)
        }

        @Test(
            "REM-3: lines that were edited are never replaced by --yes alone, and are shown before a question"
        )
        func foreign() throws {
            let mine = "# tracker remind\n0 9 * * * mine\n# end\n"
            machine.crontab = mine
            for line in [
                ["remind", "--at", "20:00", "--yes"], ["remind", "off", "--yes"], ["remind", "off"],
            ] {
                let run = shell.run(line)
                #expect(run.code == .couldNot && machine.crontab == mine, "\(run)")
                let verb = line[1] == "off" ? "remove" : "replace"
                #expect(
                    run.errors.hasPrefix(
                        "crontab is not as Tracker wrote it, and --yes alone does not \(verb) it: "))
                let document = try ParsedJSON(shell.run(line + ["--json"]).errors)
                #expect(try JSONSchema(named: "error").violations(in: document) == [])
                #expect(document["error"]?["code"]?.string == "conflict")
            }
            #expect(
                shell.tracker("remind").output.hasPrefix(
                    "There is a reminder that is not as Tracker wrote it"))
            // Scripts/uninstall asks this.
            #expect(shell.tracker("remind", "--plain").output == "cron\t\t\n")
            shell.isTerminal = true
            shell.answers = ["n"]
            let off = shell.tracker("remind", "off", "--yes")
            #expect(off.code == .cancelled && machine.crontab == mine)
            #expect(off.errors.contains("crontab is not as Tracker wrote it: remove it? "), "\(off.errors)")
            shell.answers = ["y"]
            let run = shell.tracker("remind", "--at", "20:00", "--yes")
            #expect(run.code == .done && run.errors.contains("0 9 * * * mine"))
            #expect(machine.crontab?.contains("mine") == false)
        }

        @Test("a dry run changes nothing")
        func dryRun() {
            #expect(
                shell.tracker("remind", "--at", "20:00", "--dry-run").output
                    == "Would remind every day at 20:00.\n")
            #expect(machine.crontab == nil)
            shell.tracker("remind", "--at", "20:00", "--yes")
            #expect(shell.tracker("remind", "off", "--dry-run").output == "Would end the reminders.\n")
            #expect(machine.crontab != nil)
        }

        @Test("REM-2, REM-6: no system comes before no terminal; launchd off the Mac is a wrong line")
        func noSystem() throws {
            shell.programs = ProgramRunner { _ in ProgramResult(.notStarted) }
            let run = shell.tracker("remind", "--at", "20:00")
            #expect(run.code == .couldNot)
            #expect(
                run.errors
                    == "There is neither systemd, launchd nor cron here: let something run “tracker remind now”.\n"
            )
            let russian = try russian()
            russian.programs = shell.programs
            #expect(
                russian.tracker("remind", "--at", "20:00").errors
                    == "Здесь нет ни systemd, ни launchd, ни cron: пусть «tracker remind now» запускает что-то другое.\n"
            )
            let mac = shell.tracker("remind", "--at", "20:00", "--by", "launchd")
            #expect(mac.code == .wrongLine && mac.errors == "launchd is only on the Mac.\n")
        }
    #endif

    @Test(
        "REM-6: times that are none are a wrong line",
        arguments: ["25:00", "24:00", "20:00,20:00", "8pm", ""])
    func times(text: String) {
        let run = shell.tracker("remind", "--at", text, "--yes")
        #expect(run.code == .wrongLine && run.output == "" && machine.crontab == nil)
    }

    private func keepDue(_ shell: Shell) {
        shell.tracker(
            "add", "Run", "--category", "A", "--schedule", "daily", "--goal", "5 km", "--start", "2026-11-01")
        shell.tracker("add", "Read", "--category", "A", "--schedule", "daily", "--start", "2026-11-01")
        shell.tracker("add", "Done", "--category", "A", "--schedule", "daily")
        shell.tracker("done", "Done")
        // Monday to Sunday: three days are left on Friday, two of three are to come.
        shell.tracker("add", "Gym", "--category", "B", "--schedule", "3/week", "--start", "2026-11-01")
    }

    @Test("REM-5: what is due, in lines; nothing at all where nothing is")
    func now() throws {
        for (language, output) in [
            ("en", "Still due: 3\nRun · 0 of 5 km\nRead\nGym · 1 more by tonight\n"),
            ("ru", "Ещё не сделано: 3\nRun · 0 · цель: 5 km\nRead\nGym · ещё 1 до конца дня\n"),
        ] {
            let shell = try Shell(language: language)
            shell.programs = machine.programs
            #expect(shell.tracker("remind", "now") == Shell.Run())
            keepDue(shell)
            #expect(shell.tracker("remind", "now", "--by", "print").output == output)
            // Where nothing shows it, it is printed as well.
            #expect(shell.tracker("remind", "now").output == output)
            for name in ["Run", "Read", "Gym"] { shell.tracker("skip", name) }
            #expect(shell.tracker("remind", "now", "--by", "print") == Shell.Run())
        }
    }

    @Test(
        "REM-5, SUM-9: a goal of a week is due on its last day, with what there is of it",
        arguments: [
            ("en", "30 km a week", "Still due: 1\nRun · 12 of 30 km since Monday\n"),
            ("ru", "30 км в неделю", "Ещё не сделано: 1\nRun · 12 из 30 км на этой неделе\n"),
        ])
    func ofWeek(language: String, goal: String, output: String) throws {
        // The week's Sunday.
        let shell = try Shell(today: "2026-11-22", language: language)
        shell.programs = machine.programs
        shell.tracker("add", "Run", "--category", "A", "--goal", goal, "--start", "2026-11-01")
        shell.tracker("done", "Run", "--amount", "12")
        #expect(shell.tracker("remind", "now", "--by", "print").output == output)
        shell.tracker("done", "Run", "--amount", "30")
        #expect(shell.tracker("remind", "now", "--by", "print") == Shell.Run())
    }

    @Test(
        "REM-5: a notification has the names as its arguments, mail as its input; at most eight, then how many more"
    )
    func delivered() throws {
        let machine = FakeMachine(takers: ["notify-send", "mail"])
        shell.programs = machine.programs
        shell.environment["LOGNAME"] = "ann"
        for number in 1...12 {
            shell.tracker("add", "$(H\(number))", "--category", "A", "--schedule", "daily")
        }
        #expect(shell.tracker("remind", "now") == Shell.Run())
        #expect(shell.tracker("remind", "now", "--by", "mail") == Shell.Run())
        let lines = (1...8).map { "$(H\($0))" } + ["and 4 more"]
        #expect(machine.calls.map(\.program) == ["notify-send", "mail"])
        #expect(machine.calls[0].arguments.suffix(2) == ["Still due: 12", lines.joined(separator: "\n")])
        #expect(machine.calls[1].arguments == ["-s", "Still due: 12", "ann"])
        #expect(machine.calls[1].input == Array((lines.joined(separator: "\n") + "\n").utf8))
    }

    @Test("REM-6: the list of commands leads to it")
    func help() {
        #expect(shell.tracker("help").output.contains("remind"))
        #expect(shell.tracker("help", "remind").output.contains("--at"))
    }
}
