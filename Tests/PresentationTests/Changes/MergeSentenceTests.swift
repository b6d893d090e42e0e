import Samples
import Testing
import TrackerDomain
import TrackerPresentation

/// What is said of a merge: Jog is 1, Run is 2.
@Suite struct MergeSentenceTests {
    private static let day: Day = "2026-11-20"

    private static func summary(
        _ jog: Tracker, _ run: Tracker, _ edit: Edit = .mergeTracker(1, into: 2)
    ) throws -> (ChangeSummary, Journal) {
        var journal = Journal(library: try .holding(jog, run))
        return (try journal.summary(performing: [edit], today: day), journal)
    }

    private static func sentence(_ jog: Tracker, _ run: Tracker, isTrial: Bool = false) throws -> Phrase {
        try summary(jog, run).0.sentence(.init(isTrial: isTrial))
    }

    private static let jog = Tracker.habit(
        1, "Jog", goal: "at least 5 km", done: ["2026-11-16", "2026-11-17"],
        amounts: [("2026-11-16", "5"), ("2026-11-17", "5")])
    private static let run = Tracker.habit(
        2, "Run", goal: "at least 5 km", done: ["2026-11-17", "2026-11-18"],
        amounts: [("2026-11-17", "6"), ("2026-11-18", "5")])

    @Test("MRG-4: the worked example, done and tried")
    func workedExample() throws {
        let what = Phrase(
            ": Jog into Run (1 day, 1 amount; 1 shared day stays as in Run).",
            ": Jog → Run (дней: 1, количеств: 1; общих дней: 1, они как у трекера «Run»).")
        #expect(try Self.sentence(Self.jog, Self.run) == Phrase("Merged", "Объединено") + what)
        #expect(
            try Self.sentence(Self.jog, Self.run, isTrial: true)
                == Phrase("Would merge", "Будет объединено") + what)
    }

    @Test("MRG-4: days, amounts, notes and skips in this order, those of none left out")
    func parts() throws {
        let jog = Tracker.habit(
            1, "Jog", done: ["2026-11-16", "2026-11-17"], skipped: ["2026-11-18"],
            notes: [("2026-11-16", "Rain"), ("2026-11-17", "Sun")])
        let bare = Tracker.habit(2, "Run")
        #expect(
            try Self.sentence(jog, bare)
                == Phrase(
                    "Merged: Jog into Run (2 days, 2 notes, 1 skip).",
                    "Объединено: Jog → Run (дней: 2, заметок: 2, пропусков: 1)."))
        #expect(
            try Self.sentence(.habit(1, "Jog"), bare)
                == Phrase("Merged: Jog into Run.", "Объединено: Jog → Run."))
        let shared = Tracker.habit(
            1, "Jog", goal: "at least 5 km", amounts: [("2026-11-17", "1"), ("2026-11-18", "1")])
        #expect(
            try Self.sentence(shared, Self.run)
                == Phrase(
                    "Merged: Jog into Run (2 shared days stay as in Run).",
                    "Объединено: Jog → Run (общих дней: 2, они как у трекера «Run»)."))
    }

    @Test("MRG-4: days that a sum reaches by the amounts are told as days")
    func sum() throws {
        let weekly = Tracker.habit(2, "Run", planned: .rule("at least 10 km a week"))
        #expect(
            try Self.sentence(Self.jog, weekly).english == "Merged: Jog into Run (1 day, 2 amounts).")
    }

    @Test("MRG-4: undo and history name both, also where the target gained nothing")
    func undone() throws {
        for jog in [Self.jog, Tracker.habit(1, "Jog")] {
            let (_, journal) = try Self.summary(jog, Self.run)
            #expect(
                Replay.undo.sentence(journal.history.undo, ChangeNames(journal))
                    == Phrase("Undid “merged: Jog into Run”.", "Отменён шаг «объединено: Jog → Run»."))
        }
    }

    @Test(
        "MRG-4: for scripts the target is merged and the source deleted; undone it is added, the target merged"
    )
    func entries() throws {
        for jog in [Self.jog, Tracker.habit(1, "Jog")] {
            let (summary, journal) = try Self.summary(jog, Self.run)
            #expect(summary.entries.map(\.act) == [.trackerMerged, .trackerDeleted])
            #expect(summary.entries.map(\.tracker) == [2, 1])
            let undone = ChangeSummary(journal.history.undo[0].inverse).undoneEntries
            #expect(undone.map(\.act) == [.trackerAdded, .trackerMerged])
            #expect(undone.map(\.tracker) == [1, 2])
        }
    }

    @Test("MRG-5: a category's trackers are counted; each is edited for scripts, then the category deleted")
    func category() throws {
        let (summary, journal) = try Self.summary(
            .habit(1, "Jog"), .habit(2, "Run", in: .work), .mergeCategory(.home, into: .work))
        #expect(
            summary.sentence(.init())
                == Phrase("Merged: Home into Work (1 tracker).", "Объединено: Home → Work (трекеров: 1)."))
        #expect(summary.entries.map(\.act) == [.trackerEdited, .categoryDeleted])
        #expect(
            Replay.undo.sentence(journal.history.undo, ChangeNames(journal)).english
                == "Undid “merged: Home into Work”.")
        let undone = ChangeSummary(journal.history.undo[0].inverse).undoneEntries
        #expect(undone.map(\.act) == [.categoryAdded, .trackerEdited])
    }
}
