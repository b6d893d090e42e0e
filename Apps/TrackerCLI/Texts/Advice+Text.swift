package import TrackerPresentation

extension Advice {
    /// What the command line advises: its commands and options.
    package static let onCommandLine: Wording = { $0.commandLine }

    /// What the app advises: its keys and fields, and commands for what it cannot do itself.
    package static let inApp: Wording = { $0.app }

    private var commandLine: Phrase? {
        switch self {
        case .repair:
            Phrase("“tracker doctor --repair” brings it back", "вернуть её: «tracker doctor --repair»")
        case .moveAwayAndRepair:
            Phrase(
                "move the file away, then “tracker doctor --repair” brings it back",
                "уберите файл, и её вернёт «tracker doctor --repair»")
        case .examine:
            Phrase("“tracker doctor” says what can be done", "что можно сделать, скажет «tracker doctor»")
        case .restore: Phrase("“tracker restore” brings it back", "вернуть её: «tracker restore»")
        case .undo: Phrase("“tracker undo” can take it back", "Отменить можно командой «tracker undo»")
        case .moveAway: Phrase("move it away", "уберите его")
        case .otherLibrary:
            Phrase("name another library with --library", "укажите другую библиотеку через --library")
        case .lookBeforeRepeating: .lookBeforeRepeating
        case .listTrackers:
            Phrase("“tracker list” shows what there is", "что есть, покажет «tracker list»")
        case .listCategories:
            Phrase("“tracker category list” shows what there is", "что есть, покажет «tracker category list»")
        case .listSteps: Phrase("“tracker history” shows the steps", "Шаги покажет «tracker history»")
        // The command depends on the line that was typed.
        case .useOtherKind: nil
        case .setGoal:
            Phrase(
                "give it one with “tracker edit … --goal”, or leave the amount out",
                "задайте её через «tracker edit … --goal» или не указывайте количество")
        case .correctAmount: Phrase("correct it with --amount", "исправьте через --amount")
        case .limitOfZero: Phrase("--limit 0 for none at all", "--limit 0, если нельзя нисколько")
        case .standardOutput:
            Phrase("write - for standard output", "напишите «-» для стандартного вывода")
        }
    }

    private var app: Phrase? {
        switch self {
        case .undo: Phrase("u brings it back", "Вернуть — u")
        case .setGoal: Phrase("give it one under “Goal”", "задайте её в поле «Цель»")
        // The prompts for screen readers have no keys, but the same word to choose.
        case .correctAmount:
            Phrase("correct it with “", "исправьте через «") + .amount + Phrase("” (=)", "» (=)")
        case .limitOfZero:
            Phrase("“at most 0” for none at all", "«не больше 0», если нельзя нисколько")
        case .listTrackers, .listCategories, .listSteps, .useOtherKind, .standardOutput: nil
        case .repair, .moveAwayAndRepair, .examine, .restore, .moveAway, .otherLibrary, .lookBeforeRepeating:
            commandLine
        }
    }
}

extension Message {
    /// The sentence as the command line tells it.
    package var onCommandLine: Phrase { phrase(Advice.onCommandLine) }
}

extension Phrase {
    /// How to find out what became of a change, as the end of a sentence.
    static let lookBeforeRepeating = Phrase(
        "look with “tracker list” or “tracker history” before you repeat it",
        "прежде чем повторять, посмотрите «tracker list» или «tracker history»")
}
