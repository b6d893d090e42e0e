import DeskKit
import Testing
import TrackerDomain
import TrackerPresentation

@Suite struct DateTextTests {
    @Test(arguments: [
        ("2025-10-14", "Tue, 14 October 2025", "вт, 14 октября 2025"),
        ("2026-03-08", "Sun, 8 March 2026", "вс, 8 марта 2026"),
        ("2024-02-29", "Thu, 29 February 2024", "чт, 29 февраля 2024"),
        ("1900-01-01", "Mon, 1 January 1900", "пн, 1 января 1900"),
        ("2199-12-31", "Tue, 31 December 2199", "вт, 31 декабря 2199"),
    ])
    func full(iso: String, english: String, russian: String) throws {
        let day = try #require(Day(iso: iso))
        #expect(DateText.full(day, .english) == english)
        #expect(DateText.full(day, .russian) == russian)
    }

    @Test(
        "Months stand in the genitive after a day, in the nominative alone",
        arguments: [
            (1, "January", "января", "Январь"), (2, "February", "февраля", "Февраль"),
            (3, "March", "марта", "Март"),
            (4, "April", "апреля", "Апрель"), (5, "May", "мая", "Май"), (6, "June", "июня", "Июнь"),
            (7, "July", "июля", "Июль"), (8, "August", "августа", "Август"),
            (9, "September", "сентября", "Сентябрь"), (10, "October", "октября", "Октябрь"),
            (11, "November", "ноября", "Ноябрь"), (12, "December", "декабря", "Декабрь"),
        ])
    func months(number: Int, english: String, genitive: String, nominative: String) {
        let month = Month(year: 2025, month: number)
        #expect(DateText.full(month.first, .english).hasSuffix(", 1 \(english) 2025"))
        #expect(DateText.full(month.first, .russian).hasSuffix(", 1 \(genitive) 2025"))
        #expect(DateText.heading(month, .english) == "\(english) 2025")
        #expect(DateText.heading(month, .russian) == "\(nominative) 2025")
    }

    @Test func short() throws {
        let may = try #require(Day(iso: "2025-05-09"))
        #expect(DateText.short(may, .english) == "9 May")
        #expect(DateText.short(may, .russian) == "9 мая")
    }

    @Test("A short date names its year unless it is the year it is told in")
    func shortWithYear() throws {
        let day = try #require(Day(iso: "2024-12-31"))
        #expect(DateText.short(day, relativeTo: day - 365, .english) == "31 Dec")
        #expect(DateText.short(day, relativeTo: day + 1, .english) == "31 Dec 2024")
        #expect(DateText.short(day, relativeTo: day + 1, .russian) == "31 дек 2024")
    }

    @Test("Over a heat map every month takes three cells")
    func shortMonths() {
        let english = (1...12).map { DateText.shortMonth($0, .english) }
        let russian = (1...12).map { DateText.shortMonth($0, .russian) }
        #expect(
            english == ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"])
        #expect(
            russian == ["Янв", "Фев", "Мар", "Апр", "Май", "Июн", "Июл", "Авг", "Сен", "Окт", "Ноя", "Дек"])
    }

    @Test func weekdays() {
        let short = Weekday.allCases.map { Phrase.shortName(of: $0) }
        #expect(short.map(\.english) == ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"])
        #expect(short.map(\.russian) == ["Пн", "Вт", "Ср", "Чт", "Пт", "Сб", "Вс"])
        let long = Weekday.allCases.map { Phrase.longName(of: $0) }
        #expect(
            long.map(\.english) == [
                "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
            ])
        #expect(
            long.map(\.russian) == [
                "Понедельник", "Вторник", "Среда", "Четверг", "Пятница", "Суббота", "Воскресенье",
            ])
    }
}
