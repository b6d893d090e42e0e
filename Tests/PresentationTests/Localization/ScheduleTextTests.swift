import DeskKit
import Samples
import Testing
import TrackerDomain
import TrackerPresentation

@Suite struct ScheduleTextTests {
    private static let threeDays = Schedule.weekdays(WeekdaySet([Weekday.monday, .wednesday, .sunday]))

    @Test(
        "NEW-6: the summary of a schedule",
        arguments: [
            (Schedule.weekdays(.everyDay), "Every day", "Каждый день"),
            (.weekdays(.weekdays), "Weekdays", "Будние дни"),
            (.weekdays(.weekends), "Weekends", "Выходные"), (threeDays, "Mon, Wed, Sun", "Пн, Ср, Вс"),
            (.weekdays(WeekdaySet([Weekday.friday])), "Fri", "Пт"),
        ])
    func summary(schedule: Schedule, english: String, russian: String) {
        #expect(ScheduleText.summary(schedule, conventions: Conventions(language: .english)) == english)
        #expect(ScheduleText.summary(schedule, conventions: Conventions(language: .russian)) == russian)
    }

    @Test("SET-3: short names follow the order of the week")
    func orderOfTheWeek() {
        let conventions = Conventions(language: .english, firstWeekday: .sunday)
        #expect(ScheduleText.summary(Self.threeDays, conventions: conventions) == "Sun, Mon, Wed")
        #expect(ScheduleText.summary(.weekdays(.weekends), conventions: conventions) == "Weekends")
    }

    @Test(
        "MAIN-2: the schedule on a card",
        arguments: [
            (Schedule.weekdays(.everyDay), "every day", "каждый день"),
            (.weekdays(.weekdays), "weekdays", "будние дни"),
            (.weekdays(.weekends), "weekends", "выходные"), (threeDays, "Mon, Wed, Sun", "пн, ср, вс"),
        ])
    func onCard(schedule: Schedule, english: String, russian: String) {
        #expect(ScheduleText.onCard(schedule, conventions: Conventions(language: .english)) == english)
        #expect(ScheduleText.onCard(schedule, conventions: Conventions(language: .russian)) == russian)
    }
}
