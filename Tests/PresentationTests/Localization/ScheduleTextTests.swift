import Testing
import TrackerDomain
import TrackerPresentation

@Suite struct ScheduleTextTests {
    private static let threeDays = WeekdaySet([Weekday.monday, .wednesday, .sunday])

    @Test(
        "NEW-6: the summary of a schedule",
        arguments: [
            (WeekdaySet.everyDay, "Every day", "Каждый день"), (.weekdays, "Weekdays", "Будние дни"),
            (.weekends, "Weekends", "Выходные"), (threeDays, "Mon, Wed, Sun", "Пн, Ср, Вс"),
            (WeekdaySet([.friday]), "Fri", "Пт"),
        ])
    func summary(weekdays: WeekdaySet, english: String, russian: String) {
        #expect(ScheduleText.summary(weekdays, conventions: Conventions(language: .english)) == english)
        #expect(ScheduleText.summary(weekdays, conventions: Conventions(language: .russian)) == russian)
    }

    @Test("SET-3: short names follow the order of the week")
    func orderOfTheWeek() {
        let conventions = Conventions(language: .english, firstWeekday: .sunday)
        #expect(ScheduleText.summary(Self.threeDays, conventions: conventions) == "Sun, Mon, Wed")
        #expect(ScheduleText.summary(.weekends, conventions: conventions) == "Weekends")
    }

    @Test(
        "MAIN-2: the schedule on a card",
        arguments: [
            (WeekdaySet.everyDay, "every day", "каждый день"), (.weekdays, "weekdays", "будние дни"),
            (.weekends, "weekends", "выходные"), (threeDays, "Mon, Wed, Sun", "пн, ср, вс"),
        ])
    func onCard(weekdays: WeekdaySet, english: String, russian: String) {
        #expect(ScheduleText.onCard(weekdays, conventions: Conventions(language: .english)) == english)
        #expect(ScheduleText.onCard(weekdays, conventions: Conventions(language: .russian)) == russian)
    }
}
