package import TrackerDomain
package import TrackerPresentation

extension Advice {
    /// Words advice as commands and options.
    package static let onCommandLine: Wording = { $0.commandLine }

    /// Words advice as answers of a review, or as a command for anything else.
    package static let inReview: Wording = {
        $0 == .correctAmount ? Phrase("type another number", "введите другое число") : $0.commandLine
    }

    /// Words advice as keys and fields, or as a command if the app has no way of its own.
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
            Phrase("see “tracker doctor”", "смотрите «tracker doctor»")
        case .restore: Phrase("“tracker restore” brings it back", "вернуть её: «tracker restore»")
        case .undo: Phrase("“tracker undo” can take it back", "Отменить можно командой «tracker undo»")
        case .moveAway: Phrase("move it away", "уберите его")
        case .renumberBackup:
            Phrase("“tracker doctor --repair” renames it", "«tracker doctor --repair» её переименует")
        case .forgetHistory:
            Phrase(
                "“tracker doctor --repair” keeps the library and forgets the history",
                "«tracker doctor --repair» сохранит библиотеку и забудет историю")
        case .otherPlace(.library):
            Phrase("name another library with --library", "укажите другую библиотеку через --library")
        case .otherPlace(.backups):
            Phrase("name another place with XDG_STATE_HOME", "укажите другое место через XDG_STATE_HOME")
        case .otherPlace(.settings):
            Phrase("name another place with XDG_CONFIG_HOME", "укажите другое место через XDG_CONFIG_HOME")
        // A line to copy follows these three.
        case .inspect: Phrase("this shows what is in it:", "посмотреть её можно так:")
        case .allowWriting: Phrase("give yourself the right:", "дайте себе право на запись:")
        case .forbidOthers: Phrase("this takes their right to write away:", "это запретит им запись:")
        case .rewriteSettings:
            Phrase(
                "write them again with “tracker config set”", "запишите их заново через «tracker config set»")
        case .setSetting:
            Phrase("set one with “tracker config set”", "задайте своё через «tracker config set»")
        case .listSettings:
            Phrase("check them with “tracker config list”", "проверьте их командой «tracker config list»")
        case .addTracker:
            Phrase("create a tracker with “tracker add”", "создайте трекер командой «tracker add»")
        case .listBackups: Phrase("see “tracker restore”", "смотрите «tracker restore»")
        case .importFile:
            Phrase("read other files with “tracker import”", "для других файлов — «tracker import»")
        case .lookBeforeRepeating: .lookBeforeRepeating
        case .listTrackers:
            Phrase("see “tracker list”", "смотрите «tracker list»")
        case .listCategories:
            Phrase("see “tracker category list”", "смотрите «tracker category list»")
        case .listSteps: Phrase("See “tracker history”", "Смотрите «tracker history»")
        // The command depends on the line that was typed, and the day on its option.
        case .useOtherKind, .showDayBefore: nil
        case .setGoal(let name, let amount):
            SuggestedCommandLine(["edit", name], [amount.asGoal]).map { Phrase(same: $0.text) }
        case .correctAmount: Phrase("change it with --amount", "измените через --amount")
        case .recordAmount(let name): Phrase(same: "tracker done \(ShellWord.typed(name)) 5")
        // The option says whether it is a limit.
        case .writeSum(let sum): .write(.sumInOption(sum))
        case .limitOfZero:
            Phrase(
                "To avoid something altogether use --limit 0",
                "Чтобы избегать чего-то совсем, укажите --limit 0")
        case .standardOutput:
            Phrase("write - for standard output", "напишите «-» для стандартного вывода")
        case .standardInput:
            Phrase("hand it over with “tracker import -”", "передайте данные через «tracker import -»")
        case .listFormats: Phrase("see “tracker help import”", "смотрите «tracker help import»")
        case .nameFormat: Phrase("name it with --format", "укажите его через --format")
        case .dropFormat: Phrase("leave out --format", "уберите --format")
        case .dropColumns: Phrase("leave out --columns", "уберите --columns")
        case .skipLines(1): Phrase("leave it out with --keep-going", "пропустите её с --keep-going")
        case .skipLines: Phrase("leave them out with --keep-going", "пропустите их с --keep-going")
        case .remindAgain:
            Phrase(
                "set it up again with “tracker remind --at”", "включите его снова через «tracker remind --at»"
            )
        case .runReminder:
            Phrase(
                "let something run “tracker remind now”", "пусть «tracker remind now» запускает что-то другое"
            )
        case .removeReminder:
            Phrase(
                "“tracker remind off” shows it and asks whether to remove it",
                "«tracker remind off» покажет и спросит, убрать ли его")
        case .otherReminderSystem:
            Phrase("choose another system with --by", "выберите другую систему через --by")
        case .sync(let advice): advice.commandLine
        case .answer(let meeting): meeting.answer
        }
    }

    private var app: Phrase? {
        switch self {
        case .undo: Phrase("u brings it back", "Вернуть — u")
        case .showDayBefore: Phrase("[ goes back", "назад — [")
        case .setGoal: Phrase("give it one under “Goal”", "задайте её в поле «Цель»")
        // The prompts for screen readers have no keys, but the same word to choose.
        case .correctAmount:
            Phrase("change it with “", "измените через «") + .amount + Phrase("” (=)", "» (=)")
        case .recordAmount:
            Phrase("give it with “", "укажите через «") + .amount + Phrase("” (=)", "» (=)")
        case .writeSum(let sum): .write(.sum(sum))
        case .limitOfZero:
            Phrase(
                "To avoid something altogether write “at most 0”",
                "Чтобы избегать чего-то совсем, напишите «не больше 0»")
        case .remindAgain:
            Phrase("set it up again in the settings", "включите его снова в настройках")
        case .listTrackers, .listCategories, .listSteps, .useOtherKind, .standardOutput, .standardInput,
            .listFormats, .nameFormat, .dropFormat, .dropColumns, .skipLines, .otherReminderSystem, .answer:
            nil
        case .repair, .moveAwayAndRepair, .renumberBackup, .forgetHistory, .examine, .restore, .moveAway,
            .otherPlace, .lookBeforeRepeating, .inspect, .allowWriting, .forbidOthers, .rewriteSettings,
            .setSetting, .listSettings, .addTracker, .listBackups, .importFile, .runReminder,
            .removeReminder, .sync:
            commandLine
        }
    }

    /// The shell command to copy, which is never wrapped; nil for most advice.
    var line: String? {
        switch self {
        case .inspect(let path): "tracker --library \(ShellWord.typed(path)) stats"
        case .allowWriting(let path): "chmod u+rwx \(ShellWord.typed(path))"
        case .forbidOthers(let path): "chmod go-w \(ShellWord.typed(path))"
        default: nil
        }
    }
}

extension AmountEdit {
    /// The option of a goal of this amount; a goal of 0 is none.
    fileprivate var asGoal: GivenOption {
        let text = amount.text + (unit.map { " " + $0 } ?? "")
        return GivenOption(amount == .zero ? .limit : .goal, text)
    }
}

extension Message {
    /// The sentence with the advice of the command line.
    package var onCommandLine: Phrase { phrase(Advice.onCommandLine) }
}

extension Finding {
    /// The sentence, followed by the line to copy if there is one.
    package var phrase: Phrase { line.map { sentence + " " + $0 } ?? sentence }

    package var sentence: Phrase { message.onCommandLine }

    /// The line to copy after the sentence.
    var line: String? { message.advice.lazy.compactMap(\.line).first }
}

extension Phrase {
    /// "write “5 km a week”".
    fileprivate static func write(_ text: Phrase) -> Phrase {
        Phrase("write “\(text.english)”", "напишите «\(text.russian)»")
    }

    /// The way to check for a change, as the end of a sentence.
    static let lookBeforeRepeating = Phrase(
        "look with “tracker list” or “tracker history” before you repeat it",
        "прежде чем повторять, посмотрите «tracker list» или «tracker history»")
}
