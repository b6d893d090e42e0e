import Testing
import TrackerCLI

/// C7: a printed line can be pasted; no whole line is guessed.
@Suite struct CommandLineTextTests {
    struct Row: CustomTestStringConvertible {
        let line: [String]
        let english: String
        let russian: String

        init(_ line: [String], _ english: String, _ russian: String) {
            (self.line, self.english, self.russian) = (line, english, russian)
        }

        var testDescription: String { line.joined(separator: " ") }
    }

    private static let faults: [Row] = [
        Row(
            ["list", "yesterday"], "“yesterday” is one word too many: write “tracker list”.",
            "Слово «yesterday» лишнее: напишите «tracker list»."),
        Row(
            ["stats", "Run"], "“Run” is one word too many: write “tracker stats”.",
            "Слово «Run» лишнее: напишите «tracker stats»."),
        Row(
            ["add", "Yoga", "daily"], "“daily” is one word too many: put a name of several words in quotes.",
            "Слово «daily» лишнее: название из нескольких слов возьмите в кавычки."),
        Row(
            ["undo", "morning", "run"], "“run” is one word too many: write “tracker undo [N]”.",
            "Слово «run» лишнее: напишите «tracker undo [N]»."),
        Row(
            ["list", "--today"], "There is no option “--today”: see “tracker help list”.",
            "Параметра «--today» нет: смотрите «tracker help list»."),
        Row(
            ["list", "-d", "yesterday"], "There is no option “-d”: see “tracker help list”.",
            "Параметра «-d» нет: смотрите «tracker help list»."),
        Row(
            ["list", "--cat", "Home"], "There is no option “--cat”; did you mean “--category”?",
            "Параметра «--cat» нет; может быть, вы имели в виду «--category»?"),
        Row(
            ["--undo"], "There is no option “--undo”: see “tracker help”.",
            "Параметра «--undo» нет: смотрите «tracker help»."),
        Row(
            ["category list"], "There is no command “category list”: see “tracker help”.",
            "Команды «category list» нет: смотрите «tracker help»."),
    ]

    @Test("C7: a wrong line is told its fault, and at most the nearest word", arguments: faults)
    func fault(row: Row) throws {
        for (language, message) in [("en", row.english), ("ru", row.russian)] {
            let run = try Shell(language: language).run(row.line)
            #expect(run == Shell.Run(errors: message + "\n", code: .wrongLine))
        }
    }

    @Test("C7: a word that names no tracker is told so, whatever else it means")
    func unknownTracker() throws {
        let shell = try Shell()
        shell.tracker("add", "Walk the dog", "--category", "Home", "--schedule", "daily")
        for (line, word) in [
            (["done", "Walk", "yesterday"], "yesterday"), (["calendar", "2026-10"], "2026-10"),
            (["pin", "Walk", "the", "dog"], "the"),
        ] {
            let message = "There is no tracker “\(word)”: see “tracker list”.\n"
            #expect(shell.run(line) == Shell.Run(errors: message, code: .couldNot))
        }
        shell.tracker("add", "Yesterday", "--category", "Home", "--schedule", "daily")
        #expect(shell.tracker("done", "yesterday").code == .done)
    }

    @Test(
        "C7: a printed line is quoted for a shell",
        arguments: [
            ("Good deeds", "\"Good deeds\""), ("Дом", "Дом"), ("a$b", "'a$b'"), ("it's", "\"it's\""),
        ] as [(String, String)])
    func quoted(category: String, word: String) throws {
        let shell = try Shell()
        shell.tracker("add", "Run", "--category", category, "--schedule", "daily")
        #expect(
            shell.tracker("done", category).errors
                == "\(category) is a category: tracker list --category \(word).\n")
    }

    @Test("C7: a name like an option goes behind “--”")
    func dash() throws {
        let shell = try Shell()
        shell.tracker("add", "Run", "--category", "-x", "--schedule", "daily")
        #expect(
            shell.tracker("delete", "--yes", "--", "-x").errors
                == "-x is a category: tracker category --yes -- delete -x.\n")
        #expect(shell.tracker("category", "--yes", "--", "delete", "-x").code == .done)
    }

    @Test("C7: a line of more than 200 bytes is left out")
    func tooLong() throws {
        let shell = try Shell()
        shell.tracker("add", "Run", "--category", "Home", "--schedule", "daily")
        let fits = String(repeating: "x", count: 200 - "tracker category rename Home ".count)
        #expect(
            shell.tracker("edit", "Home", "--name", fits).errors
                == "Home is a category: tracker category rename Home \(fits).\n")
        #expect(shell.tracker("edit", "Home", "--name", fits + "x").errors == "Home is a category.\n")
    }

    @Test("C7: -V is --version")
    func version() throws {
        let shell = try Shell()
        #expect(shell.tracker("-V") == shell.tracker("--version"))
        #expect(shell.tracker("-V").output.hasPrefix("tracker "))
    }
}
