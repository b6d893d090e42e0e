import TrackerPresentation

extension Phrase {
    static let hintAddTracker = Phrase("Create one: tracker add NAME", "Создать: tracker add НАЗВАНИЕ")
    static let hintListAll = Phrase("All of today: tracker list", "Всё на сегодня: tracker list")
    static let hintAddCategory = Phrase(
        "Create one: tracker category add NAME", "Создать: tracker category add НАЗВАНИЕ")

    static func searched(_ text: String) -> Phrase { Phrase("“\(text)”", "«\(text)»") }
}
