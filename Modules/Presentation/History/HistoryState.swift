public import TrackerDomain

/// The steps that can be undone and redone, newest first.
public struct HistoryState: Hashable, Sendable {
    public struct Row: Hashable, Sendable {
        /// 1 is taken back, or done again, first.
        public let number: Int
        public let step: Step
        /// The step in a few words.
        public let text: String
        /// The day it was made on: "14 Oct", "14 Oct 2024" in another year than today's.
        public let dayText: String
    }

    public let undo: [Row]
    public let redo: [Row]
    /// Set if there is nothing to undo or redo.
    public let placeholder: String?
}

extension HistoryState {
    public init(_ journal: Journal, today: Day, language: Language) {
        let names = ChangeNames(journal)
        undo = HistoryState.rows(journal.history.undo, names: names, today: today, language: language)
        redo = HistoryState.rows(journal.history.redo, names: names, today: today, language: language)
        placeholder =
            journal.history.isEmpty
            ? Phrase("Nothing to undo or redo.", "Отменять и повторять нечего.")(language) : nil
    }

    private static func rows(
        _ steps: [Step], names: ChangeNames, today: Day, language: Language
    ) -> [Row] {
        steps.reversed().enumerated().map { index, step in
            Row(
                number: index + 1, step: step, text: ChangeSummary(step).line(names)(language),
                dayText: DateText.short(step.day, relativeTo: today, language))
        }
    }
}
