public import TrackerDomain

/// The texts of a tracker's fields.
extension TrackerField {
    /// The label above or beside the value: "Schedule".
    public var label: Phrase {
        switch self {
        case .name: Phrase("Name", "Название")
        case .schedule: Phrase("Schedule", "Расписание")
        case .goal: Phrase("Goal", "Цель")
        case .category: Phrase("Category", "Категория")
        case .emoji: Phrase("Emoji", "Эмодзи")
        case .color: Phrase("Color", "Цвет")
        case .pinned: Phrase("Pinned", "Закреплено")
        case .status: Phrase("Status", "Состояние")
        }
    }

    /// The name within a sentence: "schedule".
    public var caption: Phrase {
        Phrase { label($0).lowercased() }
    }

    /// The texts about its text while it is typed, and when it is rejected.
    public var words: TextWords {
        switch self {
        case .name:
            TextWords(
                label: label, placeholder: .namePlaceholder, subject: Phrase("The name", "Название"),
                place: Phrase("The name", "В названии"))
        case .goal:
            TextWords(
                label: label,
                placeholder: Phrase(
                    "5 km · 30 km a week · at most 2 cups", "5 км · 30 км в неделю · не больше 2 чашек"),
                subject: Phrase("The unit", "Единица"),
                place: Phrase("The unit", "В единице"))
        // These are chosen, so their text is never wrong.
        case .schedule, .category, .emoji, .color, .pinned, .status:
            TextWords(label: label, placeholder: .empty, subject: label, place: label)
        }
    }

    /// The fault of a tracker in a file whose value breaks the field's rule.
    func broken(_ id: Identifier) -> Phrase {
        switch self {
        case .name:
            Phrase(
                "the tracker \(id) has a name that is not allowed", "у трекера \(id) недопустимое название")
        case .emoji: Phrase("the tracker \(id) has no valid emoji", "у трекера \(id) недопустимый эмодзи")
        case .schedule:
            Phrase(
                "the habit \(id) has a schedule that is not allowed",
                "у привычки \(id) недопустимое расписание")
        case .goal:
            Phrase("the tracker \(id) has a goal that is not allowed", "у трекера \(id) недопустимая цель")
        case .status:
            Phrase(
                "the event \(id) is paused, as only habits are",
                "событие \(id) на паузе, а она бывает только у привычек")
        case .category, .color, .pinned:
            Phrase("the tracker \(id) cannot be as it is", "трекер \(id) таким быть не может")
        }
    }

    /// The value within a sentence; the schedule is that of a day.
    public func value(
        of tracker: Tracker, in category: Category?, on day: Day, weekStartsOn firstWeekday: Weekday
    ) -> Phrase {
        switch self {
        case .name, .emoji: return Phrase(same: tracker.text(of: self))
        case .category: return Phrase(same: category?.name ?? "")
        case .color: return .name(of: tracker.color)
        case .pinned: return tracker.isPinned ? Phrase("yes", "да") : Phrase("no", "нет")
        case .schedule:
            guard let schedule = tracker.schedule(on: day) else { return .empty }
            return Phrase {
                ScheduleText.exact(
                    schedule, relativeTo: day,
                    conventions: Conventions(language: $0, firstWeekday: firstWeekday))
            }
        case .goal:
            guard let goal = tracker.goal(on: day) else { return .noGoal }
            return Phrase { AmountText.goal(goal, $0) }
        case .status:
            return tracker.status.phrase ?? Phrase("in use", "активен")
        }
    }
}

extension CategoryField {
    /// The texts about its text while it is typed, and when it is rejected.
    public var words: TextWords {
        switch self {
        case .name:
            TextWords(
                label: TrackerField.name.label, placeholder: .categoryPlaceholder,
                subject: Phrase("The category name", "Название категории"),
                place: Phrase("The category name", "В названии категории"))
        }
    }
}

/// The texts about a text that is typed.
public struct TextWords: Hashable, Sendable {
    let label: Phrase
    /// Shown while the field is empty.
    let placeholder: Phrase
    /// The text as the subject of a sentence.
    let subject: Phrase
    /// The text as the place of a character in it.
    let place: Phrase

    /// The same texts under another label.
    func labelled(_ label: Phrase) -> TextWords {
        TextWords(label: label, placeholder: placeholder, subject: subject, place: place)
    }
}
