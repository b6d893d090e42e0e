/// A typed word that does not mean what it should.
public enum WordError: Error, Hashable, Sendable {
    case day(String)
    /// A date that no calendar has, or one outside 1900 to 2199.
    case date(String)
    case month(String)
    /// The part that is no weekday, of the whole.
    case schedule(String)
    case color(String)
    case time(String)
}

extension WordError {
    /// One sentence: what is wrong and what can be written instead.
    public var phrase: Phrase {
        let word = word.excerpt()
        return switch self {
        case .day:
            Phrase(
                "“\(word)” is no day: write 2026-11-20, today, yesterday, mon, or -3 for three days ago.",
                "«\(word)» — не день: напишите 2026-11-20, сегодня, вчера, пн или -3 — три дня назад.")
        case .date:
            Phrase(
                "There is no day “\(word)”: write a date from 1900-01-01 to 2199-12-31.",
                "Дня «\(word)» не бывает: напишите дату от 1900-01-01 до 2199-12-31.")
        case .month:
            Phrase(
                "“\(word)” is no month: write year and month, as in 2026-11.",
                "«\(word)» — не месяц: напишите год и месяц, например 2026-11.")
        case .schedule:
            Phrase(
                "“\(word)” is no weekday: write daily, weekdays, weekends, or days like mon,wed,fri or mon-fri.",
                "«\(word)» — не день недели: напишите ежедневно, будни, выходные или дни: пн,ср,пт или пн-пт."
            )
        case .color:
            Phrase(
                "“\(word)” is no color of the palette: write a number from 1 to 18, a name such as red, or its #HEX.",
                "«\(word)» — не цвет палитры: напишите номер от 1 до 18, название, например красный, или его #HEX."
            )
        case .time:
            Phrase(
                "“\(word)” is no start of a day: write a time from 00:00 to 11:59.",
                "«\(word)» — не начало дня: напишите время от 00:00 до 11:59.")
        }
    }

    /// What was typed.
    private var word: String {
        switch self {
        case .day(let word), .date(let word), .month(let word), .schedule(let word), .color(let word),
            .time(let word):
            word
        }
    }
}
