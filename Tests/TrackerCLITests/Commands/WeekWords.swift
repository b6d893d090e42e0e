import TrackerPresentation

/// The words that a week is kept with, in a person's language.
struct WeekWords {
    let language: Language

    var run: String { language == .english ? "Run" : "Бег" }
    var read: String { language == .english ? "Read" : "Чтение" }
    var doctor: String { language == .english ? "Doctor" : "Врач" }
    var water: String { language == .english ? "Water" : "Вода" }
    var sport: String { language == .english ? "Sport" : "Спорт" }
    var health: String { language == .english ? "Health" : "Здоровье" }
    var home: String { language == .english ? "Home" : "Дом" }
    var daily: String { language == .english ? "daily" : "ежедневно" }
    var monWedFri: String { language == .english ? "mon,wed,fri" : "пн,ср,пт" }
    var tueThuSat: String { language == .english ? "tue,thu,sat" : "вт,чт,сб" }
    var yesterday: String { language == .english ? "yesterday" : "вчера" }
    var tomorrow: String { language == .english ? "tomorrow" : "завтра" }
    var monday: String { language == .english ? "monday" : "Понедельник" }
    /// Part of one name alone, in another case.
    var partOfRead: String { language == .english ? "EA" : "ТЕ" }
}
