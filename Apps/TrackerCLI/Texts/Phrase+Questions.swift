import TrackerDomain
import TrackerPresentation

extension Phrase {
    static let yesOrNo = Phrase("[y/N]", "[д/Н]")
    static let cancelled = Phrase("Cancelled; nothing was changed.", "Отменено, ничего не изменено.")
    static let askFirstCategory = Phrase(
        "There are no categories yet. Name the first:", "Категорий пока нет. Назовите первую:")
    static let askListedCategory = Phrase(
        "Category (its number, its name, or a new name):", "Категория (номер, название или новое название):")
    static let explainSchedule =
        Phrase("Schedule: ", "Расписание: ") + ScheduleWord.inExplanation
        + Phrase(
            ". Or event: an irregular event has no schedule and is done once.",
            ". Или событие: у нерегулярного события нет расписания, оно выполняется один раз.")
    static let askSchedule = Phrase(
        "Schedule (daily, mon,wed, 3/week, 30 km a week, whenever, or event) [daily]:",
        "Расписание (ежедневно, пн,ср, 3/нед, 30 км в неделю, без плана или событие) [ежедневно]:")
    /// "How much, km?"
    static func howMuch(_ unit: String) -> Phrase {
        Phrase("How much", "Сколько") + (unit.isEmpty ? "?" : ", \(unit)?")
    }
    static let answerNotUTF8 = Phrase(
        "The answer is not valid UTF-8: type it again.",
        "В ответе есть байты не в кодировке UTF-8: введите его ещё раз.")
    static let addYesToNoInput = Phrase(
        "This needs an answer, and “--no-input” forbids asking: add --yes.",
        "Нужен ответ, а «--no-input» запрещает спрашивать: добавьте --yes.")
    static let addYes = Phrase(
        "This needs an answer, and there is no terminal: add --yes.",
        "Нужен ответ, а терминала нет: добавьте --yes.")
    private static func staysUndoable(_ repeated: RepeatedOptions) -> Phrase {
        let undo = repeated.line("tracker undo")
        return Phrase(" “\(undo)” can bring it back.", " Вернуть можно командой «\(undo)».")
    }
    static let reallyClearHistory = Phrase(
        "Clear all steps? What was deleted cannot be brought back afterwards.",
        "Очистить историю? После этого удалённое не вернуть.")

    static func askFolder(_ proposal: String) -> Phrase {
        Phrase(
            "A folder that your devices share [\(proposal)]:",
            "Папка, общая для ваших устройств [\(proposal)]:")
    }

    static func askDeviceName(_ proposal: String) -> Phrase {
        Phrase(
            "A name for this device, seen on the others [\(proposal)]:",
            "Имя этого устройства, его увидят на других [\(proposal)]:")
    }

    static func beginNewLibrary(_ newest: Day, _ repeated: RepeatedOptions) -> Phrase {
        Message.missingLibrary(newestBackup: newest).onCommandLine(repeated)
            + Phrase(" Start a new one?", " Начать новую?")
    }

    static func reallyDelete(_ trackers: [Tracker], _ repeated: RepeatedOptions) -> Phrase {
        let question =
            trackers.count == 1
            ? deleteTrackerQuestion
            : Phrase("Are you sure you want to delete the trackers?", "Уверены, что хотите удалить трекеры?")
        let going = trackers.map {
            Phrase(same: "\($0.emoji) \($0.name), ") + CountedPhrase.marks($0.recordedDoneDays.count)
        }
        return question + " " + going.joined(separator: "; ") + "." + staysUndoable(repeated)
    }

    static func reallyDelete(
        _ category: TrackerDomain.Category, of library: Library, _ repeated: RepeatedOptions
    ) -> Phrase {
        deleteCategoryQuestion
            + Phrase(" \(category.name) goes with ", " \(category.name): с ней будут удалены ")
            + .contents(of: library.trackers(in: category.id)) + "." + staysUndoable(repeated)
    }

    static func reallyReplace(_ path: String) -> Phrase {
        let path = path.pathExcerpt
        return Phrase("\(path) is there already. Replace it?", "\(path) уже есть. Заменить?")
    }

    static func addYesToReplace(_ path: String) -> Phrase {
        let path = path.pathExcerpt
        return Phrase(
            "\(path) is there already: add --yes to replace it, or name another file.",
            "\(path) уже есть: добавьте --yes, чтобы заменить, или укажите другой файл.")
    }

    static let wouldChangeNothing = Phrase("Would change nothing. ", "Будет без изменений. ")

    /// The error of an `add` that lacks options if nobody can be asked for them.
    static func addNeeds(category: Bool, schedule: Bool) -> Phrase {
        let schedule = schedule ? Phrase("--schedule or --event", "--schedule (или --event)") : .empty
        let both = category && schedule != .empty ? Phrase(", and ", " и ") : .empty
        return Phrase("Missing: ", "Не хватает: ") + (category ? "--category" : "") + both + schedule + "."
    }
}
