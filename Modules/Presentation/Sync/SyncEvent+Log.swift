public import TrackerDomain

extension SyncEvent {
    /// The log's entries of it.
    ///
    /// - Parameter advice: The wording of what a person can do about what is told in words.
    public func logEntries(today: Day, language: Language, advice: Advice.Wording) -> [SyncLogEntry] {
        switch self {
        case .merged(let report, let library):
            return report.logEntries(library, today: today)
                + report.conflicts.compactMap {
                    $0.logEntry(today: today, language: language, advice: advice)
                }
        case .began(let beginning):
            guard !beginning.devices.isEmpty else { return [] }
            var entry = SyncLogEntry(today, Phrase.all(of: beginning.devices)(language), nil)
            entry.words = beginning.gained(language)
            return [entry]
        }
    }
}

extension MergeReport {
    /// An entry for each act of each device, but for what an entry of a value that gave way tells.
    fileprivate func logEntries(_ library: Library, today: Day) -> [SyncLogEntry] {
        let names = ChangeNames(library, arrivals.flatMap(\.changes))
        let overwritten = conflicts.compactMap { if case .overwritten(let value) = $0 { value } else { nil } }
        return arrivals.flatMap { arrival in
            let acts = arrival.changes.logged.compactMap { change -> SyncLogEntry? in
                if overwritten.contains(where: { $0.place.isSet(by: change) }) { return nil }
                let mark = arrival.changes.mark(with: change)
                return SyncLogEntry(change, with: mark, by: arrival.device, names, today: today)
            }
            return acts
                + arrival.mergedCategories.map { category in
                    var entry = SyncLogEntry(today, arrival.device, SyncLogEntry.categoryMerged)
                    (entry.category, entry.name) = (category.id, category.name)
                    return entry
                }
        }
    }
}

extension SyncLogEntry {
    /// - Parameter mark: The mark that came with an amount.
    init(
        _ change: Change, with mark: Change? = nil, by device: String, _ names: ChangeNames, today: Day
    ) {
        self.init(today, device, Act(mark ?? change).words.scriptName)
        (tracker, category) = (change.tracker, change.category)
        name = (tracker ?? category).map { names[$0] } ?? ""
        switch change {
        case .tracker(_, .set(let field, let old, let new)):
            func text(_ text: String) -> String? {
                let text = field == .category ? Identifier(text).map { names[$0] } ?? "" : text.lastLine
                return text.isEmpty ? nil : text
            }
            (self.field, self.old, self.new) = (field.rawValue, text(old), text(new))
        case .tracker(_, .value(let field, let day, let old, let new, _)):
            (self.day, self.field, self.old, self.new) = (day, field.rawValue, old, new)
        case .tracker(_, .days(let field, let days, let isAdded)):
            self.field = field.rawValue
            day = days.count == 1 ? days.first : nil
            if isAdded { new = days.text } else { old = days.text }
        case .tracker(_, .deleted(let tracker, _)):
            let count = tracker.recordedDoneDays.count
            old = count > 0 ? "\(count)" : nil
        case .category(_, .set(let field, let old, let new)):
            (self.field, self.old, self.new) = (field.rawValue, old, new)
        default: break
        }
    }
}

extension SyncConflict {
    /// The other device; nil if it is not one alone.
    private var device: String? {
        switch self {
        case .overwritten(let value): value.device
        case .deleted(_, let device), .begunTwice(_, let device): device
        case .kept(_, let deleter, let changer, _): deleter ?? changer
        case .categoryKept(_, let deleter, _, let setter): deleter ?? setter
        case .markedArchived(_, _, let archiver, let marker, _): archiver ?? marker
        case .eventDoneTwice: nil
        }
    }

    /// The log's entry of it; nil for what the changes say already.
    fileprivate func logEntry(today: Day, language: Language, advice: Advice.Wording) -> SyncLogEntry? {
        guard case .overwritten(let value) = self else {
            if case .deleted = self { return nil }
            var entry = SyncLogEntry(today, device ?? "", nil)
            entry.words = message.phrase(advice)(language)
            return entry
        }
        var entry = SyncLogEntry(today, value.device, SyncLogEntry.gaveWay)
        switch value.place {
        case .tracker(let field, let tracker):
            (entry.tracker, entry.name, entry.field) = (tracker.id, tracker.name, field.rawValue)
        case .category(let field, let category):
            (entry.category, entry.name, entry.field) = (category.id, category.name, field.rawValue)
        case .value(let field, let tracker, let day):
            (entry.tracker, entry.name, entry.field) = (tracker.id, tracker.name, field.rawValue)
            entry.day = day
        }
        (entry.old, entry.new) = (value.lost?.lastLine, value.kept?.lastLine)
        return entry
    }
}

extension [Change] {
    /// The changes without the days of pauses that ended, which go without saying.
    var withoutDaysOfEndedPauses: [Change] {
        let ended = Set(compactMap { if case .tracker(let id, .set(.status, _, _)) = $0 { id } else { nil } })
        return filter {
            if case .tracker(let id, .days(.pausedDays, _, isAdded: true)) = $0 {
                !ended.contains(id)
            } else {
                true
            }
        }
    }

    /// The changes as the log has them: a mark that came with an amount is told with that.
    fileprivate var logged: [Change] {
        withoutDaysOfEndedPauses.compactMap { change in
            guard case .tracker(let id, .days(.completions, var days, let isAdded)) = change else {
                return change
            }
            for case .tracker(id, .value(.amount, let day, _, _, _)) in self { days.remove(day) }
            return days.isEmpty ? nil : .tracker(id, .days(.completions, days, isAdded: isAdded))
        }
    }

    /// The change of the mark that came with a change of an amount; nil if there is none.
    fileprivate func mark(with change: Change) -> Change? {
        guard case .tracker(let id, .value(.amount, let day, _, _, _)) = change else { return nil }
        return first {
            if case .tracker(id, .days(.completions, let days, _)) = $0 { days.contains(day) } else { false }
        }
    }
}
