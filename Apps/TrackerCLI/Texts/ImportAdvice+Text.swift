import TrackerPresentation

extension ImportAdvice {
    /// The advice as options; the app has no imports.
    var commandLine: Phrase {
        switch self {
        case .listFormats: .see("tracker help import")
        case .dropFormat: Phrase("leave out --format", "уберите --format")
        case .nameLoopOrTable:
            Phrase(
                "add --format loop, or --format csv for the numbers as they stand",
                "добавьте --format loop, а для чисел как есть — --format csv")
        case .nameHabit:
            Phrase(
                "name its habit with --name, and its category with --into",
                "назовите привычку через --name, а категорию — через --into")
        case .dropName: Phrase("leave out --name", "уберите --name")
        case .nameColumns(let headings):
            Phrase("tell them with ", "укажите их: ") + "--columns "
                + zip(["date", "name", "value"], headings).map { "\($0)=\(ShellWord.typed($1))" }
                .joined(separator: ",")
        case .nameColumn(let word, let heading):
            Phrase("say which, such as ", "укажите один, например ")
                + "--columns \(word)=\(ShellWord.typed(heading))"
        case .nameOrDropColumn(let word, let heading):
            Phrase("say ", "укажите ") + "--columns \(word)=\(ShellWord.typed(heading))"
                + Phrase(", or ", " или ") + "\(ShellWord.typed(heading))=-"
        case .nameHabits(let heading):
            Phrase("name them with ", "назовите их через ") + "--columns habits=\(ShellWord.typed(heading))"
        case .dropColumn(let heading):
            Phrase("leave it out with ", "Уберите столбец через ")
                + "--columns \(ShellWord.typed(heading))=-"
        case .nameCategory: Phrase("--into CATEGORY", "--into КАТЕГОРИЯ")
        case .nameOneHabit: Phrase("add --name NAME", "добавьте --name НАЗВАНИЕ")
        case .meanWord: .mean("it means", "слова")
        case .meanColumn: .mean("its words mean", "слов")
        case .meanWords: .mean("words mean", "слов")
        case .explainWords:
            Phrase(
                "--done, --not-done and --skip say what words mean.",
                "Смысл слов задают --done, --not-done и --skip.")
        case .dropTableOption(let option):
            Phrase("leave out \(option.option)", "уберите \(option.option)")
        case .skipLines(1): Phrase("leave it out with --keep-going", "исключите её с --keep-going")
        case .skipLines: Phrase("leave them out with --keep-going", "исключите их с --keep-going")
        }
    }
}

extension Phrase {
    /// "say what it means with --done, --not-done or --skip".
    fileprivate static func mean(_ english: String, _ russian: String) -> Phrase {
        Phrase(
            "say what \(english) with --done, --not-done or --skip",
            "задайте смысл \(russian) через --done, --not-done, --skip")
    }
}

extension TableOption {
    /// As it is typed.
    var option: String {
        switch self {
        case .columns: "--columns"
        case .done: "--done"
        case .notDone: "--not-done"
        case .skip: "--skip"
        }
    }
}
