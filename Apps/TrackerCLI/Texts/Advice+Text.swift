import TrackerDomain
package import TrackerPresentation

extension Advice {
    /// Words advice as commands and options.
    package static func onCommandLine(_ repeated: RepeatedOptions) -> Wording {
        { $0.commandLine(repeated) }
    }

    /// Words advice as answers of a review, or as a command for anything else.
    package static func inReview(_ repeated: RepeatedOptions) -> Wording {
        {
            $0 == .correctAmount
                ? Phrase("type another number", "введите другое число") : $0.commandLine(repeated)
        }
    }

    /// Words advice as keys and fields, or as a command if the app has no way of its own.
    package static func inApp(_ repeated: RepeatedOptions) -> Wording { { $0.app(repeated) } }

    private func commandLine(_ repeated: RepeatedOptions) -> Phrase? {
        switch self {
        case .repair:
            Phrase(
                "“\(repeated.line("tracker doctor --repair"))” brings it back",
                "вернуть её: «\(repeated.line("tracker doctor --repair"))»")
        case .moveAwayAndRepair:
            Phrase(
                "move the file away, then “\(repeated.line("tracker doctor --repair"))” brings it back",
                "уберите файл, и её вернёт «\(repeated.line("tracker doctor --repair"))»")
        case .examine: .see(repeated.line("tracker doctor"))
        case .restore:
            Phrase(
                "“\(repeated.line("tracker restore"))” brings it back",
                "вернуть её: «\(repeated.line("tracker restore"))»")
        case .undo:
            Phrase(
                "“\(repeated.line("tracker undo"))” can take it back",
                "Отменить можно командой «\(repeated.line("tracker undo"))»")
        case .moveAway: Phrase("move it away", "уберите его")
        case .renumberBackup:
            Phrase(
                "“\(repeated.line("tracker doctor --repair"))” renames it",
                "«\(repeated.line("tracker doctor --repair"))» её переименует")
        case .forgetHistory:
            Phrase(
                "“\(repeated.line("tracker doctor --repair"))” keeps the library and clears the history",
                "«\(repeated.line("tracker doctor --repair"))» сохранит библиотеку и очистит историю")
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
        case .clearHistoryAgain:
            Phrase(
                "then run “\(repeated.line("tracker history clear"))” again",
                "потом повторите «\(repeated.line("tracker history clear"))»")
        case .clearFlag(let command, let path): Phrase(same: "\(command) \(ShellWord.typed(path))")
        case .rewriteSettings:
            Phrase(
                "write them again with “\(repeated.line("tracker config set"))”",
                "запишите их заново через «\(repeated.line("tracker config set"))»")
        case .setSetting:
            Phrase(
                "set one with “\(repeated.line("tracker config set"))”",
                "задайте своё через «\(repeated.line("tracker config set"))»")
        case .listSettings:
            Phrase(
                "check them with “\(repeated.line("tracker config list"))”",
                "проверьте их командой «\(repeated.line("tracker config list"))»")
        case .addTracker:
            Phrase(
                "create a tracker with “\(repeated.line("tracker add"))”",
                "создайте трекер командой «\(repeated.line("tracker add"))»")
        case .listBackups: .see(repeated.line("tracker restore"))
        case .importFile:
            Phrase(
                "read other files with “\(repeated.line("tracker import"))”",
                "для других файлов — «\(repeated.line("tracker import"))»")
        case .lookBeforeRepeating: .lookBeforeRepeating(repeated)
        case .listTrackers: .see(repeated.line("tracker list"))
        case .listCategories: .see(repeated.line("tracker category list"))
        case .listSteps:
            Phrase(
                "See “\(repeated.line("tracker history"))”", "Смотрите «\(repeated.line("tracker history"))»")
        case .useCategory: .seeLine(repeated.line("tracker category"))
        case .useTracker: .seeLine(repeated.line("tracker edit"))
        case .mergeTrackers(let source, let target):
            Phrase("Join them: ", "Объединить: ") + repeated.line("tracker merge \(source) \(target)")
        case .mergeCategories(let source, let target):
            CommandLineText(["category", "merge", source, target], repeated.given)?.phrase
        // The day depends on its option, and a command names what it moves.
        case .showDayBefore, .moveSection: nil
        case .setGoal(let name, let amount):
            amount.asGoal.flatMap { goal -> Phrase? in
                CommandLineText(["edit", name], [goal] + repeated.given)?.phrase
            }
        case .correctAmount: Phrase("change it with --amount", "измените через --amount")
        case .recordAmount(let name):
            CommandLineText(["done", name, "5"], repeated.given)?.phrase
        case .nameSchedule(let sum):
            Phrase("for a goal of a day add --schedule daily", "для цели на день добавьте --schedule daily")
                + (sum.map(Phrase.orSumInOption) ?? .empty)
        case .limitOfZero:
            Phrase(
                "To avoid something altogether use --limit 0",
                "Чтобы отказаться совсем, укажите --limit 0")
        case .standardOutput:
            Phrase("write - for standard output", "напишите «-» для стандартного вывода")
        case .standardInput:
            Phrase(
                "hand it over with “\(repeated.line("tracker import -"))”",
                "передайте данные через «\(repeated.line("tracker import -"))»")
        case .importing(let advice): advice.commandLine
        case .setTimerAgain(let label):
            Phrase(
                "set it up again with “\(label.setting(repeated))”",
                "включите его снова через «\(label.setting(repeated))»")
        case .runTimer(let label):
            Phrase(
                "let something run “\(label.running(repeated))”",
                "пусть «\(label.running(repeated))» запускает что-то другое")
        case .removeTimer(let label):
            Phrase(
                "“\(label.ending(repeated))” shows it and asks whether to remove it",
                "«\(label.ending(repeated))» покажет и спросит, убрать ли его")
        case .otherTimerSystem:
            Phrase("choose another system with --by", "выберите другую систему через --by")
        case .sync(let advice): advice.commandLine(repeated)
        case .answer(let conflict): conflict.answer(repeated)
        }
    }

    private func app(_ repeated: RepeatedOptions) -> Phrase? {
        switch self {
        case .undo: Phrase("u brings it back", "Вернуть — u")
        case .showDayBefore: Phrase("[ goes back", "назад — [")
        case .moveSection: Phrase("↑ K moves the section", "↑ K переместит раздел")
        case .setGoal: Phrase("give it one under “Goal”", "задайте её в поле «Цель»")
        // The prompts for screen readers have no keys, but the same word to choose.
        case .correctAmount:
            Phrase("change it with “", "измените через «") + .amount + Phrase("” (=)", "» (=)")
        case .recordAmount:
            Phrase("give it with “", "укажите через «") + .amount + Phrase("” (=)", "» (=)")
        case .nameSchedule(let sum):
            Phrase("name a schedule, too", "укажите и расписание")
                + (sum.map { .orWrite(.sum($0)) } ?? .empty)
        case .limitOfZero:
            Phrase(
                "To avoid something altogether write “at most 0”",
                "Чтобы отказаться совсем, напишите «не больше 0»")
        case .setTimerAgain(.remind):
            Phrase("set it up again in the settings", "включите его снова в настройках")
        case .listTrackers, .listCategories, .listSteps, .useCategory, .useTracker, .mergeTrackers,
            .mergeCategories,
            .standardOutput, .standardInput,
            .importing, .otherTimerSystem, .answer:
            nil
        case .repair, .moveAwayAndRepair, .renumberBackup, .forgetHistory, .examine, .restore, .moveAway,
            .otherPlace, .lookBeforeRepeating, .inspect, .allowWriting, .forbidOthers, .clearFlag,
            .clearHistoryAgain, .rewriteSettings, .setSetting, .listSettings, .addTracker, .listBackups,
            .importFile, .setTimerAgain(.sync), .runTimer, .removeTimer, .sync:
            commandLine(repeated)
        }
    }

    /// The shell command to copy, which is never wrapped; nil for most advice.
    func line(_ repeated: RepeatedOptions) -> String? {
        switch self {
        case .inspect(let path):
            repeated.withoutLibrary.line("tracker --library \(ShellWord.typed(path)) stats")
        case .allowWriting(let path): "chmod u+rwx \(ShellWord.typed(path))"
        case .forbidOthers(let path): "chmod go-w \(ShellWord.typed(path))"
        default: nil
        }
    }
}

extension TimerLabel {
    /// The command that sets the timer up.
    fileprivate func setting(_ repeated: RepeatedOptions) -> String {
        switch self {
        case .remind: repeated.line("tracker remind --at 20:00")
        case .sync: repeated.line("tracker sync every 15m")
        }
    }

    /// The command that the timer runs.
    fileprivate func running(_ repeated: RepeatedOptions) -> String {
        switch self {
        case .remind: repeated.line("tracker remind now")
        case .sync: repeated.line("tracker sync -q")
        }
    }

    /// The command that takes the timer away.
    fileprivate func ending(_ repeated: RepeatedOptions) -> String {
        switch self {
        case .remind: repeated.line("tracker remind off")
        case .sync: repeated.line("tracker sync every off")
        }
    }
}

extension AmountEdit {
    /// The option of a goal of this amount, of 0 a limit; nil for a unit that no goal can have.
    fileprivate var asGoal: GivenOption? {
        let text = amount.text + (unit.map { " " + $0 } ?? "")
        let isGoal = (try? GoalWord.goal(.atMost, text, .english)) != nil
        return isGoal ? GivenOption(amount == .zero ? .limit : .goal, text) : nil
    }
}

extension Phrase {
    /// "write “5 km a week”".
    static func see(_ line: String) -> Phrase { Phrase("see “\(line)”", "смотрите «\(line)»") }

    fileprivate static func seeLine(_ line: String) -> Phrase { Phrase("see \(line)", "смотрите \(line)") }

    fileprivate static func orWrite(_ text: Phrase) -> Phrase {
        Phrase(", or write “\(text.english)”", " или напишите «\(text.russian)»")
    }

    /// The option says whether it is a limit.
    fileprivate static func orSumInOption(_ sum: PeriodGoal) -> Phrase {
        let (option, text) = (sum.goal.kind.option.word, Phrase.sumInOption(sum))
        return Phrase(
            ", or write \(option) \(ShellWord.typed(text.english))",
            " или напишите \(option) \(ShellWord.typed(text.russian))")
    }
}
