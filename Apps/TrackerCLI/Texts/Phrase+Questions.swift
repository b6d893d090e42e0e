import TrackerDomain
import TrackerPresentation

extension Phrase {
    static let yesOrNo = Phrase("[y/N]", "[д/Н]")
    static let cancelled = Phrase("Cancelled; nothing was changed.", "Отменено, ничего не изменено.")
    static let askCategory = Phrase("Category:", "Категория:")
    static let askSchedule = Phrase(
        "Days (daily, weekdays, mon,wed…; empty for an irregular event):",
        "Дни (ежедневно, будни, пн,ср…; пусто — нерегулярное событие):")
    static let addYes = Phrase(
        "This needs an answer and there is no terminal to ask on: add --yes.",
        "Здесь нужен ответ, а спросить не у кого: добавьте --yes.")
    static let staysUndoable = Phrase(
        " “tracker undo” can bring it back.", " Вернуть можно командой «tracker undo».")
    static let reallyClearHistory = Phrase(
        "Forget all steps? What was deleted cannot be brought back afterwards.",
        "Забыть все шаги? После этого удалённое не вернуть.")

    static func reallyDelete(_ tracker: Tracker) -> Phrase {
        deleteTrackerQuestion + " \(tracker.emoji) \(tracker.name), "
            + CountedPhrase.completions(tracker.completions.count) + "." + staysUndoable
    }

    static let wouldChangeNothing = Phrase("Would change nothing. ", "Будет без изменений. ")
    static let howToUndo = Phrase("Undo: tracker undo", "Отмена: tracker undo")
    static let howToRedo = Phrase("Redo: tracker redo", "Повтор: tracker redo")

    /// What `add` lacks, where nobody can be asked.
    static func addNeeds(category: Bool, schedule: Bool) -> Phrase {
        let missing = (category ? ["--category"] : []) + (schedule ? ["--schedule"] : [])
        let orEvent = schedule ? Phrase(" (or --event)", " (или --event)") : Phrase(same: "")
        let names = missing.joined(separator: ", ")
        return Phrase("Something is missing: add \(names)", "Чего-то не хватает: добавьте \(names)") + orEvent
            + "."
    }
}
