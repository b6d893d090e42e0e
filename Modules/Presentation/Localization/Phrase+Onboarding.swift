extension Phrase {
    public static let onlyWhatYouWant = Phrase(
        "Track only what you want", "Отслеживайте только то, что хотите")
    public static let habitsAndEvents = Phrase(
        "Habits by weekdays, events whenever they come", "Привычки по дням недели, события когда придётся")
    public static let notOnlyYoga = Phrase(
        "Even if it's not liters of water and yoga", "Даже если это не литры воды и йога")
    public static let watchTheStreaks = Phrase(
        "Mark a day, watch the streaks grow", "Отмечайте дни и смотрите, как растут серии")
    public static let letMeTry = Phrase("Let me try!", "Вот это технологии!")
}
