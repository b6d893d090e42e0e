extension Phrase {
    public static let creatingTracker = Phrase("Creating a tracker", "Создание трекера")
    public static let habit = Phrase("Habit", "Привычка")
    public static let irregularEvent = Phrase("Irregular event", "Нерегулярное событие")
}
