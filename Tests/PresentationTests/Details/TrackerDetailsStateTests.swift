import DeskKit
import Samples
import Testing
import TrackerDomain
import TrackerPresentation

@Suite("STAT-5: details of one tracker") struct TrackerDetailsStateTests {
    // Planned every day from Monday 31 March 2025, done on nine days, the last of them tomorrow.
    private static func library() throws -> Library {
        try .holding(
            .habit(
                1, "Run", created: "2025-03-31",
                done: [
                    "2025-03-31", "2025-04-01", "2025-12-31", "2026-01-01", "2026-02-27", "2026-02-28",
                    "2026-03-02", .today, .tomorrow,
                ]),
            .habit(2, done: [.yesterday]))
    }

    private static func state(
        chosen: Day? = nil, conventions: Conventions = .english
    ) throws -> TrackerDetailsState {
        let state = TrackerDetailsState(
            1, in: try library(), chosen: chosen, today: .today, conventions: conventions)
        return try #require(state)
    }

    @Test("Completions of the last twelve months, oldest first, up to today")
    func months() throws {
        let state = try Self.state()
        #expect(
            state.months.bars.map(\.label) == [
                "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec", "Jan", "Feb", "Mar",
            ])
        #expect(state.months.bars.map(\.count) == [1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 2])
        #expect(
            try Self.state(conventions: .russian).months.bars.map(\.label).suffix(3) == ["Янв", "Фев", "Мар"])
    }

    // From Monday 31 March 2025 to Sunday 8 March 2026 each weekday came 49 times; two Mondays were done.
    @Test("V28: rates by weekday in the order of the week, up to today")
    func weekdays() throws {
        let weekdays = try #require(try Self.state().weekdays)
        #expect(weekdays.title == Phrase("By weekday, % of plan", "По дням недели, % плана"))
        #expect(weekdays.bars.map(\.label) == ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"])
        #expect(weekdays.bars.map(\.text) == ["4%", "2%", "2%", "2%", "2%", "2%", "2%"])
        #expect(weekdays.whole == 100)
        #expect(weekdays.bars.map(weekdays.isFull) == [true] + Array(repeating: false, count: 6))
        let sundayFirst = try Self.state(conventions: Conventions(language: .russian, firstWeekday: .sunday))
        #expect(sundayFirst.weekdays?.bars.map(\.label) == ["Вс", "Пн", "Вт", "Ср", "Чт", "Пт", "Сб"])
        #expect(sundayFirst.weekdays?.bars.map(\.count) == [2, 4, 2, 2, 2, 2, 2])
    }

    // The 30 days up to today begin on 7 February: 27 and 28 February, 2 and 8 March.
    @Test("Figures: streaks, total, rate of 4 of 30 days")
    func figures() throws {
        let state = try Self.state()
        #expect(state.value(.currentStreak) == .count(1) && state.value(.bestStreak) == .count(2))
        #expect(state.value(.total) == .count(8))
        #expect(
            state.shownFacts.map(\.caption).prefix(4) == [
                "Current streak", "Best streak", "Total", "Last 30 days",
            ])
        #expect(state.shownFacts.map(\.texts).prefix(4) == [["1 day"], ["2 days"], ["8 days"], ["13%"]])
        #expect(try Self.state(conventions: .russian).fact(.rate30)?.texts == ["13\u{A0}%"])
    }

    @Test("TRK-7: completions after today are listed and counted nowhere")
    func completions() throws {
        let state = try Self.state()
        #expect(
            state.value(.completions)
                == .days([
                    "2025-03-31", "2025-04-01", "2025-12-31", "2026-01-01", "2026-02-27", "2026-02-28",
                    "2026-03-02", .today, .tomorrow,
                ]))
        #expect(state.card.completedDays == 8 && state.card.daysText == "8 days")
    }

    @Test(
        "TRK-3: the start day is the earlier of creation and first completion up to today",
        arguments: [
            ([], "2026-03-05"), (["2026-03-02"], "2026-03-02"), (["2026-03-06"], "2026-03-05"),
            (["2026-03-09"], "2026-03-05"),
        ] as [([Day], Day)])
    func startDay(done: [Day], start: Day) throws {
        let library = try Library.holding(.habit(1, created: "2026-03-05", done: done))
        let state = TrackerDetailsState(1, in: library, today: .today, conventions: .english)
        #expect(state?.value(.startDay) == .day(start) && state?.value(.createdOn) == .day("2026-03-05"))
    }

    @Test("The card is about today, calendar and heat map are of this tracker alone")
    func alone() throws {
        let state = try Self.state()
        #expect(state.card.name == "Run" && state.card.category == .home && state.card.isCompleted)
        #expect(state.calendar?.title == "March 2026")
        #expect(
            state.calendar?.cells.prefix(8).map(\.mark) == [
                .missed, .all, .missed, .missed, .missed, .missed, .missed, .all,
            ])
        #expect(
            state.heatMap.columns[52].map { $0?.level }
                == [.full, .zero, .zero, .zero, .zero, .zero, .full])
        #expect(try Self.state(chosen: "2025-12-31").calendar?.title == "December 2025")
    }

    @Test(
        "C3: of an event its days are told, the latest first, and no streak; the month is that of the latest")
    func event() throws {
        func state(_ days: [Day], _ conventions: Conventions = .english) throws -> TrackerDetailsState {
            let library = try Library.holding(.event(1, done: days))
            return try #require(
                TrackerDetailsState(1, in: library, today: .today, conventions: conventions))
        }
        let once = try state(["2026-02-03"])
        #expect(Self.facts(once) == [["Done", "Tue, 3 February 2026"]])
        #expect(once.calendar?.title == "February 2026")
        #expect(once.value(.rate30) == .ratio(nil) && once.value(.currentStreak) == .count(1))
        #expect(once.card.scheduleText == "irregular event")
        let twice = try state(["2025-12-31", .tomorrow], .russian)
        #expect(Self.facts(twice) == [["Сделано", "пн, 9 марта 2026", "ср, 31 декабря 2025"]])
        #expect(twice.calendar?.title == "Март 2026")
    }

    @Test("C3: an event that was never done has no month")
    func openEvent() throws {
        let library = try Library.holding(.event(1))
        for (conventions, caption, text) in [
            (Conventions.english, "Done", "not yet"), (.russian, "Сделано", "ещё нет"),
        ] {
            let state = TrackerDetailsState(1, in: library, today: .today, conventions: conventions)
            #expect(state.map(Self.facts) == [[caption, text]] && state?.calendar == nil)
        }
    }

    /// The caption of each with its values.
    private static func facts(_ state: TrackerDetailsState) -> [[String]] {
        state.shownFacts.map { [$0.caption] + $0.texts }
    }

    @Test func unknownTracker() throws {
        #expect(
            TrackerDetailsState(9, in: try Self.library(), today: .today, conventions: .english) == nil)
    }
}
