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
        TrackerField.allCases.filter { $0 != .name }.compactMap { field in
            func value(_ state: (tracker: Tracker, category: TrackerDomain.Category?)) -> Phrase {
                field.value(of: state.tracker, in: state.category, on: today, weekStartsOn: firstWeekday)
            }
            let (was, becomes) = (value(old), value(new))
            guard was != becomes else { return nil }
            let isNew = field == .category && isCategoryNew
            return Field(
                caption: field.caption, old: was,
                new: becomes + (isNew ? Phrase(" (new)", " (новая)") : Phrase(same: "")))
        }
    }
}
