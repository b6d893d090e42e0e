import TestKit
import Testing
import TrackerCLI
import TrackerData

#if os(Linux)
    /// What keeps a reminder from coming, where cron is what there is. Today is Friday, 20 November 2026, noon.
    @Suite struct RemindTroubleTests {
        private let machine = FakeMachine()

        private func shell(_ language: String) throws -> Shell {
            let shell = try Shell(language: language)
            shell.programs = machine.programs
            return shell
        }

        @Test(
            "REM-4: status and doctor say that the program is not there, or is another one",
            arguments: [
                (
                    "en", "The reminder runs /gone/tracker, which is not there any more: ",
                    "The reminder runs /bin/sh, not this program: ",
                    "set it up again with “tracker remind --at 20:00”.\n"
                ),
                (
                    "ru", "Напоминание запускает /gone/tracker, но этой программы там больше нет: ",
                    "Напоминание запускает /bin/sh, а не эту программу: ",
                    "включите его снова через «tracker remind --at 20:00».\n"
                ),
            ])
        func moved(language: String, lost: String, other: String, advice: String) throws {
            let shell = try shell(language)
            shell.columns = 300
            shell.tracker("remind", "--at", "20:00", "--yes")
            let table = try #require(machine.crontab)
            let well = shell.tracker("doctor")
            #expect(well.code == .done && well.output.split(separator: "\n").count == 1, "\(well)")
            let start = try #require(table.firstRange(of: "' remind now"))
            let program = table[..<start.lowerBound].split(separator: "'").last.map(String.init) ?? ""

            machine.crontab = table.replacing(program, with: "/gone/tracker")
            #expect(shell.tracker("remind").output.hasSuffix("\n" + lost + advice))
            let doctor = shell.tracker("doctor", "--plain")
            #expect(doctor.output == "lostReminder\t" + lost + advice && doctor.code == .couldNot)
            let document = try ParsedJSON(shell.tracker("doctor", "--json").output)
            #expect(try JSONSchema(named: "doctor").violations(in: document) == [])
            #expect(document["findings"]?[0]?["code"]?.string == "lostReminder")

            machine.crontab = table.replacing(program, with: "/bin/sh")
            #expect(shell.tracker("remind").output.hasSuffix("\n" + other + advice))
            let remark = shell.tracker("doctor", "--plain")
            #expect(remark.output == "otherReminder\t" + other + advice && remark.code == .done)
            // Another program may well remind of another library.
            #expect(shell.tracker("doctor", "--library", shell.home.path("b.plist")).code == .done)
            #expect(shell.tracker("doctor", "--plain", "--library", shell.home.path("b.plist")).output == "")
        }

        @Test(
            "REM-3: two files are told as two, and all that would happen in whole clauses",
            arguments: [
                (
                    "en",
                    " are not as Tracker wrote them, and --yes alone does not remove them: look at them, and remove them yourself.\n",
                    " are not as Tracker wrote them: replace them? ",
                    "It changes your crontab, removes %1 and %2 and runs “%3”, “%4”."
                ),
                (
                    "ru",
                    " — не такие, какими их записал Tracker, и одного --yes мало: посмотрите и уберите их сами.\n",
                    " — не такие, какими их записал Tracker: заменить? ",
                    "Будет изменён ваш crontab, будут удалены %1 и %2 и будет запущено «%3», «%4»."
                ),
            ])
        func files(language: String, refused: String, question: String, effects: String) throws {
            let shell = try shell(language)
            let names = ["service", "timer"].map { ".config/systemd/user/tracker-remind." + $0 }
            for name in names { try shell.home.write("# mine\n", to: name) }
            let run = shell.tracker("remind", "off", "--yes")
            #expect(run.code == .couldNot && run.errors.hasSuffix(refused), "\(run.errors)")
            shell.isTerminal = true
            shell.columns = 400
            shell.environment["TERM"] = "dumb"
            shell.answers = ["y", "n"]
            let asked = shell.tracker("remind", "--at", "20:00", "--by", "cron").errors
            let words = [
                "~/" + names[0], "~/" + names[1], "systemctl --user disable --now tracker-remind.timer",
                "systemctl --user daemon-reload",
            ]
            let expected = words.enumerated().reduce(effects) { text, word in
                text.replacing("%\(word.offset + 1)", with: word.element)
            }
            #expect(asked.contains(question) && asked.contains(expected), "\(asked)")
        }

        @Test(
            "REM-6: a line longer than cron reads is refused with what helps",
            arguments: [
                (
                    "en",
                    "cron reads lines of at most 999 bytes, and the paths make the reminder's longer: use a shorter path to the library or the program, or choose another system with --by.\n"
                ),
                (
                    "ru",
                    "cron читает строки не длиннее 999 байт, а с этими путями строка напоминания длиннее: сократите путь к библиотеке или к программе или выберите другую систему через --by.\n"
                ),
            ])
        func longLine(language: String, sentence: String) throws {
            let shell = try shell(language)
            let library = "/" + String(repeating: "a/", count: 500) + "b.plist"
            let run = shell.tracker("remind", "--at", "20:00", "--yes", "--library", library)
            #expect(run == Shell.Run(errors: sentence, code: .couldNot))
            #expect(machine.crontab == nil)
        }
    }
#endif
