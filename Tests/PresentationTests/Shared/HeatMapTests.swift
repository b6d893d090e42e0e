import DeskKit
import Samples
import Testing
import TrackerDomain
import TrackerPresentation

extension HeatMap {
    /// The cells of each week.
    var columns: [[Cell?]] { weeks.map { week in (0..<7).map { cell(week: week, row: $0) } } }
}

@Suite("STAT-4: the year heat map") struct HeatMapTests {
    private static func map(
        _ trackers: [Tracker] = [], today: Day = .today, _ conventions: Conventions = .english
    ) -> HeatMap {
        HeatMap(trackers.map { $0.plan(through: today) }, today: today, conventions: conventions)
    }

    @Test(
        "Fifty-three weeks end with today on its weekday",
        arguments: [
            // Monday 2 to Sunday 8 March 2026; the first column is the week 52 weeks earlier.
            ("2026-03-02", 0, "2025-03-03", 1, "2025-03-02"),
            ("2026-03-03", 1, "2025-03-03", 2, "2025-03-02"),
            ("2026-03-07", 5, "2025-03-03", 6, "2025-03-02"),
            ("2026-03-08", 6, "2025-03-03", 0, "2025-03-09"),
        ] as [(Day, Int, Day, Int, Day)])
    func weeks(today: Day, row: Int, first: Day, sundayRow: Int, sundayFirst: Day) {
        for (firstWeekday, row, first) in [
            (Weekday.monday, row, first), (.sunday, sundayRow, sundayFirst),
        ] {
            let map = Self.map(today: today, Conventions(language: .english, firstWeekday: firstWeekday))
            #expect(map.weeks == 0..<53 && map.first == first)
            #expect(map.columns[0][0]?.day == first && map.columns[52][row]?.day == today)
            #expect(map.columns[52][(row + 1)...].allSatisfy { $0 == nil })
            let days = map.columns.joined().compactMap { $0?.day }
            #expect(days == Array(first...today))
        }
    }

    @Test("A day has its place from the first of the weeks to today")
    func places() throws {
        let map = Self.map(today: "2026-03-03")
        // 3 March 2025 is the first Monday, 11 March the Tuesday after; 3 March 2026 is a Tuesday.
        for (day, week, row) in [("2025-03-03", 0, 0), ("2025-03-11", 1, 1), ("2026-03-03", 52, 1)]
            as [(Day, Int, Int)]
        {
            let place = try #require(map.place(of: day))
            #expect(place == (week, row) && map.cell(week: week, row: row)?.day == day)
        }
        #expect(map.place(of: "2025-03-02") == nil && map.place(of: "2026-03-04") == nil)
    }

    @Test("Rows are named in the order of the week")
    func weekdayNames() {
        #expect(Self.map().weekdayNames == ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"])
        let sundayFirst = Conventions(language: .russian, firstWeekday: .sunday)
        #expect(Self.map([], sundayFirst).weekdayNames == ["Вс", "Пн", "Вт", "Ср", "Чт", "Пт", "Сб"])
    }

    // Column 0 is the week from Monday 3 March 2025; 1 April is 29 days after that Monday, in column 4.
    @Test("A month is named over the column with its first day")
    func monthLabels() {
        let map = Self.map()
        #expect(map.monthLabels.map(\.column) == [4, 8, 12, 17, 21, 26, 30, 34, 39, 43, 47, 51])
        #expect(
            map.monthLabels.map(\.text) == [
                "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec", "Jan", "Feb", "Mar",
            ])
        #expect(
            Self.map([], .russian).monthLabels.map(\.text) == [
                "Апр", "Май", "Июн", "Июл", "Авг", "Сен", "Окт", "Ноя", "Дек", "Янв", "Фев", "Мар",
            ])
    }

    @Test("A month that begins on the first day of the map is named over its first column")
    func firstLabel() {
        // Monday 1 June 2026 is 52 weeks before the week of Thursday 3 June 2027.
        let year = Self.map(today: "2027-06-03")
        #expect(year.first == "2026-06-01" && year.monthLabels.first?.text == "Jun")
        #expect(year.monthLabels.first?.column == 0)
    }

    @Test("A month that begins after today is not named, one that begins today is")
    func lastLabel() {
        // Friday 30 January 2026: Sunday of that week is 1 February.
        let january = Self.map(today: "2026-01-30").monthLabels.last
        #expect(january?.column == 48 && january?.text == "Jan")
        let february = Self.map(today: "2026-02-01").monthLabels.last
        #expect(february?.column == 52 && february?.text == "Feb")
    }

    @Test("Levels by the share of planned habits done; blank where nothing was planned")
    func levels() throws {
        let map = Self.map(try Library.workedExample().trackers)
        #expect(
            map.columns[52].map { $0?.level } == [
                .full, nil, .full, .full, .middle, .zero, .full,
            ])
        #expect(map.columns[51].allSatisfy { $0 != nil && $0?.level == nil })
    }

    @Test(
        "The bounds of the levels",
        arguments: [
            (3, 1, .low), (3, 2, .middle), (4, 1, .low), (4, 2, .middle), (4, 3, .high), (4, 4, .full),
            (5, 2, .middle), (6, 2, .low), (6, 4, .middle), (6, 5, .high), (2, 0, .zero),
        ] as [(Int, Int, DayShare.Level)])
    func bounds(planned: Int, done: Int, level: DayShare.Level) {
        let trackers = (0..<planned).map { index in
            Tracker.habit(
                Identifier(high: 0, low: UInt64(index)), created: .today, done: index < done ? [.today] : [])
        }
        #expect(Self.map(trackers).columns[52][6]?.level == level)
    }

    @Test("Fewer weeks where a front has less room")
    func fewerWeeks() {
        let map = HeatMap([], weeks: 2, today: .today, conventions: .english)
        #expect(map.columns.map { $0[0]?.day } == ["2026-02-23", "2026-03-02"])
        #expect(map.monthLabels.map(\.column) == [0])
    }
}
