import TrackerPresentation

/// The fixed texts of help.
enum ReferenceText {
    static let purpose = Phrase(
        "Tracker keeps your habits and shows how well you keep them.",
        "Tracker помогает заводить полезные привычки и видеть, как они вам даются.")
    static let withoutCommand = Phrase(
        "Without a command: the full-screen app on a terminal, else the list for today.",
        "Без команды — полноэкранное приложение в терминале, иначе список на сегодня.")

    static let examples = Phrase("Examples", "Примеры")
    static let usage = Phrase("Usage", "Использование")
    static let commands = Phrase("Commands", "Команды")
    static let options = Phrase("Options", "Параметры")
    static let optionsEverywhere = Phrase("Common options", "Общие параметры")
    static let optionsOfTheApp = Phrase(
        "Options of the full-screen app", "Параметры полноэкранного приложения")
    static let values = Phrase("Values", "Значения")
    /// After the explanation of trackers.
    static let namesFromInput = Phrase(
        "; - reads several from a pipe", "; - — несколько из канала")
    static let exitCodes = Phrase("Exit codes", "Коды завершения")

    static let anyCommand = Phrase("[COMMAND]", "[КОМАНДА]")
    static let anyOptions = Phrase("[OPTIONS]", "[ПАРАМЕТРЫ]")
    static let helpOnMember = Phrase("One of them in detail:", "Подробнее об одной из них:")
    static let allOptions =
        Phrase("All of them: tracker help ", "Все такие параметры: tracker help ") + HelpSubject.options.word
}
