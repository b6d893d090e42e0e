import TestKit
import Testing
import TrackerCLI
import TrackerData

/// SET-1: settings are listed, got, set and unset, and hold from the next command on.
@Suite struct ConfigTests {
    @Test(
        "every key with its values and its default",
        arguments: [
            ("language", ["en", "ru", "system"]), ("theme", ["light", "dark", "system"]),
            ("first-weekday", ["mon", "tue", "wed", "thu", "fri", "sat", "sun", "system"]),
            ("day-start", ["11:59", "03:30", "00:00"]),
            ("default-filter", ["today", "completed", "not-completed", "all"]),
            ("usage-log", ["on", "off"]), ("mouse", ["off", "on"]), ("reduced-motion", ["on", "off"]),
        ])
    func values(key: String, values: [String]) throws {
        let shell = try Shell()
        // The last of each row is the default.
        #expect(
            shell.tracker("config", "list", "--plain").output.contains(
                "\(key)\t\(values[values.count - 1])\n"))
        for value in values {
            #expect(shell.tracker("config", "set", key, value, "-q") == Shell.Run())
            #expect(shell.tracker("config", "list", "--plain").output.contains("\(key)\t\(value)\n"))
            guard value != "system" else { continue }
            #expect(shell.tracker("config", "get", key) == Shell.Run(output: value + "\n"))
        }
        shell.tracker("config", "set", key, values[0])
        #expect(shell.tracker("config", "unset", key).code == .done)
        #expect(
            shell.tracker("config", "list", "--plain").output.contains(
                "\(key)\t\(values[values.count - 1])\n"))
    }

    @Test("N27: a language that is set or unset holds for the answer that tells of it")
    func answers() throws {
        let shell = try Shell()
        #expect(
            shell.tracker("config", "set", "language", "ru", "--dry-run").output
                == "Would set language to ru.\n")
        #expect(shell.tracker("config", "set", "language", "ru").output == "language: ru.\n")
        #expect(shell.tracker("config", "set", "theme", "dark").output == "theme: dark.\n")
        #expect(shell.tracker("config", "set", "language", "en").output == "language: en.\n")
        shell.environment["LANG"] = "ru_RU.UTF-8"
        #expect(shell.tracker("config", "unset", "language").output == "language: system.\n")
        // An option or a variable outranks the setting in the answer, too.
        #expect(
            shell.tracker("config", "set", "language", "ru", "--lang", "en").output == "language: ru.\n"
        )
        shell.environment["TRACKER_LANG"] = "ru"
        #expect(shell.tracker("config", "set", "language", "en").output == "language: en.\n")
    }

    /// What `config get` says of a key in an environment, and after which options.
    private static let inForce:
        [(key: String, environment: [String: String], line: [String], value: String, source: String)] = [
            ("language", [:], [], "en", "system"), ("language", ["LANG": "ru_RU.UTF-8"], [], "ru", "system"),
            ("language", ["LANG": "de_DE.UTF-8"], [], "en", "default"),
            ("language", ["TRACKER_LANG": "ru"], [], "ru", "environment"),
            ("language", ["TRACKER_LANG": "ru"], ["--lang", "en"], "en", "option"),
            ("theme", [:], [], "dark", "default"), ("theme", ["COLORFGBG": "0;15"], [], "light", "system"),
            ("theme", ["COLORFGBG": "0;15"], ["--theme", "dark"], "dark", "option"),
            ("first-weekday", [:], [], "sun", "system"),
            ("first-weekday", ["LC_TIME": "en_GB"], [], "mon", "system"),
            ("first-weekday", ["LANG": "ru_RU.UTF-8"], [], "mon", "default"),
            ("day-start", [:], [], "00:00", "default"), ("mouse", [:], [], "on", "default"),
            ("mouse", [:], ["--no-mouse"], "off", "option"),
            ("reduced-motion", ["NO_MOTION": "1"], [], "on", "environment"),
        ]

    @Test(
        "C6, SET-1: what is left to the system is got as the value in force, with what decided it",
        arguments: inForce)
    func valueInForce(
        key: String, environment: [String: String], line: [String], value: String, source: String
    ) throws {
        let shell = try Shell()
        shell.environment.merge(environment) { $1 }
        let get = ["config", "get", key] + line
        #expect(
            shell.run(get + ["--json"]).output
                == "{\"schemaVersion\":1,\"key\":\"\(key)\",\"value\":\"\(value)\",\"source\":\"\(source)\"}\n"
        )
        #expect(shell.run(get + ["--plain"]).output == value + "\n")
        #expect(shell.run(get).output.hasPrefix(value))
    }

    @Test("C6: a person is told whose the value is")
    func remark() throws {
        let (english, russian) = (try Shell(), try Shell(language: "ru"))
        #expect(english.tracker("config", "get", "language").output == "en (the system's)\n")
        #expect(russian.tracker("config", "get", "language").output == "ru (как в системе)\n")
        #expect(russian.tracker("config", "get", "theme").output == "dark (по умолчанию)\n")
        #expect(english.tracker("config", "get", "mouse").output == "on\n")
        english.tracker("config", "set", "language", "ru")
        #expect(english.tracker("config", "get", "language").output == "ru\n")
        #expect(
            english.tracker("config", "get", "language", "--json").output
                == "{\"schemaVersion\":1,\"key\":\"language\",\"value\":\"ru\",\"source\":\"setting\"}\n")
        #expect(english.tracker("config", "list").output.contains("theme           system (dark) "))
    }

    @Test("SET-2: --lang, then TRACKER_LANG, then the setting, then the locale")
    func language() throws {
        let shell = try Shell(language: "en")
        let (english, russian) = ("What will we track?", "Что будем отслеживать?")
        shell.tracker("config", "set", "language", "ru")
        #expect(shell.tracker("list").output.contains(russian))
        shell.environment["TRACKER_LANG"] = "xx"
        #expect(shell.tracker("list").output.contains(russian))
        shell.environment["TRACKER_LANG"] = "en"
        #expect(shell.tracker("list").output.contains(english))
        #expect(shell.tracker("list", "--lang", "ru").output.contains(russian))
        shell.environment["TRACKER_LANG"] = nil
        shell.tracker("config", "unset", "language")
        #expect(shell.tracker("list").output.contains(english))
    }

    @Test("SET-1: a value that cannot be is refused with those that can, as the app refuses it")
    func refusals() throws {
        let (english, russian) = (try Shell(), try Shell(language: "ru"))
        #expect(
            english.tracker("config", "set", "theme", "blue")
                == Shell.Run(
                    errors: "theme cannot be “blue”: choose light, dark or system.\n", code: .wrongLine))
        #expect(
            russian.tracker("config", "set", "mouse", "может")
                == Shell.Run(errors: "mouse не может быть «может»; выберите on или off.\n", code: .wrongLine))
        #expect(
            english.tracker("config", "set", "day-start", "12:00").errors
                == "“12:00” is not a start of a day: write a time from 00:00 to 11:59.\n")
    }

    @Test("default-filter is the app's: list shows all")
    func defaultFilter() throws {
        let shell = try WorkedExample.shell()
        let all = shell.tracker("list", "--json")
        shell.tracker("config", "set", "default-filter", "not-completed")
        #expect(shell.tracker("list", "--json") == all)
    }

    @Test(
        "A read-only disk: advice that helps settings and backups, for which --library does nothing",
        arguments: [
            ("en", "the disk is read-only, make it writable.\n"),
            ("ru", "диск только для чтения, разрешите на него запись.\n"),
        ])
    func readOnlyDisk(language: String, cause: String) throws {
        let shell = try WorkedExample.shell(language: language)
        let (settings, backups) = (".config/tracker", ".local/state/tracker/backups")
        shell.home.remove(backups)
        shell.fileSystem.makeFolder = { (_) throws(TrackerData.SystemFault) in
            throw TrackerData.SystemFault(.makeFolder, code: 30)
        }
        for (line, place) in [(["config", "set", "theme", "dark"], settings), (["done", "Run"], backups)] {
            let run = shell.run(line)
            #expect(run.code == .couldNot)
            #expect(run.errors.contains(shell.home.path(place)) && run.errors.hasSuffix(cause), "\(run)")
        }
    }

    @Test("UNDO-1: settings are not in the history, and no change of the library")
    func notInHistory() throws {
        let shell = try WorkedExample.shell()
        let before = shell.library
        shell.tracker("config", "set", "theme", "dark")
        #expect(shell.library == before)
    }
}
