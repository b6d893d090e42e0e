import TrackerPresentation

/// What keys do in the sheets.
extension Phrase {
    static let hintChoose = Phrase("choose", "выбрать")
    static let hintBack = Phrase("back", "назад")
    static let hintNext = Phrase("next", "дальше")
    static let hintSwitch = Phrase("switch", "переключить")
    static let hintRun = Phrase("run", "выполнить")
    static let hintAdd = Phrase("new", "новая")
    static let hintCancel = Phrase("cancel", "отменить")
    static let spaceKey = Phrase("Space", "Пробел")
}
