/// What the list says beside its cards.
extension Phrase {
    public static let todayMark = Phrase("today", "сегодня")
    public static let pinnedMark = Phrase("pinned", "закреплено")

    public static func doneOf(_ done: Int, _ all: Int) -> Phrase {
        Phrase("\(done) of \(all) done", "сделано \(done) из \(all)")
    }

    public static func shownOf(_ shown: Int, _ all: Int) -> Phrase {
        Phrase("\(shown) of \(all) shown", "показано \(shown) из \(all)")
    }

    /// "streak 5".
    public static func streak(_ days: Int) -> Phrase {
        Phrase("streak \(NumberText.whole(days, .english))", "серия \(NumberText.whole(days, .russian))")
    }
}
