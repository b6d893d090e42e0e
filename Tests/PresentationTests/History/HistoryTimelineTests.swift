import Samples
import Testing
import TrackerDomain
import TrackerPresentation

@Suite("V23: the history as one list") struct HistoryTimelineTests {
    /// Three steps of three days, and two more that were undone.
    private static func journal() throws -> Journal {
        var journal = Journal(library: try .holding(.habit(1, "Run"), .habit(2, "Rest")))
        try journal.perform([.pin(1)], today: .today - 40)
        try journal.perform([.pin(2)], today: .yesterday)
        try journal.perform([.complete([1], on: .today)], today: .today)
        try journal.perform([.note("Windy", of: 1, on: .today)], today: .today)
        try journal.perform([.deleteTracker(2)], today: .today)
        _ = try journal.undo(2)
        return journal
    }

    @Test("V23: newest first: what can be done again stands above what can be undone")
    func order() throws {
        let timeline = HistoryTimeline(try Self.journal(), today: .today, language: .english)
        #expect(
            timeline.entries.map(\.text) == [
                "deleted: Rest", "noted, 8 Mar: Run", "done, 8 Mar: Run", "pinned: Rest", "pinned: Run",
            ])
        #expect(timeline.entries.map(\.replay) == [.redo, .redo, .undo, .undo, .undo])
        #expect(timeline.entries.map(\.dayText) == ["today", "today", "today", "yesterday", "27 Jan"])
        #expect(timeline.placeholder == nil && !timeline.isCut)
    }

    @Test("V23: an entry tells how many steps it takes", arguments: Language.allCases)
    func effects(language: Language) throws {
        let timeline = HistoryTimeline(try Self.journal(), today: .today, language: language)
        let texts =
            language == .english
            ? [
                "Redoes 2 steps, this one last.", "Redoes this step.", "Undoes this step.",
                "Undoes 2 steps, this one last.", "Undoes 3 steps, this one last.",
            ]
            : [
                "Повторит 2 шага, этот — последним.", "Повторит этот шаг.", "Отменит этот шаг.",
                "Отменит 2 шага, этот — последним.", "Отменит 3 шага, этот — последним.",
            ]
        #expect(timeline.entries.map(\.effectText) == texts)
    }

    @Test("V23: a history of a hundred steps tells that older ones are gone")
    func cut() throws {
        var journal = Journal(library: try .holding(.habit(1, "Run")))
        for day in 1...99 { try journal.perform([.complete([1], on: .today - day)], today: .today) }
        #expect(!HistoryTimeline(journal, today: .today, language: .english).isCut)
        try journal.perform([.pin(1)], today: .today)
        #expect(HistoryTimeline(journal, today: .today, language: .english).isCut)
        #expect(
            Phrase.historyIsCut(.english)
                == "Only the last 100 steps can be undone.")
    }

    @Test("V23: a history without a step says so")
    func empty() throws {
        let timeline = HistoryTimeline(
            Journal(library: try .holding(.habit(1))), today: .today, language: .english)
        #expect(timeline.entries.isEmpty && timeline.placeholder == "Nothing to undo or redo.")
    }
}
