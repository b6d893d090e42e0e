extension Phrase {
    public static let nothingToAnalyze = Phrase(
        "There is nothing to analyze yet", "Анализировать пока нечего")
    public static let bestPeriod = Phrase("Best period", "Лучший период")
    public static let perfectDays = Phrase("Perfect days", "Идеальные дни")
    public static let trackersCompleted = Phrase("Trackers completed", "Трекеров завершено")
    public static let average = Phrase("Average", "Среднее значение")
}
