import DeskKit
import Samples
import Testing
import TrackerDomain
import TrackerPresentation

@Suite struct TrackerCardTests {
    private static func card(
        _ tracker: Tracker, on date: Day = .today, _ conventions: Conventions = .english
    ) -> TrackerCard {
        TrackerCard(
            tracker, tracker.onDate(date, today: .today), category: .home, on: date, today: .today,
            conventions: conventions)
    }

    @Test("MAIN-2: a card carries what the tracker is")
    func facts() {
        let tracker = Tracker.made(
            id: 7, name: "Walk the dog", emoji: "🐶", color: PaletteColor.all[4], categoryID: .home,
            kind: .habit(ScheduleHistory(.weekdays(.on(.wednesday, .monday)), from: .today)),
            createdOn: .today, isPinned: true, completions: DaySet([.yesterday]))
        let card = Self.card(tracker, on: .yesterday)
        #expect(card.id == 7 && card.name == "Walk the dog" && card.emoji == "🐶" && card.color.number == 5)
        #expect(card.category == .home && card.isPinned && !card.isEvent && card.isCompleted)
        #expect(
            card.schedule == .weekdays(.on(.monday, .wednesday)) && card.completedDays == 1
                && card.currentStreak == 1)
        #expect(!Self.card(tracker, on: .today).isCompleted)
    }

    @Test(
        "MAIN-2: the number of days with its plural",
        arguments: [
            (0, "0 days", "0 дней"), (1, "1 day", "1 день"), (2, "2 days", "2 дня"), (4, "4 days", "4 дня"),
            (5, "5 days", "5 дней"), (11, "11 days", "11 дней"), (14, "14 days", "14 дней"),
            (21, "21 days", "21 день"), (22, "22 days", "22 дня"), (101, "101 days", "101 день"),
            (112, "112 days", "112 дней"), (1222, "1,222 days", "1\u{A0}222 дня"),
        ])
    func days(count: Int, english: String, russian: String) {
        let tracker = Tracker.habit(1, done: (0..<count).map { .today - $0 })
        #expect(Self.card(tracker).daysText == english)
        #expect(Self.card(tracker, .russian).daysText == russian)
    }

    @Test("TRK-4, TRK-7: the count is of all completions up to today, whatever the date shown")
    func countedUpToToday() {
        let tracker = Tracker.habit(1, done: ["2026-03-01", .today, .tomorrow])
        for date in ["2026-03-01", .today, .tomorrow] as [Day] {
            #expect(Self.card(tracker, on: date).completedDays == 2)
        }
        #expect(Self.card(tracker, on: .tomorrow).isCompleted)
    }

    @Test(
        "MAIN-2: the schedule as it stands on a card",
        arguments: [
            (.everyDay, "every day", "каждый день"), (.weekdays, "weekdays", "будние дни"),
            (.weekends, "weekends", "выходные"), (.on(.wednesday, .monday), "Mon, Wed", "пн, ср"),
            (.on(.sunday, .monday), "Mon, Sun", "пн, вс"),
        ] as [(WeekdaySet, String, String)])
    func schedule(weekdays: WeekdaySet, english: String, russian: String) {
        let tracker = Tracker.habit(1, planned: .weekdays(weekdays))
        #expect(Self.card(tracker).scheduleText == english)
        #expect(Self.card(tracker, .russian).scheduleText == russian)
    }

    @Test("SET-3: days stand in the order of a person's week")
    func weekOrder() {
        let sundayFirst = Conventions(language: .english, firstWeekday: .sunday)
        let tracker = Tracker.habit(1, planned: .on(.sunday, .monday))
        #expect(Self.card(tracker, sundayFirst).scheduleText == "Sun, Mon")
        #expect(Self.card(tracker, sundayFirst).schedule == .weekdays(.on(.monday, .sunday)))
    }

    @Test("AMT-13: an amount without a goal stands behind the schedule")
    func bareAmount() {
        let tracker = Tracker.habit(1, done: [.today], amounts: [(.yesterday, "3"), (.today, "2.5")])
        #expect(Self.card(tracker).lineCaption(.english) == "every day · 2.5 today")
        #expect(Self.card(tracker, .russian).lineCaption(.russian) == "каждый день · сегодня 2,5")
        #expect(Self.card(tracker, on: .yesterday).lineCaption(.english) == "every day · 3 that day")
        #expect(
            Self.card(tracker, on: .yesterday, .russian).lineCaption(.russian) == "каждый день · за день 3")
        #expect(Self.card(tracker).facts.first { $0.key == .amount }?.value == .text("2.5"))
        #expect(!Self.card(tracker).countsAmounts)
    }

    @Test("MAIN-2: an event says that it is one")
    func event() {
        let event = Tracker.event(1)
        #expect(Self.card(event).scheduleText == "irregular event")
        #expect(Self.card(event, .russian).scheduleText == "нерегулярное событие")
        #expect(Self.card(event).isEvent && Self.card(event).schedule == nil)
    }

    @Test("TRK-5: the schedule in force on the date")
    func scheduleInForce() throws {
        let entries: [ScheduleHistory.Entry] = [
            .init(from: "2026-03-02", .weekdays(.everyDay)),
            .init(from: .today, .weekdays(.weekends)),
        ]
        let history = try #require(ScheduleHistory(entries: entries))
        let tracker = Tracker.made(
            id: 1, name: "Run", emoji: "🙂", color: PaletteColor.all[0], categoryID: .home,
            kind: .habit(history), createdOn: "2026-03-02")
        #expect(Self.card(tracker, on: .yesterday).scheduleText == "every day")
        #expect(Self.card(tracker, on: .today).scheduleText == "weekends")
    }

    @Test("MAIN-5: past dates and today may be marked, future ones not")
    func dates() {
        let habit = Tracker.habit(1)
        #expect(Self.card(habit, on: "1900-01-01").canComplete)
        #expect(Self.card(habit, on: .yesterday).canComplete)
        #expect(Self.card(habit).canComplete && Self.card(habit).canToggle)
        #expect(!Self.card(habit, on: .tomorrow).canComplete && !Self.card(habit, on: .tomorrow).canToggle)
    }

    @Test("TRK-6: an event done on another day cannot be completed, on its own day it can be toggled")
    func eventDoneElsewhere() {
        let event = Tracker.event(1, done: [.yesterday])
        #expect(!Self.card(event).canComplete && !Self.card(event).canToggle)
        #expect(Self.card(event, on: .yesterday).canComplete && Self.card(event, on: .yesterday).canToggle)
        #expect(Self.card(.event(2)).canComplete)
        #expect(!Self.card(.event(3, done: [.tomorrow])).canComplete)
    }

    @Test("TRK-7: a completion after today can be taken away, though none can be made")
    func futureCompletion() {
        let card = Self.card(.habit(1, done: [.tomorrow]), on: .tomorrow)
        #expect(!card.canComplete && card.canToggle)
    }
}
