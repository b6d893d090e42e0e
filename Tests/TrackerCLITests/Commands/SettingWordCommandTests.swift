import TestKit
import Testing
import TrackerCLI

/// Values of settings as people write them, and output that is asked for twice.
@Suite struct SettingWordCommandTests {
    @Test(
        "ANS-6: a value is kept and shown in its own form, however it is written",
        arguments: [
            ("day-start", "3:00", "03:00"), ("day-start", "03:00", "03:00"),
            ("first-weekday", "Monday", "mon"), ("first-weekday", "вс", "sun"),
            ("first-weekday", "System", "system"),
            ("mouse", "no", "off"), ("mouse", "ВКЛ", "on"), ("usage-log", "true", "on"),
            ("usage-log", "0", "off"),
            ("reduced-motion", "да", "on"), ("reduced-motion", "нет", "off"), ("mouse", "yes", "on"),
            ("mouse", "1", "on"), ("mouse", "false", "off"), ("mouse", "выкл", "off"),
            ("mouse", "Off", "off"),
            ("theme", "DARK", "dark"), ("language", "EN", "en"), ("default-filter", "Today", "today"),
        ])
    func forms(key: String, typed: String, form: String) throws {
        let shell = try Shell()
        #expect(shell.tracker("config", "set", key, typed) == Shell.Run(output: "\(key): \(form).\n"))
        let list = shell.tracker("config", "list", "--plain").output
        #expect(list.split(separator: "\n").contains("\(key)\t\(form)"))
    }

    @Test("ANS-6: any other value is refused as it was typed, with those that can be")
    func refused() throws {
        let shell = try Shell()
        #expect(
            shell.tracker("config", "set", "theme", "X").errors
                == "theme cannot be “X”: choose light, dark or system.\n")
        for value in ["13:00", "3", "9:00,10:00"] {
            #expect(
                shell.tracker("config", "set", "day-start", value).errors.hasPrefix(
                    "“\(value)” is not a start"))
        }
    }

    @Test("ANS-7: the version is a document, too")
    func version() throws {
        let shell = try Shell()
        #expect(
            shell.tracker("--version", "--json").output == "{\"schemaVersion\":1,\"version\":\"1.0.0\"}\n")
        #expect(shell.tracker("--version", "--plain") == shell.tracker("--version"))
    }

    @Test("ANS-7: --json and --plain exclude each other")
    func exclusive() throws {
        let run = try Shell().tracker("list", "--plain", "--json")
        let message = try ParsedJSON(run.errors)["error"]?["message"]?.string
        #expect(run.code == .wrongLine)
        #expect(message == "“--json” and “--plain” cannot be used together: keep one of them.")
    }

    @Test("ANS-7: times of a repeated --at add up")
    func times() throws {
        let shell = try Shell()
        let once = shell.tracker("remind", "show", "--at", "9:00,20:30", "--by", "cron")
        #expect(once.code == .done)
        #expect(shell.tracker("remind", "show", "--at", "20:30", "--by", "cron", "--at", "9:00") == once)
    }

    @Test(
        "ANS-7: without any backup a number is not looked for",
        arguments: [("en", "There are no backups yet.\n"), ("ru", "Резервных копий ещё нет.\n")])
    func noBackups(language: String, said: String) throws {
        #expect(
            try Shell(language: language).tracker("restore", "1") == Shell.Run(errors: said, code: .couldNot))
    }
}
