import Samples
import Testing
import TrackerDomain
import TrackerPresentation

/// What came in, in one line a machine, and for the log.
@Suite struct TakenInTextTests {
    private static let friday: Day = "2026-03-06"
    private static let days = DaySet([friday, .yesterday, .today])

    private func sentence(_ changes: Change...) -> Phrase {
        MergeReport.Arrival(machine: "phone", changes: changes).sentence
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
            (
                .tracker(1, .value(.note, on: Self.friday, from: "Sun", to: nil)), "1 note removed",
                "1 убранная заметка"
            ),
            (.tracker(1, .days(.skips, one, isAdded: true)), "1 skip", "1 пропуск"),
            (
                .tracker(1, .days(.skips, Self.days, isAdded: false)), "3 skips removed",
                "3 отменённых пропуска"
            ),
            (.tracker(1, .days(.pausedDays, Self.days, isAdded: true)), "1 break", "1 перерыв"),
            (
                .tracker(1, .days(.pausedDays, one, isAdded: false)), "1 break taken back",
                "1 отменённый перерыв"
            ),
            (.added(run, at: 0), "1 new tracker", "1 новый трекер"),
            (.deleted(run, at: 0), "1 tracker deleted", "1 удалённый трекер"),
            (.tracker(1, .set(.schedule, from: "", to: "x")), "1 new schedule", "1 новое расписание"),
            (.tracker(1, .set(.goal, from: "", to: "x")), "1 new goal", "1 новая цель"),
            (.tracker(1, .set(.status, from: "", to: "x")), "1 new status", "1 новое состояние"),
            (.tracker(1, .set(.category, from: "", to: "x")), "1 other change", "1 другое изменение"),
            (.tracker(1, .set(.emoji, from: "", to: "x")), "1 other change", "1 другое изменение"),
            (.tracker(1, .set(.color, from: "", to: "x")), "1 other change", "1 другое изменение"),
            (.pinned(1), "1 other change", "1 другое изменение"),
            (.added(.home, at: 0), "1 new category", "1 новая категория"),
            (.deleted(.home, at: 0), "1 category deleted", "1 удалённая категория"),
            (.category(.home, .set(.name, from: "House", to: "Home")), "1 rename", "1 новое имя"),
        ]
        for (change, english, russian) in rows {
            #expect(sentence(change) == Phrase("From phone: \(english).", "От phone: \(russian)."))
        }
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
                == Phrase("From phone: 1 new status.", "От phone: 1 новое состояние."))
    }

    @Test("SYNC 7: the log has a line for each act of each machine, and for what gave way")
    func log() throws {
        var laptop = Journal.inStep(try .holding(.habit(1, "Run"), .habit(2, "Read")), "lap1")
        var phone = Journal.inStep(laptop.library, "pho1", from: laptop)
        var desktop = Journal.inStep(laptop.library, "des1", from: laptop)
        try phone.perform([.complete([1], on: .today), .pin(2)], today: .today)
        try desktop.perform([.deleteTracker(2)], today: .today)
        try phone.perform([.editTracker(1, TrackerEdit(.name("Running")))], today: .today)
        try laptop.perform([.editTracker(1, TrackerEdit(.name("Jog")))], today: .today)
        let taken = try laptop.takeIn(
            [phone.peer("phone"), desktop.peer("desktop")].compactMap(\.self), today: .today)
        let lines = taken.logLines(laptop.library, today: .today) { _ in nil }
        #expect(
            lines.map(\.english) == [
                "2026-03-08 phone: changed: Running", "2026-03-08 phone: done, 8 Mar: Running",
                "2026-03-08 phone: pinned: Read",
                "2026-03-08 “Running” from phone stands instead of “Jog”.",
            ])
        #expect(lines.first?.russian == "2026-03-08 phone: изменено: Running")
        #expect(MergeReport().logLines(laptop.library, today: .today) { _ in nil } == [])
    }

    @Test("SYNC 7: a new tracker was not imported", arguments: Language.allCases)
    func added(_ language: Language) throws {
        let phone = MergeReport.Arrival(
            machine: "phone",
            changes: [
                .added(Tracker.habit(2, "Swim", done: [.today]), at: 1),
                .completed(1, DaySet([.today])),
            ])
        let event = SyncEvent.merged(
            MergeReport(phone.changes, arrivals: [phone]), try .holding(.habit(1, "Run")))
        let lines: [Language: [String]] = [
            .english: ["2026-03-08 phone: added: Swim", "2026-03-08 phone: done, 8 Mar: Run"],
            .russian: ["2026-03-08 phone: добавлено: Swim", "2026-03-08 phone: отмечено за 8 мар: Run"],
        ]
        #expect(event.logLines(today: .today, language: language) { _ in nil } == lines[language])
    }

    @Test("SYNC 7: what the library began with is in the log, too; nothing if it was the own one")
    func beginning() {
        var beginning = SyncBeginning(name: "")
        let own = SyncEvent.began(beginning)
        (beginning.machines, beginning.trackers, beginning.marks) = (["desk", "laptop"], 12, 2310)
        let event = SyncEvent.began(beginning)
        for (language, line) in [
            (Language.english, "2026-03-08 desk and laptop: 12 trackers and 2,310 marks"),
            (.russian, "2026-03-08 desk и laptop: 12 трекеров, 2\u{A0}310 отметок"),
        ] {
            #expect(own.logLines(today: .today, language: language) { _ in nil } == [])
            #expect(event.logLines(today: .today, language: language) { _ in nil } == [line])
        }
    }
}
