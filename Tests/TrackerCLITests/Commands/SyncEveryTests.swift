import DeskKit
import TestKit
import Testing
import TrackerCLI
import TrackerData
import TrackerDomain

#if os(Linux)
    /// `tracker sync every` where git carries ~/S and cron is what there is. Friday, 20 November 2026, noon.
    @Suite struct SyncEveryTests {
        private let device = FakeMachine()

        private func shell(
            _ language: String = "en", carrier: SyncCarrier? = .git, isInStep: Bool = true
        ) throws -> (Shell, FakeSync) {
            try device.shell(language, carrier: carrier, isInStep: isInStep)
        }

        @Test("STEP-19: none, set, told, replaced, ended, in both languages")
        func inTurn() throws {
            let (english, _) = try shell()
            #expect(
                english.tracker("sync", "every").output == "No exchange by itself: tracker sync every 15m\n")
            #expect(
                english.tracker("sync", "every", "15m", "--yes").output == "Will exchange every 15 minutes.\n"
            )
            #expect(english.tracker("sync", "every").output == "Exchange every 15 minutes by cron.\n")
            let library = english.home.path(english.libraryPath)
            #expect(
                try #require(device.crontab).hasSuffix(
                    "'\(try device.exchangeProgram())' sync -q >/dev/null 2>&1\n# end\n"))
            #expect(device.crontab?.contains(" TRACKER_LIBRARY='\(library)' ") == true)
            #expect(device.crontab?.hasPrefix("# tracker sync\n*/15 * * * * TRACKER_LANG=en ") == true)
            #expect(english.tracker("sync", "every", "1h", "--yes").output == "Will exchange every hour.\n")
            #expect(english.tracker("sync", "every", "off").output == "No more exchange by itself.\n")
            #expect(device.crontab == nil)
            #expect(
                english.tracker("sync", "every", "off").output
                    == "No exchange by itself: tracker sync every 15m\n")

            let (russian, _) = try shell("ru")
            #expect(
                russian.tracker("sync", "every").output
                    == "Автоматического обмена нет: tracker sync every 15m\n")
            #expect(
                russian.tracker("sync", "every", "15 мин", "--yes").output
                    == "Обмен включён: каждые 15 минут.\n")
            #expect(russian.tracker("sync", "every").output == "Обмен каждые 15 минут (cron).\n")
            #expect(
                english.tracker("sync", "every").output.contains("\nIt is of another library: "))
            #expect(
                russian.tracker("sync", "every", "2ч", "--yes").output == "Обмен включён: каждые 2 часа.\n")
            #expect(
                russian.tracker("sync", "every", "выкл").output == "Автоматического обмена больше не будет.\n"
            )
        }

        @Test(
            "STEP-19: it asks with all that it changes; No writes nothing, and nobody who could answer neither"
        )
        func asks() throws {
            for (language, question) in [
                ("en", "Exchange every 15 minutes? It changes your crontab. [y/N] "),
                ("ru", "Обмениваться каждые 15 минут? Будет изменён ваш crontab. [д/Н] "),
            ] {
                let (shell, _) = try shell(language)
                #expect(shell.tracker("sync", "every", "15m").code == .wrongLine)
                shell.isTerminal = true
                shell.environment["TERM"] = "dumb"
                shell.answers = ["n"]
                let run = shell.tracker("sync", "every", "15m")
                #expect(run.code == .cancelled && device.crontab == nil)
                #expect(run.errors.contains(question), "\(run.errors)")
            }
        }

        @Test(
            "STEP-19: a dry run shows the lines, quietly nothing, and changes nothing; a document has them all"
        )
        func dryRunAndDocument() throws {
            let (shell, _) = try shell()
            let run = shell.tracker("sync", "every", "20m", "--dry-run")
            #expect(
                run.output.hasPrefix(
                    "Would exchange every 20 minutes.\n# crontab\n# tracker sync\n*/20 * * * * "))
            #expect(shell.tracker("sync", "every", "20m", "--dry-run", "-q").output == "")
            #expect(device.crontab == nil)
            #expect(
                shell.tracker("sync", "every", "--json").output == "{\"schemaVersion\":1,\"every\":null}\n")
            let library = shell.home.path(shell.libraryPath)
            let told =
                "{\"schemaVersion\":1,\"every\":{\"minutes\":15,\"by\":\"cron\",\"library\":\"\(library)\",\"files\":[]}}\n"
            #expect(shell.tracker("sync", "every", "15m", "--yes", "--json").output == told)
            #expect(shell.tracker("sync", "every", "--json").output == told)
            #expect(shell.tracker("sync", "every", "--plain").output == "cron\t15m\t\(library)\n")
            let schema = try JSONSchema(named: "sync-every")
            #expect(schema.violations(in: try ParsedJSON(told)) == [])
        }

        @Test("STEP-19: what is no interval is a wrong line, so are --by without one and launchd off the Mac")
        func badInput() throws {
            let all = "5m, 10m, 15m, 20m, 30m, 1h, 2h, 3h, 4h, 6h, 8h, 12h, 24h.\n"
            for (language, start) in [("en", "Write one of "), ("ru", "Напишите одно из: ")] {
                let (shell, _) = try shell(language)
                for text in ["7m", "", "45m", "day"] {
                    let run = shell.tracker("sync", "every", text, "--yes")
                    #expect(run.code == .wrongLine && run.errors == start + all && run.output == "")
                }
            }
            let (shell, _) = try shell(isInStep: false)
            let mac = shell.tracker("sync", "every", "15m", "--by", "launchd", "--yes")
            #expect(mac.code == .wrongLine && mac.errors == "launchd is only on the Mac.\n")
            let by = shell.tracker("sync", "every", "--by", "cron")
            #expect(
                by.code == .wrongLine
                    && by.errors == "--by goes with an interval: tracker sync every 15m --by cron.\n")
            #expect(shell.tracker("sync", "every", "15", "min").errors.contains("tracker sync every 15m"))
            #expect(device.crontab == nil)
        }

        @Test("STEP-20: other carriers exchange by themselves, and without being in step there is no timer")
        func onlyGit() throws {
            for (language, text) in [
                ("en", "git does not carry ~/S: what carries it exchanges by itself.\n"),
                ("ru", "~/S переносит не git: обмен и так идёт сам.\n"),
            ] {
                for carrier in [SyncCarrier.syncthing, nil] {
                    let (shell, _) = try shell(language, carrier: carrier)
                    let run = shell.tracker("sync", "every", "15m", "--yes")
                    #expect(run.code == .couldNot && run.errors == text)
                }
                let (shell, _) = try shell(language, isInStep: false)
                let run = shell.tracker("sync", "every", "15m", "--yes")
                #expect(run.code == .couldNot && run.errors == shell.tracker("sync").errors)
            }
            #expect(device.crontab == nil)
        }

        @Test(
            "STEP-19: where nothing could run it, that is said with what to do; edited lines stay in spite of --yes"
        )
        func noSystemAndForeign() throws {
            let (shell, _) = try shell()
            device.crontab = "# tracker sync\n1 * * * * mine\n# end\n"
            let before = device.crontab
            #expect(shell.tracker("sync", "every", "15m", "--yes").code == .couldNot)
            #expect(shell.tracker("sync", "every", "off", "--yes").code == .couldNot)
            #expect(device.crontab == before)
            #expect(
                shell.tracker("sync", "every").output
                    == "There is a timer that is not as Tracker wrote it: “tracker sync every off” asks whether to remove it.\n"
            )
            shell.programs = ProgramRunner { _ in ProgramResult(.notStarted) }
            let run = shell.tracker("sync", "every", "15m")
            #expect(
                run.code == .couldNot
                    && run.errors
                        == "There is neither systemd, launchd nor cron here: let something run “tracker sync -q”.\n"
            )
        }
    }
#endif
