public import TrackerDomain

extension Phrase {
    /// "Mon", «Пн».
    public static func shortName(of weekday: Weekday) -> Phrase {
        switch weekday {
        case .monday: Phrase("Mon", "Пн")
        case .tuesday: Phrase("Tue", "Вт")
        case .wednesday: Phrase("Wed", "Ср")
        case .thursday: Phrase("Thu", "Чт")
        case .friday: Phrase("Fri", "Пт")
        case .saturday: Phrase("Sat", "Сб")
        case .sunday: Phrase("Sun", "Вс")
        }
    }

    /// "Monday", «Понедельник».
    public static func longName(of weekday: Weekday) -> Phrase {
        switch weekday {
        case .monday: Phrase("Monday", "Понедельник")
        case .tuesday: Phrase("Tuesday", "Вторник")
        case .wednesday: Phrase("Wednesday", "Среда")
        case .thursday: Phrase("Thursday", "Четверг")
        case .friday: Phrase("Friday", "Пятница")
        case .saturday: Phrase("Saturday", "Суббота")
        case .sunday: Phrase("Sunday", "Воскресенье")
        }
    }
}
