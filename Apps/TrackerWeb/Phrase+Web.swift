import TrackerPresentation

/// Words that only a page has.
extension Phrase {
    static let undo = Phrase("Undo", "Отменить")
    static let redo = Phrase("Redo", "Повторить")
    /// Leaves a form, unlike what takes a change back.
    static let leave = Phrase("Cancel", "Отмена")
    static let close = Phrase("Close", "Закрыть")
    static let open = Phrase("Open", "Открыть")
    static let address = Phrase("Address", "Адрес")
    static let screens = Phrase("Screens", "Экраны")
    static let skipToContent = Phrase("Skip to the content", "К содержимому")

    static let setAmount = Phrase("Set", "Записать")
    static let addTo = Phrase("Add", "Прибавить")
    static let takeAway = Phrase("Take away", "Убавить")
    static let ownEmoji = Phrase("Another emoji", "Другой эмодзи")
    static let createAnew = Phrase("Create anew", "Создать заново")
    static let pauseTracker = Phrase("Pause", "Приостановить")
    static let bringBack = Phrase("Resume", "Возобновить")
    static let ruleHint = Phrase("every day · Mon, Wed · 3/week", "каждый день · пн, ср · 3/неделя")
    static let goalHint = Phrase("5 km · 30 km a week · 2 cups", "5 км · 30 км в неделю · 2 чашки")

    static let weekBefore = Phrase("The week before", "Предыдущая неделя")
    static let weekAfter = Phrase("The week after", "Следующая неделя")
    static let monthBefore = Phrase("The month before", "Предыдущий месяц")
    static let monthAfter = Phrase("The month after", "Следующий месяц")
    static let yearBefore = Phrase("The year before", "Предыдущий год")
    static let yearAfter = Phrase("The year after", "Следующий год")
}

/// Why a request is refused: one sentence, with nothing of a library in it.
extension Phrase {
    static let noToken = Phrase(
        "Open the address that “tracker web” printed, or paste it here.",
        "Откройте адрес, который вывела команда «tracker web», или вставьте его сюда.")

    static func unknownHost(_ host: String?) -> Phrase {
        guard let host else { return Phrase("This address is not allowed.", "Этот адрес не разрешён.") }
        return Phrase(
            "This address is not allowed yet: \(host). To allow it: tracker web --name \(host)",
            "Этот адрес пока не разрешён: \(host). Чтобы разрешить: tracker web --name \(host)")
    }

    static let foreignPost = Phrase(
        "This was sent from another site, so nothing was changed. Open the page here and try again.",
        "Запрос пришёл с другого сайта, ничего не изменено. Откройте страницу здесь и повторите.")
    static let pageOutOfDate = Phrase(
        "This page is out of date, and nothing was changed. Reload it.",
        "Страница устарела, ничего не изменено. Обновите её.")
    static let unreadableRequest = Phrase(
        "This request cannot be read.", "Этот запрос не удалось прочитать.")
    static let noConnection = Phrase(
        "No connection: this may not be saved. Reload to see.",
        "Нет связи: возможно, не сохранено. Обновите страницу, чтобы проверить.")
}
