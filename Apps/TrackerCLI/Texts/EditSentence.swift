import Terminal
import TrackerDomain
import TrackerPresentation

/// Says what an edit changed, field by field: "Changed: Run → Jog; schedule every day → Mon, Wed."
struct EditSentence {
    /// The tracker and its category before and after.
    let old, new: (tracker: Tracker, category: TrackerDomain.Category?)
    /// Whether the category was made on the way.
    let isCategoryNew: Bool
    let today: Day
    let firstWeekday: Weekday
    /// Between what was and what has become of it.
    let arrow: String

    private struct Field {
        let caption, old, new: Phrase
    }

    /// - Parameter hint: What follows in the same line; `nil` for an edit that is only tried out.
    func phrase(hint: FollowUp?) -> Phrase {
        let verb =
            hint == nil ? Phrase("Would change: ", "Будет изменено: ") : Phrase("Changed: ", "Изменено: ")
        let long = verb + whole
        // What it was is left out before the line is broken (T9).
        guard let hint, let short else { return long }
        return Phrase(
            hint.fits(after: long.english, .english) ? long.english : short.english,
            hint.fits(after: long.russian, .russian) ? long.russian : short.russian)
    }

    /// A new name says by itself what it is; the other fields follow.
    private var whole: Phrase {
        let isRenamed = old.tracker.name != new.tracker.name
        let name = old.tracker.name + (isRenamed ? " \(arrow) " + new.tracker.name : "")
        if fields.isEmpty { return Phrase(same: name + ".") }
        return Phrase(same: name + (isRenamed ? "; " : ": "))
            + fields.map { $0.caption + " " + $0.old + " \(arrow) " + $0.new }.joined(separator: "; ") + "."
    }

    /// The only field without what it was; `nil` where there are more, or the name is one.
    private var short: Phrase? {
        guard fields.count == 1, old.tracker.name == new.tracker.name else { return nil }
        let field = fields[0]
        let caption =
            isCategoryNew ? Phrase("new category ", "новая категория ") : field.caption + " \(arrow) "
        return Phrase(same: old.tracker.name + ": ") + caption
            + (isCategoryNew ? Phrase(same: new.category?.name ?? "") : field.new) + "."
    }

    private var fields: [Field] {
        let isNew = isCategoryNew ? Phrase(" (new)", " (новая)") : Phrase(same: "")
        return [
            Field(
                caption: Phrase("schedule", "расписание"), old: schedule(old.tracker),
                new: schedule(new.tracker)),
            Field(
                caption: Phrase("category", "категория"), old: Phrase(same: old.category?.name ?? ""),
                new: Phrase(same: new.category?.name ?? "") + isNew),
            Field(
                caption: Phrase("emoji", "эмодзи"), old: Phrase(same: old.tracker.emoji),
                new: Phrase(same: new.tracker.emoji)),
            Field(
                caption: Phrase("color", "цвет"), old: .name(of: old.tracker.color),
                new: .name(of: new.tracker.color)),
        ].filter { $0.old != $0.new }
    }

    private func schedule(_ tracker: Tracker) -> Phrase {
        guard let schedule = tracker.schedule(on: today) else { return Phrase(same: "") }
        func text(_ language: Language) -> String {
            ScheduleText.onCard(
                schedule, conventions: Conventions(language: language, firstWeekday: firstWeekday))
        }
        return Phrase(text(.english), text(.russian))
    }
}
