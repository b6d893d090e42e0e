import Terminal
import TrackerPresentation

extension Phrase {
    static let clearSearch = Phrase("clear the search", "очистить поиск")

    static func tooSmall(_ size: Size, need: Size) -> Phrase {
        let (has, needs) = ("\(size.columns)×\(size.rows)", "\(need.columns)×\(need.rows)")
        return Phrase("too small: \(has), need \(needs)", "слишком мало: \(has), нужно \(needs)")
    }

    /// "3 of 7", where "shown" has no room.
    static func countOf(_ count: Int, _ all: Int) -> Phrase {
        Phrase("\(count) of \(all)", "\(count) из \(all)")
    }
}
