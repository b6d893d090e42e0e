/// Tells a typed unit from words that would be taken for one: `km/h`, `km this week`, «км или больше».
enum UnitWord {
    /// The part of a unit before its first blank or `/`, with a blank before it; nil for a text that can be a unit.
    ///
    /// The part is empty if it is a fault itself.
    ///
    /// - Parameter rest: What follows the number, as typed.
    static func partOfNoUnit(_ rest: Substring) -> String? {
        let isApart = rest.first?.isWhitespace ?? false
        let words = rest.split { !$0.isLetter && !$0.isNumber }
        let hasFault = words.contains {
            isFault($0, isApart: isApart || $0.startIndex != words[0].startIndex)
        }
        guard rest.contains("/") || hasFault else { return nil }
        let part = rest.drop(while: \.isWhitespace).prefix { !$0.isWhitespace && $0 != "/" }
        let isWhole = part.split { !$0.isLetter && !$0.isNumber }.allSatisfy {
            !isFault($0, isApart: isApart)
        }
        return part.isEmpty || !isWhole ? "" : " " + part
    }

    /// - Parameter isApart: Whether a blank or the like is before the word: `5mo` may count anything.
    private static func isFault(_ word: Substring, isApart: Bool) -> Bool {
        let typed = TypedWord(word).text
        return faults.contains(typed) || isApart && inShort.contains(typed)
    }

    private static let faults = set(
        "a an per each every this or в за на каждый каждую каждые эту этот или",
        "day days daily week weeks weekly month months monthly year years yearly quarter quarters quarterly",
        "today сегодня нед мес",
        "день дня дню днем дне дни дней дням днями днях ежедневно",
        "неделя недели неделе неделю неделей неделею недель неделям неделями неделях еженедельно",
        "месяц месяца месяцу месяцем месяце месяцы месяцев месяцам месяцами месяцах ежемесячно",
        "год года году годом годе годы годов лет годам годами годах ежегодно",
        "квартал квартала кварталу кварталом квартале кварталы кварталов кварталам кварталами кварталах ежеквартально"
    )

    private static let inShort = set("wk mo yr")

    private static func set(_ lines: String...) -> Set<String> {
        Set(lines.flatMap { $0.split(separator: " ").map(String.init) })
    }
}
