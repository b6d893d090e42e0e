public import TrackerDomain

/// What other devices did, newest last.
public struct SyncLogState: Hashable, Sendable {
    public struct Row: Hashable, Sendable {
        public let entry: SyncLogEntry
        /// "20 Nov".
        public let dayText: String
        /// "Run, name: Run → Jog".
        public let text: String
        /// "2026-11-20 b: Run, name: Run → Jog".
        public var line: String {
            let device = entry.device.isEmpty ? "" : entry.device + ": "
            return "\(entry.date.iso) \(device)\(text)"
        }
    }

    /// The newest 200.
    public let rows: [Row]
    /// Set if nothing has come in.
    public let placeholder: String?

    private static let mostRows = 200

    /// - Parameters:
    ///   - library: As it is now.
    ///   - tracker: The only tracker to show; nil for all.
    ///   - device: The name of the only device to show; nil for all.
    ///   - arrow: Stands between what was and what became of it.
    public init(
        _ entries: [SyncLogEntry], library: Library, tracker: Identifier? = nil, device: String? = nil,
        today: Day, language: Language, arrow: String
    ) {
        let shown = entries.filter {
            (tracker == nil || $0.tracker == tracker) && (device == nil || $0.device == device)
        }
        rows = shown.suffix(Self.mostRows).map {
            Row(
                entry: $0, dayText: DateText.short($0.date, relativeTo: today, language),
                text: $0.phrase(library, today: today, arrow: arrow)(language))
        }
        placeholder =
            rows.isEmpty ? Phrase("Nothing has come in yet.", "Пока ничего не пришло.")(language) : nil
    }
}

extension SyncLogEntry {
    /// "Run, name: Run → Jog", "Run, 19 Nov: 2 → 6 km, done", "Run deleted (212 days done)".
    fileprivate func phrase(_ library: Library, today: Day, arrow: String) -> Phrase {
        if let words { return Phrase(same: words) }
        if let place = place(in: library) {
            if kind == Self.gaveWay {
                return Overwritten(place, lost: old, kept: new, device: device, today: today).sentence
            }
            return place.label(old: old, today: today) + ": "
                + place.change(from: old, to: new, today, arrow: arrow)
                + outcome
        }
        if kind == Self.beganAnew { return Phrase("began anew", "начато заново") }
        if kind == Self.categoryMerged { return Phrase("category merged: ", "категория объединена: ") + name }
        guard let act = Act.allCases.first(where: { $0.words.scriptName == kind }) else { return .empty }
        if let (field, days, isAdded) = days {
            return Phrase(same: name + ", ") + days.phrase(relativeTo: today) + ": "
                + field.verb(isAdded: isAdded)
        }
        guard tracker != nil else { return act.words.history + (name.isEmpty ? "" : ": " + name) }
        let done = old.flatMap(Int.init).map { count in
            Phrase { language in
                switch language {
                case .english: " (\(CountedPhrase.days(count).english) done)"
                case .russian: " (дней: \(count))"
                }
            }
        }
        return Phrase("\(name) ", "\(name): ") + act.words.history + (done ?? .empty)
    }

    /// What an amount made of its day.
    private var outcome: Phrase {
        switch kind {
        case Act.completed.words.scriptName: Phrase(", done", ", выполнено")
        case Act.uncompleted.words.scriptName: Phrase(", no longer done", ", больше не выполнено")
        default: .empty
        }
    }
}

extension DaySetField {
    /// "done", "mark removed".
    fileprivate func verb(isAdded: Bool) -> Phrase {
        switch self {
        case .completions:
            isAdded ? Act.completed.words.history : Phrase("mark removed", "снята отметка")
        case .skips: (isAdded ? Act.skipped : Act.unskipped).words.history
        case .pausedDays: (isAdded ? Act.breakAdded : Act.breakRemoved).words.history
        }
    }
}

extension DaySet {
    /// "18 Nov", "24 Dec – 3 Jan", "12 days".
    func phrase(relativeTo today: Day) -> Phrase {
        guard let first, let span = span(around: first), span.count == count else {
            return CountedPhrase.days(count)
        }
        return count == 1 ? DateText.short(first, relativeTo: today) : BreakText.days(span, relativeTo: today)
    }
}

extension Overwritten.Place {
    /// "Run, goal", "Run, 19 Nov"; of a name the old one before it.
    func label(old: String?, today: Day) -> Phrase {
        switch self {
        case .tracker(let field, let tracker):
            Phrase(same: (field == .name ? old ?? "" : tracker.name) + ", ") + field.caption
        case .value(_, let tracker, let day):
            Phrase(same: tracker.name + ", ") + DateText.short(day, relativeTo: today)
        case .category(.name, let category):
            Phrase(same: (old ?? category.name) + ", ") + TrackerField.name.caption
        }
    }

    /// "2 → 6 km", "note “rain” removed".
    fileprivate func change(
        from old: String?, to new: String?, _ today: Day, arrow: String
    ) -> Phrase {
        guard case .value(let field, _, _) = self else {
            return words(old ?? "", today) + " \(arrow) " + words(new ?? "", today)
        }
        let shown = { (text: String) in field == .note ? quoted(text, today) : words(text, today) }
        let noun = field == .note ? Phrase("note ", "заметка ") : .empty
        switch (old, new) {
        case (let old?, let new?):
            let number = field == .amount ? Amount(text: old) : nil
            let was = number.map { amount in Phrase { AmountText.number(amount, $0) } } ?? shown(old)
            return noun + was + " \(arrow) " + shown(new)
        case (nil, let new?): return noun + shown(new)
        case (let old, nil):
            return noun + shown(old ?? "") + Phrase(" removed", field == .note ? " убрана" : " убрано")
        }
    }
}

extension SyncLogEntry {
    package var isDeletion: Bool { kind == Act.trackerDeleted.words.scriptName }
}

extension Library {
    /// "Deleted on b: Run. Back: …": why it has no trackers any more.
    ///
    /// - Returns: Nil if it has some, or no other device has deleted them.
    package func emptied(by sync: (any LibrarySync)?) -> Message? {
        guard trackers.isEmpty, let sync else { return nil }
        let deletions = sync.log().filter(\.isDeletion)
        guard let device = deletions.last?.device else { return nil }
        let names = deletions.filter { $0.device == device }.map(\.name)
        return Message(
            Phrase("Deleted on \(device): ", "Удалено на \(device): ") + .list(of: names) + ".", .command,
            .sync(.restore))
    }
}
