import Samples
import Testing
import TrackerDomain
import TrackerPresentation

/// What came in, in one line a device, and for the log.
@Suite struct TakenInTextTests {
    private static let friday: Day = "2026-03-06"
    private static let days = DaySet([friday, .yesterday, .today])

    private func sentence(_ changes: Change...) -> Phrase {
        MergeReport.Arrival(device: "phone", changes: changes).sentence { _ in nil }
    }

    @Test("SYNC 7: marks and renames are counted")
    func marks() {
        #expect(
            sentence(.completed(1, Self.days), .tracker(2, .set(.name, from: "Tea", to: "Coffee")))
                == Phrase("From phone: 3 marks, 1 rename.", "От phone: 3 отметки, 1 новое имя."))
    }

    @Test("SYNC 7: every kind of change is counted in words")
    func kinds() {
        let run = Tracker.habit(1, "Run")
        let one = DaySet([Self.friday])
        let rows: [(Change, String, String)] = [
            (.uncompleted(1, Self.days), "3 marks removed", "3 снятые отметки"),
            (.tracker(1, .value(.amount, on: Self.friday, from: nil, to: "5")), "1 amount", "1 количество"),
            (.tracker(1, .value(.note, on: Self.friday, from: nil, to: "Sun")), "1 note", "1 заметка"),
            (.added(run, at: 0), "1 new tracker", "1 новый трекер"),
            (.deleted(run, at: 0), "1 tracker deleted", "1 удалённый трекер"),
            (.added(.home, at: 0), "1 new category", "1 новая категория"),
            (.category(.home, .set(.name, from: "House", to: "Home")), "1 rename", "1 новое имя"),
        ]
        for (change, english, russian) in rows {
            #expect(sentence(change) == Phrase("From phone: \(english).", "От phone: \(russian)."))
        }
        let others: [Change] = [
            .tracker(1, .value(.note, on: Self.friday, from: "Sun", to: nil)),
            .tracker(1, .days(.skips, one, isAdded: true)), .tracker(1, .days(.skips, one, isAdded: false)),
            .tracker(1, .days(.pausedDays, Self.days, isAdded: true)),
            .tracker(1, .set(.schedule, from: "", to: "x")), .tracker(1, .set(.goal, from: "", to: "x")),
            .tracker(1, .set(.status, from: "", to: "x")), .tracker(1, .set(.category, from: "", to: "x")),
            .pinned(1), .deleted(.home, at: 0), .tracker(1, .moved(after: nil, from: 2)),
        ]
        for change in others {
            #expect(
                sentence(change) == Phrase("From phone: 1 other change.", "От phone: другие изменения (1)."))
        }
    }

    @Test("STEP-28: all that is rare is counted together, with the way to see it")
    func others() {
        let arrival = MergeReport.Arrival(
            device: "phone",
            changes: [
                .completed(1, Self.days), .pinned(1), .tracker(1, .days(.skips, Self.days, isAdded: true)),
            ],
            mergedCategories: [.init(id: .home, name: "Home")])
        #expect(
            arrival.sentence { $0 == .sync(.showLog) ? Phrase(same: "tracker sync log") : nil }
                == Phrase(
                    "From phone: 3 marks, 1 category merged, 4 other changes: tracker sync log",
                    "От phone: 3 отметки, 1 категория объединена, другие изменения (4): tracker sync log"))
    }

    @Test("SYNC 7: a mark's amount and the days of a pause that ended go without saying")
    func implied() {
        #expect(
            sentence(
                .completed(1, DaySet([Self.friday])),
                .tracker(1, .value(.amount, on: Self.friday, from: nil, to: "5")),
                .tracker(1, .value(.amount, on: .today, from: nil, to: "2")))
                == Phrase("From phone: 1 mark, 1 amount.", "От phone: 1 отметка, 1 количество."))
        #expect(
            sentence(
                .tracker(1, .days(.pausedDays, Self.days, isAdded: true)),
                .tracker(1, .set(.status, from: "paused 2026-03-06", to: "active")))
                == Phrase("From phone: 1 other change.", "От phone: другие изменения (1)."))
    }
}
