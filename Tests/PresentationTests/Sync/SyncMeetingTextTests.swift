import DeskKit
import Samples
import Testing
import TrackerDomain
import TrackerPresentation

/// The sentences of sync.md, with what a front advises named.
@Suite struct SyncMeetingTextTests {
    private static let run = Tracker.habit(1, "Running", done: ["2025-11-03", "2025-11-05"])
    private static let friday: Day = "2026-03-06"

    private func lost(_ field: TrackerField, _ own: String, _ other: String, _ tracker: Tracker = run)
        -> SyncConflict
    {
        .overwritten(.tracker(field, of: tracker), lost: own, kept: other)
    }

    private func expect(
        _ meeting: SyncConflict, _ english: String, _ russian: String, isAnswered: Bool = true
    ) {
        let advice = isAnswered ? " [answer]" : ""
        #expect(
            StoreWarning.syncConflict(meeting).message.named == Phrase(english + advice, russian + advice))
    }

    @Test("SYNC 3: a name that gave way is told with both names")
    func name() {
        expect(
            lost(.name, "Jog", "Running"), "“Running” from phone stands instead of “Jog”.",
            "Вместо «Jog» теперь «Running» (phone).")
        expect(
            .overwritten(.category(.name, of: .home), lost: "House", kept: "Home"),
            "“Home” from phone stands instead of “House”.", "Вместо «House» теперь «Home» (phone).")
    }

    @Test("SYNC 3: every field that gave way is told with its values in words")
    func fields() {
        func habit(
            _ schedule: Schedule = .everyDay, goal: Goal? = nil, pinned: Bool = false,
            status: TrackerStatus = .active
        ) -> Tracker {
            .habit(1, planned: schedule, pinned: pinned, goal: goal, status: status)
        }
        let rows: [(TrackerField, own: Tracker, other: Tracker, stands: Phrase, gone: Phrase)] = [
            (
                .schedule, habit(.on(.monday, .tuesday)), habit(), Phrase("every day", "каждый день"),
                Phrase("Mon, Tue", "пн, вт")
            ),
            (
                .schedule, .event(1), habit(.rule("every 3 days from 2026-03-02")),
                Phrase("every 3 days from 2 Mar 2026", "каждые 3 дня с 2 мар 2026"),
                Phrase("no schedule", "без расписания")
            ),
            (
                .goal, habit(), habit(goal: "at most 2 km"), Phrase("at most 2 km", "максимум 2 km"),
                Phrase("none", "нет")
            ),
            (.pinned, habit(pinned: true), habit(), Phrase("no", "нет"), Phrase("yes", "да")),
            (
                .status, habit(status: .paused(since: "2026-03-05")),
                habit(status: .archived(since: "2026-03-08")),
                Phrase("archived since 8 Mar", "в архиве с 8 марта"),
                Phrase("paused since 5 Mar", "на паузе с 5 марта")
            ),
            (
                .status, habit(), habit(status: .paused(since: "2026-03-08")),
                Phrase("paused since 8 Mar", "на паузе с 8 марта"), Phrase("in use", "активен")
            ),
        ]
        for (field, own, other, stands, gone) in rows {
            expect(
                lost(field, own.text(of: field), other.text(of: field)),
                "Running, \(field.caption.english): “\(stands.english)” from phone stands instead of “\(gone.english)”.",
                "Running, \(field.caption.russian): вместо «\(gone.russian)» теперь «\(stands.russian)» (phone)."
            )
        }
        expect(
            lost(.category, "Home", "Sport"),
            "Running, category: “Sport” from phone stands instead of “Home”.",
            "Running, категория: вместо «Home» теперь «Sport» (phone).")
        expect(
            lost(.emoji, "🏃", "🥾"), "Running, emoji: “🥾” from phone stands instead of “🏃”.",
            "Running, эмодзи: вместо «🏃» теперь «🥾» (phone).")
    }

    @Test("SYNC 3: a note that gave way is told with its day, and so is one that was removed")
    func notes() {
        func note(_ own: String?, _ other: String?, on day: Day = Self.friday) -> SyncConflict {
            .overwritten(.value(.note, of: Self.run, on: day), lost: own, kept: other)
        }
        expect(
            note("Sun", "Rain"), "Running, 6 Mar: “Rain” from phone stands instead of “Sun”.",
            "Running, 6 мар: вместо «Sun» теперь «Rain» (phone).")
        expect(
            note("Sun", nil, on: "2025-11-20"), "Running, 20 Nov 2025: the note “Sun” was removed on phone.",
            "Running, 20 ноя 2025: заметка «Sun» убрана на phone.")
        expect(
            note(nil, "Rain"), "Running, 6 Mar: “Rain” from phone stands, though the note was removed here.",
            "Running, 6 мар: остаётся «Rain» (phone), хотя здесь заметка убрана.")
    }

    @Test("STEP-8: an amount that gave way is told with its unit and day, and what became of the day")
    func amounts() {
        let run = Tracker.habit(1, "Run", goal: "at least 5 km")
        func amount(_ own: String?, _ other: String?, isDone: Bool? = nil) -> SyncConflict {
            .overwritten(
                .value(.amount, of: run, on: Self.friday), lost: own, kept: other, isDone: isDone)
        }
        expect(
            amount("6", "2", isDone: false),
            "Run, 6 Mar: “2 km” from phone stands instead of “6 km”, no longer done.",
            "Run, 6 мар: вместо «6 km» теперь «2 km» (phone), больше не выполнено.")
        expect(
            amount("2", "6.5", isDone: true),
            "Run, 6 Mar: “6.5 km” from phone stands instead of “2 km”, done.",
            "Run, 6 мар: вместо «2 km» теперь «6,5 km» (phone), выполнено.")
        expect(
            amount("2", "3"), "Run, 6 Mar: “3 km” from phone stands instead of “2 km”.",
            "Run, 6 мар: вместо «2 km» теперь «3 km» (phone).")
        expect(
            amount("6", nil, isDone: false),
            "Run, 6 Mar: the amount “6 km” was removed on phone, no longer done.",
            "Run, 6 мар: количество «6 km» убрано на phone, больше не выполнено.")
        expect(
            amount(nil, "2"), "Run, 6 Mar: “2 km” from phone stands, though the amount was removed here.",
            "Run, 6 мар: остаётся «2 km» (phone), хотя здесь количество убрано.")
    }

    @Test("SYNC 3: a deletion is told with the days that were done")
    func deleted() {
        let days = (0..<212).map { Day.today - $0 }
        expect(
            .deleted([.habit(1, "Run", done: days)], device: "laptop"),
            "Run was deleted on laptop (212 days done).", "Удалено на laptop: Run (212 дней).")
        expect(
            .deleted([.habit(1, "Run")], device: "laptop"), "Run was deleted on laptop.",
            "Удалено на laptop: Run.")
        expect(
            .deleted([.habit(1, "Run", done: [.today]), .habit(2, "Read")], device: "laptop"),
            "Run and Read were deleted on laptop (1 day done).", "Удалено на laptop: Run, Read (1 день).")
    }

    @Test("SYNC 3: what was deleted on one device and used on another is told on both")
    func kept() {
        expect(
            .kept(.habit(1, "Run"), deletedOn: "laptop", changedOn: nil, isMarked: true),
            "Run was deleted on laptop and marked here: kept.",
            "Run: на laptop удалено, здесь отмечено — оставлено.")
        expect(
            .kept(.habit(1, "Run"), deletedOn: nil, changedOn: "phone", isMarked: false),
            "Run was deleted here and changed on phone: kept.",
            "Run: здесь удалено, на phone изменено — оставлено.")
        expect(
            .categoryKept(.home, deletedOn: nil, trackers: ["C"], putOn: "phone"),
            "Home was deleted here; phone had put C into it: kept.",
            "Home: здесь удалено, на phone сюда перенесено: C — оставлено.", isAnswered: false)
        expect(
            .categoryKept(.home, deletedOn: "laptop", trackers: ["C", "D"], putOn: nil),
            "Home was deleted on laptop; C and D were put into it here: kept.",
            "Home: на laptop удалено, здесь в неё перенесено: C, D — оставлено.", isAnswered: false)
    }

    @Test("SYNC 3: an archived tracker that was marked is told with the day")
    func archived() {
        func marked(_ days: [Day], on device: String?) -> SyncConflict {
            .markedArchived(
                .habit(1, "Run"), DaySet(days), archivedOn: device == nil ? "laptop" : nil,
                markedOn: device,
                today: .today)
        }
        expect(
            marked(["2025-11-20"], on: "phone"), "Run is archived; phone marked it on 20 Nov 2025.",
            "Run в архиве; на phone отмечено 20 ноя 2025.", isAnswered: false)
        expect(
            marked([Self.friday, .today], on: "phone"), "Run is archived; phone marked it on 2 days.",
            "Run в архиве; на phone отмечено за 2 дня.", isAnswered: false)
        expect(
            marked([Self.friday], on: nil), "Run was archived on laptop; it was marked here on 6 Mar.",
            "Run в архиве (laptop); здесь отмечено 6 мар.", isAnswered: false)
    }

    @Test("SYNC 3: an event that was done on several days is told with them")
    func event() {
        func done(_ days: Day...) -> SyncConflict {
            .eventDoneTwice(.event(4, "Dentist"), DaySet(days), today: .today)
        }
        expect(
            done("2026-03-03", "2026-03-05"), "Dentist was done twice: 3 and 5 March.",
            "Dentist: отмечено дважды, 3 и 5 марта.", isAnswered: false)
        expect(
            done("2025-11-30", "2026-03-03", "2026-03-05"),
            "Dentist was done 3 times: 30 November 2025, 3 and 5 March.",
            "Dentist: отмечено 3 раза, 30 ноября 2025, 3 и 5 марта.", isAnswered: false)
    }

    @Test("SYNC 7: scripts tell meetings by a code")
    func codes() {
        #expect(lost(.name, "a", "b").code == "syncGaveWay")
        #expect(SyncConflict.deleted([], device: "phone").code == "syncDeleted")
        #expect(
            SyncConflict.kept(Self.run, deletedOn: nil, changedOn: "phone", isMarked: true).code == "syncKept"
        )
        #expect(
            SyncConflict.categoryKept(.home, deletedOn: nil, trackers: [], putOn: "phone").code == "syncKept")
        #expect(
            SyncConflict.markedArchived(
                Self.run, DaySet(), archivedOn: nil, markedOn: "phone", today: .today
            ).code == "syncMarkedArchived")
        #expect(SyncConflict.eventDoneTwice(Self.run, DaySet(), today: .today).code == "syncDoneTwice")
    }
}
