public import TrackerDomain

/// A typed word that is not valid.
public enum WordError: Error, Hashable, Sendable {
    case day(String)
    /// No day where several may stand.
    case days(String)
    /// A day that its month does not have.
    case noSuchDay(String, Month)
    /// The number of a month that no year has, in a day or a month.
    case noSuchMonth(String, Int)
    /// A day outside 1900 to 2199.
    case dayOutOfRange(String)
    case month(String)
    /// A month outside 1900 to 2199.
    case monthOutOfRange(String)
    case year(String)
    /// A year outside 1900 to 2199.
    case yearOutOfRange(String)
    /// The part that is no schedule, of the whole.
    case schedule(String)
    /// A rule of one day in a period or of any day: `weekly`.
    case anyDayOrOne(String, Quota.Period)
    /// A rule with a number that it cannot have.
    case rule(String, RuleNumber)
    /// A range of days whose last one is before its first.
    case daysDescend(String)
    /// More days than can be named at once.
    case tooManyDays(String)
    case amount(String)
    /// An amount whose unit breaks its rule.
    case unit(String, TextFault)
    /// Words that would be taken for a unit, and the number as typed with what of them can be a unit.
    case noUnit(String, amount: String)
    /// A comma or point before three digits, for thousands or for decimals.
    case doubtfulAmount(DoubtfulNumber)
    /// A number with a `k` behind it, and the same written out.
    case shortThousands(String, whole: String)
    /// A goal that asks for nothing.
    case goal(String)
    /// A goal of a time that no goal can be for, as a whole and before the time; the time is nil for a number of days.
    case period(String, amount: String, Phrase?)
    case color(String)
    case time(String)
}

extension WordError {
    /// One sentence: what is wrong and what can be written instead.
    public var message: Message {
        let word = word.excerpt()
        return switch self {
        case .day:
            Message(Self.noDay(word) + ".")
        case .days:
            Message(
                Self.noDay(word)
                    + Phrase(", or several: mon,wed or mon..fri.", ", или несколько: пн,ср или пн..пт."))
        case .noSuchDay(_, let month):
            Message(
                "There is no day “\(word)”: \(DateText.heading(month, .english)) has \(CountedPhrase.days(month.length).english).",
                "Дня «\(word)» не бывает: \(DateText.russianWithin(month)) \(CountedPhrase.days(month.length).russian)."
            )
        case .noSuchMonth(_, let number):
            Message(
                "“\(word)” names month \(number): months go from 1 to 12.",
                "В «\(word)» указан месяц \(number), а месяцы бывают от 1 до 12.")
        case .dayOutOfRange:
            Message(
                "“\(word)” is out of range: days go from 1900-01-01 to 2199-12-31.",
                "«\(word)» вне допустимых пределов: от 1900-01-01 до 2199-12-31.")
        case .month:
            Message(
                "“\(word)” is not a month: write year and month, as in 2026-11.",
                "«\(word)» — не месяц: напишите год и месяц, например 2026-11.")
        case .monthOutOfRange:
            Message(
                "“\(word)” is out of range: months go from 1900-01 to 2199-12.",
                "«\(word)» вне допустимых пределов: от 1900-01 до 2199-12.")
        case .year:
            Message(
                "“\(word)” is not a year: write four digits, as in 2025.",
                "«\(word)» — не год: напишите четыре цифры, например 2025.")
        case .yearOutOfRange:
            Message(
                "“\(word)” is out of range: years go from 1900 to 2199.",
                "«\(word)» вне допустимых пределов: от 1900 до 2199.")
        case .schedule:
            Message(
                Phrase("“\(word)” is not a schedule: write ", "«\(word)» — не расписание: напишите ")
                    + ScheduleWord.inError + ".")
        case .anyDayOrOne(_, let period):
            Message(
                Phrase(
                    "“\(word)” can be any day or one day: write ",
                    "«\(word)» — в любой день или в один: напишите ")
                    + (period == .week
                        ? Phrase("1/week, or mon.", "1/нед или пн.")
                        : Phrase("1/month, or month:1.", "1/мес или месяц:1.")))
        case .rule(_, let number):
            Message(
                Phrase("“\(word)” ", "«\(word)» ") + number.fault + ": " + number.bounds + ".")
        case .daysDescend:
            Message(
                "“\(word)” runs backwards: write the first day first, as in -6..today.",
                "В «\(word)» последний день раньше первого: сначала напишите первый, например -6..сегодня.")
        case .tooManyDays:
            Message(
                "“\(word)” is more than \(NumberText.whole(DaysWord.most, .english)) days.",
                "«\(word)» — больше \(DaysWord.most) дней.")
        case .amount:
            Message(
                "“\(word)” is not an amount: write a number from 0 to 1,000,000 with at most three decimals, and a unit if need be, as in 2.5 or 5km.",
                "«\(word)» — не количество: напишите число от 0 до \(NumberText.whole(1_000_000, .russian)), не больше трёх знаков после запятой, и, если нужно, единицу, например 2,5 или 5км."
            )
        case .doubtfulAmount(let number): Message(number.phrase)
        case .shortThousands(_, let whole):
            Message("Write \(whole) instead of “\(word)”.", "Вместо «\(word)» напишите \(whole).")
        case .unit(_, .tooLong(_, let limit)): Message(.unitTooLong(limit))
        case .unit(_, let fault): Message(fault.phrase(TrackerField.goal.words))
        case .noUnit(_, let amount):
            Message(
                "“\(word)” is not a unit: write \"\(amount)\" for a day, \"\(amount) a week\" or a month, or \"\(amount) in 10 days\".",
                "«\(word)» — не единица: напишите \"\(amount)\" на день, \"\(amount) в неделю\" или в месяц либо \"\(amount) за 10 дней\"."
            )
        case .goal:
            Message(
                Phrase("A goal must be above 0.", "Цель должна быть больше 0."), .sentence, .limitOfZero)
        case .period(_, let amount, let time):
            Message(
                Phrase("A goal is for a day, a week, a month or ", "Цель бывает на день, неделю, месяц или ")
                    + (time == nil
                        ? Phrase("2 to 365 days", "от 2 до 365 дней")
                        : Phrase("some days", "несколько дней"))
                    + Phrase(
                        " (\"\(amount.excerpt()) in 10 days\")", " («\(amount.excerpt()) за 10 дней»)")
                    + (time.map { Phrase(", not for \($0.english)", ", но не на \($0.russian)") } ?? .empty)
                    + ".")
        case .color:
            Message(
                Phrase(
                    "“\(word)” is not a color of the palette: write a number from 1 to 18, its #HEX, or a name: ",
                    "«\(word)» — не цвет палитры: напишите номер от 1 до 18, его #HEX или название: ")
                    + .colorNames + ".")
        case .time:
            Message(
                "“\(word)” is not a start of a day: write a time from 00:00 to 11:59.",
                "«\(word)» — не начало дня: напишите время от 00:00 до 11:59.")
        }
    }

    private static func noDay(_ word: String) -> Phrase {
        Phrase(
            "“\(word)” is not a day: write 2026-11-20, today, mon, \"next mon\", \"3 days ago\", -3 or +3",
            "«\(word)» — не день: напишите 2026-11-20, сегодня, пн, \"след. пн\", \"3 дня назад\", -3 или +3")
    }

    /// The text as typed.
    private var word: String {
        switch self {
        case .day(let word), .days(let word), .noSuchDay(let word, _), .noSuchMonth(let word, _),
            .dayOutOfRange(let word),
            .month(let word), .monthOutOfRange(let word), .year(let word), .yearOutOfRange(let word),
            .schedule(let word), .anyDayOrOne(let word, _), .rule(let word, _),
            .daysDescend(let word), .tooManyDays(let word), .amount(let word),
            .shortThousands(let word, _), .unit(let word, _), .noUnit(let word, _), .goal(let word),
            .period(let word, _, _),
            .color(let word), .time(let word):
            word
        case .doubtfulAmount(let number): number.text
        }
    }
}

/// A word as a person typed it, for comparing with words of either language: lower case, ё as е, no outer blanks.
struct TypedWord: Equatable {
    let text: String

    init(_ text: some StringProtocol) {
        var characters = text.lowercased()[...]
        while characters.first?.isWhitespace == true { characters.removeFirst() }
        while characters.last?.isWhitespace == true { characters.removeLast() }
        self.text = String(characters.map { $0 == "ё" ? "е" : $0 })
    }

    func isOne(of words: String...) -> Bool { words.contains(text) }

    func isEither(_ phrase: Phrase) -> Bool {
        self == TypedWord(phrase.english) || self == TypedWord(phrase.russian)
    }
}

extension String {
    /// The text as quoted in a sentence: whole, or its beginning with "…" if it is long.
    ///
    /// A character may consist of any number of code points, so these are counted too.
    ///
    /// - Parameter limit: The greatest number of characters to show.
    package func excerpt(_ limit: Int = 60) -> String {
        let scalars = limit * 4
        let shown = String(String.UnicodeScalarView(unicodeScalars.prefix(scalars))).prefix(limit)
        return shown.utf8.count < utf8.count ? shown + "…" : self
    }

    /// A path as a sentence names it: whole if a system could have it.
    package var pathExcerpt: String { utf8.count <= 4096 ? self : excerpt() }
}
