import TrackerPresentation

extension Phrase {
    static let todayMark = Phrase("today", "сегодня")
    static let pinnedMark = Phrase("pinned", "закреплено")
    static let hintAddTracker = Phrase(
        "tracker add NAME --category CATEGORY --schedule DAYS",
        "tracker add НАЗВАНИЕ --category КАТЕГОРИЯ --schedule ДНИ")
    static let hintListAll = Phrase("tracker list shows all of today", "tracker list покажет всё на сегодня")
    static let hintAddCategory = Phrase("tracker category add NAME", "tracker category add НАЗВАНИЕ")

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

    /// For a person who gave no command.
    static let whichCommands = Phrase(
        "tracker done NAME · tracker add NAME · tracker stats · tracker help",
        "tracker done НАЗВАНИЕ · tracker add НАЗВАНИЕ · tracker stats · tracker help")
}
