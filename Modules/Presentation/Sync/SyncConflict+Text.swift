internal import TrackerDomain

extension SyncConflict {
    /// What a person should know of it, and the command that changes it.
    var message: Message {
        switch self {
        case .overwritten(let value): Message(value.sentence, .command, .answer(self))
        case .deleted(let trackers, let device):
            Message(.deleted(trackers, on: device), .command, .answer(self))
        case .kept(let tracker, let deleter, let changer, let isMarked):
            Message(
                .kept(tracker.name, .on(deleter), .on(changer), isMarked: isMarked), .command, .answer(self))
        case .categoryKept(let category, let deleter, let trackers, let setter):
            Message(.kept(category.name, .on(deleter), with: trackers, by: setter))
        case .markedArchived(let tracker, let days, let archiver, let marker, let today):
            Message(
                .archived(tracker.name, on: archiver) + "; " + .marked(on: marker, days, relativeTo: today)
                    + ".")
        case .eventDoneTwice(let event, let days, let today):
            Message(.doneTwice(event.name, days, relativeTo: today))
        case .begunTwice(let pair, let device):
            Message(
                Phrase(
                    "\(pair.name) is there twice now, from \(device) too.",
                    "\(pair.name) теперь есть дважды, второй — с \(device)."), .command, .answer(self))
        }
    }

    /// A stable name for scripts.
    package var code: String {
        switch self {
        case .overwritten: "syncGaveWay"
        case .deleted: "syncDeleted"
        case .kept, .categoryKept: "syncKept"
        case .markedArchived: "syncMarkedArchived"
        case .eventDoneTwice: "syncDoneTwice"
        case .begunTwice: "syncBegunTwice"
        }
    }
}

extension Overwritten {
    /// "Run, schedule: “Mon, Fri” from phone stands instead of “every day”."
    var sentence: Phrase {
        guard let label else { return standing.capitalized }
        return label + ": " + standing
    }

    /// The tracker, and what of it; nil for names, which say it themselves.
    private var label: Phrase? {
        switch place {
        case .tracker(.name, _), .category(.name, _): nil
        case .tracker(let field, let tracker): Phrase(same: tracker.name + ", ") + field.caption
        case .value(_, let tracker, let day):
            Phrase(same: tracker.name + ", ") + DateText.short(day, relativeTo: today)
        }
    }

    private var standing: Phrase {
        switch (lost.map { place.quoted($0, today) }, kept.map { place.quoted($0, today) }) {
        case (let lost?, nil):
            return Phrase(
                "\(noun.english) \(lost.english) was removed on \(device)",
                "\(noun.russian) \(lost.russian) \(removed) на \(device)") + end
        case (nil, let kept?):
            return Phrase(
                "\(kept.english) from \(device) stands, though \(noun.english) was removed here",
                "остаётся \(kept.russian) (\(device)), хотя здесь \(noun.russian) \(removed)") + end
        case (let lost, let kept):
            let (lost, kept) = (lost ?? place.quoted("", today), kept ?? place.quoted("", today))
            return Phrase(
                "\(kept.english) from \(device) stands instead of \(lost.english)",
                "вместо \(lost.russian) теперь \(kept.russian) (\(device))") + end
        }
    }

    private var isAmount: Bool { if case .value(.amount, _, _) = place { true } else { false } }

    /// What the value is; only values of days can be removed.
    private var noun: Phrase {
        isAmount ? Phrase("the amount", "количество") : Phrase("the note", "заметка")
    }

    private var removed: String { isAmount ? "убрано" : "убрана" }

    private var end: Phrase {
        switch isDone {
        case true?: Phrase(", done.", ", выполнено.")
        case false?: Phrase(", no longer done.", ", больше не выполнено.")
        case nil: Phrase(same: ".")
        }
    }
}

extension Overwritten.Place {
    /// A value in words.
    func words(_ text: String, _ today: Day) -> Phrase {
        switch self {
        case .tracker(let field, let tracker): field.words(text, of: tracker, today)
        case .value(let field, let tracker, let day): field.words(text, of: tracker, on: day)
        case .category: Phrase(same: text)
        }
    }

    func quoted(_ text: String, _ today: Day) -> Phrase {
        let words = words(text, today)
        return Phrase { Phrase.quoted(words($0))($0) }
    }
}

extension DayValueField {
    /// A value of a day in words.
    fileprivate func words(_ text: String, of tracker: Tracker, on day: Day) -> Phrase {
        guard self == .amount, let amount = Amount(text: text) else { return Phrase(same: text) }
        return Phrase { AmountText.amount(amount, unit: tracker.measure(on: day)?.goal.unit ?? "", $0) }
    }
}

extension TrackerField {
    /// A value of the field in words.
    fileprivate func words(_ text: String, of tracker: Tracker, _ today: Day) -> Phrase {
        if self == .category { return Phrase(same: text) }
        var other = tracker
        guard other.set(self, to: text) else { return Phrase(same: text) }
        if self == .schedule, other.isEvent { return Phrase("no schedule", "без расписания") }
        if self == .status, let status = other.status.phrase(relativeTo: today) { return status }
        return value(of: other, in: nil, on: .latest, weekStartsOn: .monday)
    }
}

extension Phrase {
    /// "Run was deleted on laptop (212 days done)."
    fileprivate static func deleted(_ trackers: [Tracker], on device: String) -> Phrase {
        let verb = trackers.count == 1 ? "was" : "were"
        let names = trackers.map(\.name).joined(separator: ", ")
        let deleted = Phrase(
            "\(all(of: trackers.map(\.name)).english) \(verb) deleted on \(device)",
            "Удалено на \(device): \(names)")
        let count = trackers.map(\.recordedDoneDays.count).reduce(0, +)
        if count == 0 { return deleted + "." }
        return Phrase { language in
            let days = CountedPhrase.days(count)(language)
            return switch language {
            case .english: "\(deleted.english) (\(days) done)."
            case .russian: "\(deleted.russian) (\(days))."
            }
        }
    }

    /// "on phone", "here".
    fileprivate static func on(_ device: String?) -> Phrase {
        device.map { Phrase("on \($0)", "на \($0)") } ?? Phrase("here", "здесь")
    }

    /// "Run was deleted on laptop and marked on phone: kept."
    fileprivate static func kept(
        _ name: String, _ deletion: Phrase, _ change: Phrase, isMarked: Bool
    ) -> Phrase {
        let act = isMarked ? Phrase("marked", "отмечено") : Phrase("changed", "изменено")
        return Phrase(
            "\(name) was deleted \(deletion.english) and \(act.english) \(change.english): kept.",
            "\(name): \(deletion.russian) удалено, \(change.russian) \(act.russian) — оставлено.")
    }

    /// "Home was deleted on laptop; phone had put C into it: kept."
    fileprivate static func kept(
        _ name: String, _ deletion: Phrase, with trackers: [String], by device: String?
    ) -> Phrase {
        let put =
            device.map { "\($0) had put \(all(of: trackers).english) into it" }
            ?? "\(all(of: trackers).english) \(trackers.count == 1 ? "was" : "were") put into it here"
        return Phrase(
            "\(name) was deleted \(deletion.english); \(put): kept.",
            "\(name): \(deletion.russian) удалено, \(on(device).russian) \(device == nil ? "в неё" : "сюда") перенесено: "
                + "\(trackers.joined(separator: ", ")) — оставлено.")
    }

    /// "Run is archived", "Run was archived on laptop".
    fileprivate static func archived(_ name: String, on device: String?) -> Phrase {
        device.map { Phrase("\(name) was archived on \($0)", "\(name) в архиве (\($0))") }
            ?? Phrase("\(name) is archived", "\(name) в архиве")
    }

    /// "phone marked it on 20 Nov", "it was marked here on 3 days".
    fileprivate static func marked(on device: String?, _ days: DaySet, relativeTo today: Day) -> Phrase {
        let when = Phrase { language in
            let single = days.count == 1 ? days.first : nil
            let count = CountedPhrase.days(days.count)(language)
            return switch language {
            case .english: " on " + (single.map { DateText.short($0, relativeTo: today, language) } ?? count)
            case .russian:
                " " + (single.map { DateText.short($0, relativeTo: today, language) } ?? "за \(count)")
            }
        }
        let marked =
            device.map { Phrase("\($0) marked it", "на \($0) отмечено") }
            ?? Phrase("it was marked here", "здесь отмечено")
        return marked + when
    }

    /// "Dentist was done twice: 3 and 5 November."
    fileprivate static func doneTwice(_ name: String, _ days: DaySet, relativeTo today: Day) -> Phrase {
        let times =
            days.count == 2 ? Phrase("twice", "дважды") : CountedPhrase.times(days.count)
        return Phrase("\(name) was done ", "\(name): отмечено ") + times + Phrase(": ", ", ")
            + DateText.list(Array(days), relativeTo: today) + "."
    }
}

extension DateText {
    /// "3 and 5 November", "30 November and 2 December"; with the year if it is not that of the reference day.
    static func list(_ days: [Day], relativeTo reference: Day) -> Phrase {
        Phrase { language in
            let texts = days.enumerated().map { index, day in
                let next = index + 1 < days.count ? days[index + 1] : nil
                if next.map(Month.init(containing:)) == Month(containing: day) { return "\(day.day)" }
                return day.year == reference.year ? onDate(day)(language) : long(day, language)
            }
            return Phrase.all(of: texts)(language)
        }
    }
}
