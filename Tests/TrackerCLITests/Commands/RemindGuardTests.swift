import TestKit
import Testing
import TrackerCLI
import TrackerData

#if os(Linux)
    /// Reminders beside other people's lines of cron, and those whose library is gone. Friday, 20 November 2026, noon.
    @Suite struct RemindGuardTests {
        private let machine = FakeMachine()
        private static let theirs = "5 4 * * * true\n"

        private func shell(_ language: String = "en", isAsked: Bool = false) throws -> Shell {
            let shell = try Shell(language: language)
            shell.programs = machine.programs
            if isAsked {
                shell.isTerminal = true
                shell.columns = 400
                shell.environment["TERM"] = "dumb"
            }
            return shell
        }

        @Test(
            "HARD-1: a crontab that changed under the question is planned and asked anew, and both are kept",
            arguments: [
                (
                    "en", "Remind every day at 20:00? It changes your crontab. [y/N] ",
                    "Your crontab has changed meanwhile.\n", "Your crontab as it was: "
                ),
                (
                    "ru", "Напоминать каждый день в 20:00? Будет изменён ваш crontab. [д/Н] ",
                    "Тем временем crontab изменился.\n", "Прежний crontab: "
                ),
            ])
        func asksAgain(language: String, question: String, changed: String, before: String) throws {
            let shell = try shell(language, isAsked: true)
            machine.crontab = Self.theirs
            var count = 0
            shell.meanwhile = { [machine] in
                count += 1
                // A person may well be asked more often than --yes plans anew.
                if count <= 5 { machine.crontab = (machine.crontab ?? "") + "0 3 * * * nightly\(count)\n" }
            }
            shell.answers = Array(repeating: "y", count: 6)
            let run = shell.tracker("remind", "--at", "20:00")
            #expect(run.code == .done)
            #expect(run.errors.ranges(of: question).count == 6, "\(run.errors)")
            #expect(run.errors.ranges(of: changed).count == 5)
            #expect(run.errors.hasSuffix(before + "~/.local/state/tracker/crontab-before\n"))
            let all = Self.theirs + (1...5).map { "0 3 * * * nightly\($0)\n" }.joined()
            #expect(machine.crontab?.hasPrefix(all + "# tracker remind\n0 20 * * * ") == true)
            #expect(try shell.home.read(".local/state/tracker/crontab-before") == Array(all.utf8))
            // It is said once.
            shell.meanwhile = {}
            shell.answers = ["y"]
            #expect(!shell.tracker("remind", "--at", "9:00").errors.contains(before))
        }

        @Test("HARD-1: No at the second question leaves the crontab as the other program wrote it")
        func noAtLast() throws {
            let shell = try shell(isAsked: true)
            shell.meanwhile = { [machine] in machine.crontab = Self.theirs }
            shell.answers = ["y", "n"]
            #expect(shell.tracker("remind", "--at", "20:00").code == .cancelled)
            #expect(machine.crontab == Self.theirs)
        }

        @Test(
            "HARD-1: with --yes it is planned anew three times, on and off; then it is told, with no line lost"
        )
        func plansAnew() throws {
            for line in [["remind", "--at", "20:00", "--yes"], ["remind", "off"]] {
                let isOff = line[1] == "off"
                let ends = (0...30).map { meddles -> Bool in
                    machine.crontab = nil
                    let shell = try? shell()
                    if isOff { shell?.tracker("remind", "--at", "20:00", "--yes") }
                    machine.meddles = meddles
                    let run = shell?.run(line)
                    let left = machine.meddles
                    machine.meddles = 0
                    let others = (machine.crontab ?? "").split(separator: "\n").filter {
                        $0.contains("other")
                    }
                    #expect(others.count == meddles - left, "\(meddles)")
                    let isDone = run?.code == .done
                    #expect(machine.crontab?.contains("# tracker remind") ?? false == (isDone != isOff))
                    if !isDone {
                        #expect(run?.errors == "Your crontab keeps changing: try again.\n")
                        #expect(run?.code == .couldNot)
                    }
                    return isDone
                }
                // Once there are too many changes there always are.
                #expect(ends[0] && ends[3] && !ends[30])
                #expect(ends == Array(repeating: true, count: ends.count { $0 }) + ends.filter { !$0 })
            }
        }

        @Test("HARD-1: the document has the crontab as it was among its warnings")
        func document() throws {
            let shell = try shell()
            machine.crontab = Self.theirs
            let document = try ParsedJSON(
                shell.tracker("remind", "--at", "20:00", "--yes", "--json").output)
            #expect(try JSONSchema(named: "remind").violations(in: document) == [])
            #expect(document["warnings"]?[0]?["code"]?.string == "crontabBefore")
            #expect(
                document["warnings"]?[0]?["message"]?.string
                    == "Your crontab as it was: ~/.local/state/tracker/crontab-before")
        }

        @Test(
            "HARD-1: an export asks before it replaces a file, and leaves one alone that changed or appeared since"
        )
        func export() throws {
            let shell = try shell(isAsked: true)
            try shell.home.write("mine\n", to: "a.json")
            let path = shell.home.path("a.json")
            shell.meanwhile = { [home = shell.home] in try? home.write("theirs\n", to: "a.json") }
            shell.answers = ["y"]
            let run = shell.tracker("export", path)
            #expect(run.code == .couldNot && run.output == "")
            #expect(
                run.errors.hasSuffix("\(path) has changed meanwhile and is left alone.\n"), "\(run.errors)")
            #expect(try shell.home.read("a.json") == Array("theirs\n".utf8))
        }

        @Test(
            "HARD-2: a crontab that cannot be read whole is told, by every command that would trust it",
            arguments: [
                (
                    ProgramResult(.unread(5)), "Cannot read your crontab: input/output error.\n",
                    "Не удалось прочитать crontab: ошибка ввода-вывода.\n"
                ),
                (
                    ProgramResult(.tooMuch), "Your crontab is larger than 8 MiB and is left alone.\n",
                    "Ваш crontab больше 8 МиБ; он не тронут.\n"
                ),
                (
                    ProgramResult(.outOfTime), "Cannot read your crontab: “crontab” took too long.\n",
                    "Не удалось прочитать crontab: «crontab» не отвечает.\n"
                ),
                (
                    ProgramResult(.signaled), "Cannot read your crontab: “crontab” failed.\n",
                    "Не удалось прочитать crontab: команда «crontab» не удалась.\n"
                ),
            ])
        func unread(listed: ProgramResult, english: String, russian: String) throws {
            machine.crontab = Self.theirs
            machine.listed = listed
            for (language, sentence) in [("en", english), ("ru", russian)] {
                let shell = try shell(language)
                for line in [
                    ["remind"], ["remind", "off"], ["remind", "--at", "20:00", "--yes"],
                    ["remind", "--at", "20:00", "--by", "cron", "--yes"], ["remind", "show"],
                ] {
                    #expect(shell.run(line) == Shell.Run(errors: sentence, code: .couldNot), "\(line)")
                }
                let doctor = shell.tracker("doctor", "--plain")
                #expect(doctor.output == "unreadableReminder\t" + sentence && doctor.code == .couldNot)
            }
            #expect(machine.crontab == Self.theirs)
        }

        @Test("HARD-2: as many lines as fit into 8 MiB are kept, byte for byte")
        func long() throws {
            let lines = String(repeating: "5 4 * * * /bin/true # a line of another program\n", count: 40_000)
            machine.crontab = lines
            let shell = try shell()
            #expect(shell.tracker("remind", "--at", "20:00", "--yes").code == .done)
            #expect(machine.crontab?.hasPrefix(lines + "# tracker remind\n") == true)
            #expect(shell.tracker("remind", "off").code == .done)
            #expect(machine.crontab == lines)
        }

        @Test(
            "HARD-7: a reminder whose library is gone says so, and is told of by its status and the doctor",
            arguments: [
                (
                    "en", "There is no library at %, so nothing could be reminded of.\n",
                    "The last one: Fri, 20 November 2026 at 12:00: there was no library.\n"
                ),
                (
                    "ru", "Библиотеки % нет, напомнить не о чем.\n",
                    "Последнее: пт, 20 ноября 2026 в 12:00: библиотеки не было.\n"
                ),
            ])
        func libraryIsGone(language: String, sentence: String, last: String) throws {
            let shell = try shell(language)
            shell.columns = 400
            shell.tracker("add", "Run", "--category", "A", "--schedule", "daily")
            shell.tracker("remind", "--at", "20:00", "--yes")
            // Nothing is told of a last one before there was one.
            #expect(shell.tracker("remind").output.split(separator: "\n").count == 1)
            let library = shell.home.path(shell.libraryPath)
            let told = sentence.replacing("%", with: library)
            shell.home.remove(shell.libraryPath)
            let run = shell.tracker("remind", "now", "--by", "print")
            #expect(run == Shell.Run(errors: told, code: .couldNot))
            let status = shell.tracker("remind")
            #expect(status.output.hasSuffix(told + last) && status.code == .done, "\(status)")
            let doctor = shell.tracker("doctor", "--plain")
            #expect(doctor.output == "lostLibrary\t" + told && doctor.code == .couldNot)
            // Back again, all is well, and the next one is told as ever.
            shell.tracker("add", "Run", "--category", "A", "--schedule", "daily")
            #expect(shell.tracker("remind", "now", "--by", "print").code == .done)
            #expect(shell.tracker("doctor").code == .done)
        }

        @Test("HARD-7: backups tell that there was a library, whatever is known of the reminder")
        func backups() throws {
            let shell = try shell()
            shell.tracker("add", "Run", "--category", "A", "--schedule", "daily")
            shell.tracker("done", "Run")
            shell.home.remove(shell.libraryPath)
            let run = shell.tracker("remind", "now", "--by", "print")
            #expect(run.code == .couldNot && run.output == "")
            #expect(run.errors.contains("There is no library at "), "\(run.errors)")
            // Nor does its status need a last one.
            shell.tracker("remind", "--at", "20:00", "--yes")
            #expect(shell.tracker("remind").output.contains("There is no library at "))
        }

        @Test("HARD-7: what is kept of the last one is about the library of the reminder alone")
        func otherLibrary() throws {
            let shell = try shell()
            shell.tracker("add", "Run", "--category", "A", "--schedule", "daily")
            shell.tracker("remind", "--at", "20:00", "--yes")
            shell.tracker("remind", "now", "--by", "print")
            let before = shell.tracker("remind")
            let other = shell.home.path("other.plist")
            #expect(shell.tracker("remind", "now", "--by", "print", "--library", other) == Shell.Run())
            #expect(shell.tracker("remind") == before)
        }

        @Test("HARD-7: a new home without any library has nothing to be reminded of, and no fault")
        func newHome() throws {
            let shell = try shell()
            #expect(shell.tracker("remind", "now") == Shell.Run())
            shell.tracker("remind", "--at", "20:00", "--yes")
            #expect(shell.tracker("remind", "now") == Shell.Run())
            #expect(shell.tracker("remind").output.split(separator: "\n").count == 1)
            #expect(shell.tracker("doctor").code == .done)
        }
    }
#endif
