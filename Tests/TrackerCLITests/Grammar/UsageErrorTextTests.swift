import Testing
import TrackerCLI
import TrackerPresentation

struct UsageErrorTextTests {
    @Test(
        "T4, T26: what is wrong and what to do, in both languages",
        arguments: [
            (
                .unknownCommand("lisst", nearest: "list"),
                "There is no command “lisst”; did you mean “list”?",
                "Команды «lisst» нет; может быть, вы имели в виду «list»?"
            ),
            (
                .unknownCommand("foo", nearest: nil),
                "There is no command “foo”: see “tracker help”.",
                "Команды «foo» нет: смотрите «tracker help»."
            ),
            (
                .unknownMember("foo", .category, nearest: nil),
                "“tracker category” has no command “foo”; it has list, add, rename, move, sort, merge and delete.",
                "У «tracker category» нет команды «foo»; есть list, add, rename, move, sort, merge и delete."
            ),
            (
                .incompleteCommand(.config),
                "Say what to do: tracker config list, get, set or unset.",
                "Укажите действие: tracker config list, get, set или unset."
            ),
            (
                .unknownOption("-3", .done, nearest: nil),
                "There is no option “-3”: see “tracker help done” (a name that begins with a dash goes behind “--”).",
                "Параметра «-3» нет: смотрите «tracker help done» (название, которое начинается с дефиса, ставится после «--»)."
            ),
            (
                .unknownOption("-x", .paths, nearest: nil),
                "There is no option “-x”: see “tracker help paths”.",
                "Параметра «-x» нет: смотрите «tracker help paths»."
            ),
            (
                .unknownOption("--foo", nil, nearest: nil),
                "There is no option “--foo”: see “tracker help”.",
                "Параметра «--foo» нет: смотрите «tracker help»."
            ),
            (
                .foreignOption(.note, .stats, owners: [.done, .skip, .unskip]),
                "“tracker stats” has no “--note”; it has --date, --from, --to, --year, --sort and --category.",
                "У «tracker stats» нет «--note»; есть --date, --from, --to, --year, --sort и --category."
            ),
            (
                .missingValue(.date, .list),
                "A value is missing: write “--date DAY”.",
                "Не указано значение: напишите «--date ДЕНЬ»."
            ),
            (
                .badOptionValue("foo", .lang, allowed: ["en", "ru"]),
                "Unknown --lang “foo”: choose en or ru.",
                "Недопустимое значение --lang: «foo»; выберите en или ru."
            ),
            (
                .missingOperand(.done, .tracker),
                "No tracker is named: write “tracker done TRACKER...”.",
                "Не указан трекер: напишите «tracker done ТРЕКЕР...»."
            ),
            (
                .missingOperand(.categoryRename, .newName),
                "The new name is missing: write “tracker category rename CATEGORY NEW-NAME”.",
                "Не указано новое название: напишите «tracker category rename КАТЕГОРИЯ НОВОЕ-НАЗВАНИЕ»."
            ),
            (
                .missingOperand(.completions, .words(["bash", "zsh", "fish"])),
                "Say what to do: tracker completions bash, zsh or fish.",
                "Укажите действие: tracker completions bash, zsh или fish."
            ),
            (
                .unexpectedOperand("plants", .edit),
                "Unexpected argument “plants”: put a name of several words in quotes.",
                "Лишнее слово «plants»: название из нескольких слов возьмите в кавычки."
            ),
            (
                .unexpectedOperand("plants", .add),
                "Unexpected argument “plants”: put a name of several words in quotes; a category goes behind --category.",
                "Лишнее слово «plants»: название из нескольких слов возьмите в кавычки; категорию пишут после --category."
            ),
            (
                .unexpectedOperand("2", .undo),
                "Unexpected argument “2”: write tracker undo [N].",
                "Лишнее слово «2»: напишите tracker undo [N]."
            ),
            (
                .nothingToTry(.doctor),
                "“tracker doctor” changes nothing without “--repair”: add it or leave out “--dry-run”.",
                "«tracker doctor» ничего не меняет без «--repair»: добавьте его или уберите «--dry-run»."
            ),
        ] as [(UsageError, String, String)])
    func sentences(error: UsageError, english: String, russian: String) {
        #expect(error.phrase(.none)(.english) == english)
        #expect(error.phrase(.none)(.russian) == russian)
    }

    @Test("T26: one sentence without a line break", arguments: UsageErrorTests.cases, Language.allCases)
    func oneSentence(example: UsageErrorTests.Case, language: Language) {
        let text = example.error.phrase(.none)(language)
        #expect(!text.contains("\n"))
        #expect(text.hasSuffix(".") || text.hasSuffix("?"))
        #expect(!text.dropLast().contains(". "))
        #expect(
            text.unicodeScalars.contains { ("а"..."я").contains($0) } == (language == .russian)
                || hasRussian(example))
    }

    /// Whether the line itself is in Russian, so that an English sentence quotes it.
    private func hasRussian(_ example: UsageErrorTests.Case) -> Bool {
        example.line.joined().unicodeScalars.contains { ("а"..."я").contains($0) }
    }

    @Test("T47: what was typed cannot command the terminal, and a long word is cut")
    func quoting() {
        let hostile = UsageError.unknownCommand("a\u{1B}]0;x\u{7}\u{9B}31m\u{202E}b\nc", nearest: nil)
        #expect(
            hostile.phrase(.none)(.english).hasPrefix(
                "There is no command “a\u{FFFD}]0;x\u{FFFD}\u{FFFD}31m\u{FFFD}b\u{FFFD}c”"))
        let long = UsageError.unexpectedOperand(String(repeating: "я", count: 61), .undo)
        #expect(
            long.phrase(.none)(.russian).hasPrefix(
                "Лишнее слово «" + String(repeating: "я", count: 60) + "…»:"))
    }
}
