public import TrackerDomain

/// A change that undo or redo has left, as other devices have set or marked the same since.
public struct LeftByReplay: Hashable, Sendable {
    /// The change that was not made.
    let change: Change
    /// What stands, as the act of these devices; the value that was wanted is the old one.
    public let entry: SyncLogEntry
    /// "Run, 20 Nov stays done: marked on b, too."
    public let text: String
}

extension Replayed {
    /// What other devices keep it from.
    ///
    /// - Parameters:
    ///   - journal: After undo or redo.
    ///   - name: The name of a device; nil if it is not known.
    public func left(
        in journal: Journal, today: Day, language: Language, name: (DeviceID) -> String?
    ) -> [LeftByReplay] {
        conflicts.flatMap(\.changes).compactMap { change in
            guard let (standing, devices) = journal.standing(inPlaceOf: change) else { return nil }
            var names = devices.compactMap(name)
            if names.isEmpty { names = [Phrase("another device", "другом устройстве")(language)] }
            let entry = SyncLogEntry(
                standing, by: Phrase.all(of: names)(language), ChangeNames(journal), today: today)
            let text = entry.standing(in: journal.library, today: today)
            return LeftByReplay(change: change, entry: entry, text: text(language))
        }
    }
}

extension SyncLogEntry {
    /// What stands, and by whom.
    fileprivate func standing(in library: Library, today: Day) -> Phrase {
        if let (field, days, _) = days {
            let isOne = days.count == 1
            let words = field.standing(isOne: isOne)
            return Phrase(
                "\(name), \(days.phrase(relativeTo: today).english) \(words.english) on \(device), too.",
                "\(name): \(words.russian) за \(days.phrase(relativeTo: today).russian) "
                    + "\(isOne ? "остаётся" : "остаются"), \(field.isHeld(isOne: isOne)) и на \(device).")
        }
        let since = Phrase(", changed on \(device) since.", ", с тех пор изменено на \(device).")
        guard let place = place(in: library) else {
            return Phrase("\(name) stays", "\(name): остаётся") + since
        }
        let label = place.label(old: old, today: today) + ": "
        if let new {
            return label
                + Phrase(
                    "\(place.quoted(new, today).english) stays",
                    "остаётся \(place.quoted(new, today).russian)")
                + since
        }
        return label
            + (field == DayValueField.note.rawValue
                ? Phrase("the note stays removed", "заметки больше нет")
                : Phrase("the amount stays removed", "количества больше нет")) + since
    }
}

extension DaySetField {
    /// "stays done: marked", «отметка».
    fileprivate func standing(isOne: Bool) -> Phrase {
        let stays = isOne ? "stays" : "stay"
        return switch self {
        case .completions: Phrase("\(stays) done: marked", isOne ? "отметка" : "отметки")
        case .skips: Phrase("\(stays) skipped: skipped", isOne ? "пропуск" : "пропуски")
        case .pausedDays: Phrase("\(stays) a break: a break", isOne ? "перерыв" : "перерывы")
        }
    }

    /// «она есть», of the Russian noun.
    fileprivate func isHeld(isOne: Bool) -> String {
        isOne ? (self == .completions ? "она есть" : "он есть") : "они есть"
    }
}
