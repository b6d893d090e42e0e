public import TrackerDomain

extension Phrase {
    /// "Mon", «Пн».
    public static func shortName(of weekday: Weekday) -> Phrase { shortWeekdays[weekday.rawValue] }

    /// "Monday", «Понедельник».
    public static func longName(of weekday: Weekday) -> Phrase { longWeekdays[weekday.rawValue] }

    private static let shortWeekdays = [
        Phrase("Mon", "Пн"), Phrase("Tue", "Вт"), Phrase("Wed", "Ср"), Phrase("Thu", "Чт"),
        Phrase("Fri", "Пт"), Phrase("Sat", "Сб"), Phrase("Sun", "Вс"),
    ]

    private static let longWeekdays = [
        Phrase("Monday", "Понедельник"), Phrase("Tuesday", "Вторник"), Phrase("Wednesday", "Среда"),
        Phrase("Thursday", "Четверг"), Phrase("Friday", "Пятница"), Phrase("Saturday", "Суббота"),
        Phrase("Sunday", "Воскресенье"),
    ]
}
