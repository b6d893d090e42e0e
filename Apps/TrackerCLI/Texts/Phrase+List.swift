import TrackerPresentation

extension Phrase {
    static let todayMark = Phrase("today", "сегодня")
    static let pinnedMark = Phrase("pinned", "закреплено")
    static let hintAddTracker = Phrase("Create one: tracker add NAME", "Создать: tracker add НАЗВАНИЕ")
    static let hintListAll = Phrase("All of today: tracker list", "Всё на сегодня: tracker list")
    static let hintAddCategory = Phrase(
        "Create one: tracker category add NAME", "Создать: tracker category add НАЗВАНИЕ")

    static func searched(_ text: String) -> Phrase { Phrase("“\(text)”", "«\(text)»") }

    static func doneOf(_ done: Int, _ all: Int) -> Phrase {
        Phrase("\(done) of \(all) done", "сделано \(done) из \(all)")
    }

    static func shownOf(_ shown: Int, _ all: Int) -> Phrase {
        Phrase("\(shown) of \(all) shown", "показано \(shown) из \(all)")
    }

    /// "streak 5".
    static func streak(_ days: Int) -> Phrase {
        Phrase("streak \(NumberText.whole(days, .english))", "серия \(NumberText.whole(days, .russian))")
    }
}
