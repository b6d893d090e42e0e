extension Phrase {
    public static let keepAsIs = Phrase("Keep", "Оставить")
    public static let discard = Phrase("Discard", "Не сохранять")
    public static let discardQuestion = Phrase("Leave without saving?", "Выйти без сохранения?")
    public static let discardDetail = Phrase("What you have entered will be lost.", "Введённое пропадёт.")
    public static let createAnewDetail = Phrase(
        "It was deleted meanwhile; its completions stay deleted.",
        "Тем временем его удалили; отметки не вернутся.")
    public static let undoableWithKey = Phrase(" u brings it back.", " Вернуть — u.")
    /// Said after a new habit that the shown date has no place for.
    static let notPlannedHere = Phrase(
        ". It is not planned for the day shown.", ". На показанный день не запланировано.")
    public static let allKeys = Phrase("All keys", "Все клавиши")
    public static let commands = Phrase("Commands", "Команды")
}
