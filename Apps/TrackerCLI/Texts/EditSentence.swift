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
    /// What came of it besides.
    let remarks: EditRemarks

    private struct Field {
        let caption, old, new: Phrase
    }

    func phrase(isDryRun: Bool) -> Phrase {
        (isDryRun ? Phrase("Would change: ", "Будет изменено: ") : Phrase("Changed: ", "Изменено: "))
            + edited + remarks.clauses + "." + remarks.sentences
    }

    /// A new name says by itself what it is; the other fields follow.
    private var edited: Phrase {
        let isRenamed = old.tracker.name != new.tracker.name
        let name = old.tracker.name + (isRenamed ? " \(arrow) " + new.tracker.name : "")
        if fields.isEmpty { return Phrase(same: name) }
        return Phrase(same: name + (isRenamed ? "; " : ": "))
            + fields.map { $0.caption + " " + $0.old + " \(arrow) " + $0.new }.joined(separator: "; ")
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
