public import TrackerDomain

/// The steps of the history as one list, newest first: those that can be done again stand above those that can be undone.
public struct HistoryTimeline: Hashable, Sendable {
    public struct Entry: Hashable, Sendable {
        /// What leads to the entry from now on.
        public let replay: Replay
        /// The steps to undo or redo, the next one first; the entry's own is the last.
        package let steps: [Step]
        /// The entry's own step.
        public let id: StepID
        /// The step in a few words.
        public let text: String
        /// "today", "yesterday", "14 Oct".
        public let dayText: String
        /// "Undoes 3 steps, back to before this one."
        public let effectText: String
    }

    public let entries: [Entry]
    /// Older steps were dropped, as only the newest are kept.
    public let isCut: Bool
    /// Set if there is nothing to undo or redo.
    public let placeholder: String?

    public init(_ journal: Journal, today: Day, language: Language) {
        let state = HistoryState(journal, today: today, language: language)
        func entries(_ rows: [HistoryState.Row], _ replay: Replay) -> [Entry] {
            let ids = journal.history.ids(replay)
            return rows.enumerated().map { index, row in
                Entry(
                    replay: replay, steps: rows[...index].map(\.step), id: ids[index], text: row.text,
                    dayText: Self.dayText(row, today: today)(language),
                    effectText: replay.effect(of: row.number)(language))
            }
        }
        self.entries = entries(state.redo, .redo).reversed() + entries(state.undo, .undo)
        isCut = journal.history.undo.count == History.limit
        placeholder = state.placeholder
    }

    private static func dayText(_ row: HistoryState.Row, today: Day) -> Phrase {
        switch row.step.day {
        case today: .todayMark
        case today - 1: Phrase("yesterday", "вчера")
        default: Phrase(same: row.dayText)
        }
    }
}

extension Replay {
    /// "Undoes 3 steps, back to before this one."
    fileprivate func effect(of count: Int) -> Phrase {
        let steps = CountedPhrase.steps(count)
        return switch self {
        case .undo where count == 1: Phrase("Undoes this step.", "Отменит этот шаг.")
        case .redo where count == 1: Phrase("Redoes this step.", "Повторит этот шаг.")
        case .undo: Phrase("Undoes ", "Отменит ") + steps + Phrase(", this one last.", ", этот — последним.")
        case .redo: Phrase("Redoes ", "Повторит ") + steps + Phrase(", this one last.", ", этот — последним.")
        }
    }

    /// "Undid 3 steps, back to before “done, 20 Nov: Run”."
    ///
    /// - Parameter steps: The steps as they were made, the next one first.
    func longSentence(_ steps: [Step], _ names: ChangeNames) -> Phrase {
        guard steps.count > 1, let last = steps.last else { return sentence(steps, names) }
        let (line, count) = (ChangeSummary(last).line(names), CountedPhrase.steps(steps.count))
        return switch self {
        case .undo:
            Phrase("Undid ", "Отменено: ") + count
                + Phrase(", back to before “\(line.english)”.", ", по «\(line.russian)» включительно.")
        case .redo:
            Phrase("Redid ", "Повторено: ") + count
                + Phrase(", up to “\(line.english)”.", ", по «\(line.russian)» включительно.")
        }
    }
}

extension Phrase {
    public static let historyTitle = Phrase("History", "История")
    /// Said below a history that has reached its greatest length.
    public static let historyIsCut = Phrase(
        "Only the last \(History.limit) steps can be undone.",
        "Отменить можно только последние \(History.limit) шагов.")
    /// Said if the steps to undo or redo are others by now.
    static let historyHasChanged = Phrase(
        "The history has changed meanwhile; nothing was undone.",
        "История тем временем изменилась; ничего не отменено.")
}
