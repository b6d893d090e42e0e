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
            ["paths", "Run"], "Unexpected argument “Run”: write tracker paths.",
            "Лишнее слово «Run»: напишите tracker paths."),
        Row(
            ["category", "add", "Yoga", "class"],
            "Unexpected argument “class”: put a name of several words in quotes.",
            "Лишнее слово «class»: название из нескольких слов возьмите в кавычки."),
        Row(
            ["undo", "morning", "run"], "Unexpected argument “run”: write tracker undo [N].",
            "Лишнее слово «run»: напишите tracker undo [N]."),
        Row(
            ["list", "--tonight"], "There is no option “--tonight”: see “tracker help list”.",
            "Параметра «--tonight» нет: смотрите «tracker help list»."),
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

    @Test("C7: a word that is neither a tracker nor anything else is told so, unless all words are one name")
    func unknownTracker() throws {
        let shell = try Shell()
        shell.tracker("add", "Walk the dog", "--category", "Home", "--schedule", "daily")
        let message = "There is no tracker “the”: see “tracker list”.\n"
        #expect(
            shell.tracker("pin", "Walk", "the", "cat") == Shell.Run(errors: message, code: .couldNot))
        #expect(shell.tracker("pin", "Walk", "the", "dog").errors.hasPrefix("“Walk the dog” is one name: "))
    }

    @Test(
        "C7: a printed line is quoted for a shell",
        arguments: [
            ("Good deeds", "\"Good deeds\""), ("Дом", "Дом"), ("a$b", "'a$b'"), ("it's", "\"it's\""),
        ] as [(String, String)])
    func quoted(text: String, word: String) throws {
        #expect(
            try Shell().tracker("list", "--find", text).errors
                == "“tracker list” has no “--find”: write --search \(word).\n")
    }

    @Test("C7: -V is --version")
    func version() throws {
        let shell = try Shell()
        #expect(shell.tracker("-V") == shell.tracker("--version"))
        #expect(shell.tracker("-V").output.hasPrefix("tracker "))
    }
}
