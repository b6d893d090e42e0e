import TestKit

/// A second reckoning of the words for days, from said.md (DAY-1 to DAY-3) alone.
///
/// It makes random words with the days they mean and reads none. Days are numbers of `PlainCalendar`.
struct DayReckoner {
    enum Looking {
        case back
        case ahead(from: Int)
    }

    enum Meaning {
        case fixed(Int)
        /// A bare weekday, 0 for Monday.
        case weekday(Int)
        case yearless(month: Int, day: Int)
    }

    typealias Word = (text: String, meaning: Meaning)

    var today: Int
    var looking: Looking
    private var random: SeededRandom

    /// - Parameter breaks: Whether the word may also be for the last day of a break to come.
    init(seed: UInt64, breaks: Bool = false) {
        random = SeededRandom(seed: seed)
        today = 0
        looking = .back
        let year = roll(1950...2150)
        let yearBegin = PlainCalendar.number(year, 1, 1)
        today =
            switch roll(0...9) {
            case 0: PlainCalendar.number(year, 3, 1) - roll(0...2)
            case 1: yearBegin + pick([0, 364])
            default: yearBegin + roll(0...364)
            }
        looking =
            switch roll(0...(breaks ? 2 : 1)) {
            case 0: .back
            case 1: .ahead(from: today)
            default: .ahead(from: today + roll(1...400))
            }
    }

    mutating func roll(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

    mutating func one(in count: Int) -> Bool { roll(1...count) == 1 }

    mutating func pick<Choice>(_ choices: [Choice]) -> Choice { choices[roll(0...choices.count - 1)] }
}

// What the words mean.
extension DayReckoner {
    private var start: (day: Int, step: Int) {
        switch looking {
        case .back: (today, -1)
        case .ahead(let first): (first, 1)
        }
    }

    private func nearest(_ weekday: Int, from start: Int, _ step: Int) -> Int {
        var day = start
        while PlainCalendar.weekday(day) != weekday { day += step }
        return day
    }

    func reckon(_ meaning: Meaning) -> Int {
        let (start, step) = self.start
        switch meaning {
        case .fixed(let day): return day
        case .weekday(let weekday): return nearest(weekday, from: start, step)
        case .yearless(let month, let day):
            var year = PlainCalendar.date(start).year
            while true {
                let found = PlainCalendar.number(year, month, day)
                if day <= PlainCalendar.length(month, year), (found - start) * step >= 0 { return found }
                year += step
            }
        }
    }

    /// The first and the last day of a range, which may run backwards.
    func reckon(_ first: Meaning, _ last: Meaning) -> [Int] {
        switch (looking, first, last) {
        case (.back, .weekday(let weekday), .weekday):
            let end = reckon(last)
            return [nearest(weekday, from: end, -1), end]
        case (.ahead, _, .weekday(let weekday)):
            let begin = reckon(first)
            return [begin, nearest(weekday, from: begin, 1)]
        default: return [reckon(first), reckon(last)]
        }
    }

    /// The first and the last day of the week or month of today, or of one before or after it.
    func period(isWeek: Bool, _ shift: Int) -> [Int] {
        let date = PlainCalendar.date(today)
        let months = date.year * 12 + date.month - 1 + shift
        let (year, month) = (months / 12, months % 12 + 1)
        let first =
            isWeek ? nearest(0, from: today, -1) + 7 * shift : PlainCalendar.number(year, month, 1)
        let last = first + (isWeek ? 7 : PlainCalendar.length(month, year)) - 1
        switch looking {
        case .back: return [first, shift == 0 ? today : last]
        case .ahead: return [shift == 0 ? today : first, last]
        }
    }
}

// DAY.
extension DayReckoner {
    /// - Parameters:
    ///   - reach: The greatest number of days from today, but for weekdays and dates without a year.
    ///   - prefixes: Whether “on” or «в» may stand before a weekday.
    mutating func day(reach: Int = 17_000, prefixes: Bool = true) -> Word {
        let isPrefixed = prefixes && one(in: 3)
        let word =
            switch roll(0...9) {
            case 0: named()
            case 1: signed(reach)
            case 2, 3: counted(reach)
            case 4: weekday(isPrefixed)
            case 5, 6: lastOrNext(isPrefixed)
            case 7: dated(reach)
            default: yearless()
            }
        return (cased(word.text), word.meaning)
    }

    mutating func cased(_ text: String) -> String {
        switch roll(0...3) {
        case 0: return text.uppercased()
        case 1: return text.prefix(1).uppercased() + text.dropFirst()
        case 2:
            var mixed = ""
            for character in text { mixed += one(in: 2) ? character.uppercased() : character.lowercased() }
            return mixed
        default: return text
        }
    }

    private mutating func named() -> Word {
        let (text, away) = pick([
            ("today", 0), ("yesterday", -1), ("tomorrow", 1), ("сегодня", 0), ("вчера", -1), ("завтра", 1),
            ("позавчера", -2), ("послезавтра", 2),
        ])
        return (text, .fixed(today + away))
    }

    private mutating func signed(_ reach: Int) -> Word {
        let away = roll(0...reach)
        let (sign, step) = pick([("-", -1), ("+", 1)])
        return ("\(sign)\(away)", .fixed(today + step * away))
    }

    private mutating func counted(_ reach: Int) -> Word {
        let (inRussian, isAgo, isWeeks) = (one(in: 2), one(in: 2), one(in: 2))
        let isBare = isWeeks && one(in: 3)
        let most = pick([30, reach])
        let count = isBare ? 1 : roll(1...(isWeeks ? most / 7 : most))
        let text: String
        if inRussian {
            let forms = isWeeks ? ["неделю", "недели", "недель"] : ["день", "дня", "дней"]
            let isTeen = (11...14).contains(count % 100)
            let form = isTeen ? 2 : count % 10 == 1 ? 0 : (2...4).contains(count % 10) ? 1 : 2
            let amount = isBare ? "неделю" : "\(count) \(forms[form])"
            text = isAgo ? "\(amount) назад" : "через \(amount)"
        } else {
            let unit = (isWeeks ? "week" : "day") + (count == 1 ? "" : "s")
            let amount = isBare ? "a week" : "\(count) \(unit)"
            text = isAgo ? "\(amount) ago" : "in \(amount)"
        }
        let away = isWeeks ? 7 * count : count
        return (joined(text), .fixed(isAgo ? today - away : today + away))
    }

    /// With blanks or with hyphens.
    private mutating func joined(_ text: String) -> String {
        one(in: 2) ? text : String(text.map { $0 == " " ? "-" : $0 })
    }

    mutating func weekday(_ isPrefixed: Bool) -> Word {
        let (number, inRussian) = (roll(0...6), one(in: 2))
        let day = DayNames.weekdays[number]
        let text: String
        if inRussian {
            let name = pick([day.short, day.accusative, isPrefixed ? day.accusative : day.russian])
            text = (isPrefixed ? (number == 1 ? "во " : "в ") : "") + name
        } else {
            text = (isPrefixed ? "on " : "") + pick([String(day.english.prefix(3)), day.english])
        }
        return (text, .weekday(number))
    }

    private mutating func lastOrNext(_ isPrefixed: Bool) -> Word {
        let (number, isLast, inRussian) = (roll(0...6), one(in: 2), one(in: 2))
        let day = DayNames.weekdays[number]
        let step = isLast ? -1 : 1
        let meaning = Meaning.fixed(nearest(number, from: today + step, step))
        guard inRussian else {
            let text = "\(isLast ? "last" : "next") \(pick([String(day.english.prefix(3)), day.english]))"
            return (isPrefixed ? "on \(text)" : joined(text), meaning)
        }
        let isAccusative = isPrefixed || one(in: 2)
        let name = pick([day.short, isAccusative ? day.accusative : day.russian])
        let text: String
        if one(in: 3) {
            text = "\(isLast ? "прош." : "след.") \(name)"
        } else {
            let ending =
                switch day.gender {
                case .masculine: isLast ? "ый" : "ий"
                case .feminine: isAccusative ? "ую" : "ая"
                case .neuter: isLast ? "ое" : "ее"
                }
            text = "\(isLast ? "прошл" : "следующ")\(ending) \(name)"
        }
        return (isPrefixed ? "в \(text)" : text.contains(".") ? text : joined(text), meaning)
    }

    private mutating func dated(_ reach: Int) -> Word {
        let day = today + roll(-reach...reach)
        let date = PlainCalendar.date(day)
        let text = pick([
            PlainCalendar.iso(day), "\(dotted(date.month, date.day)).\(date.year)",
            "\(date.day) \(pick(DayNames.months(date.month))) \(date.year)",
        ])
        return (text, .fixed(day))
    }

    private mutating func yearless() -> Word {
        let near = PlainCalendar.date(start.day + roll(-1...1))
        let other = PlainCalendar.date(PlainCalendar.number(2024, 1, 1) + roll(0...365))
        let (month, day) = pick([(near.month, near.day), (2, 29), (other.month, other.day), (other.month, 1)])
        let text = pick([
            dotted(month, day), "\(DayNames.months(month)[0]) \(day)",
            "\(day) \(pick(DayNames.months(month)))", "\(day) \(pick(DayNames.months(month)))",
        ])
        return (text, .yearless(month: month, day: day))
    }

    private mutating func dotted(_ month: Int, _ day: Int) -> String {
        one(in: 2)
            ? "\(day).\(month)" : "\(PlainCalendar.twoDigits(day)).\(PlainCalendar.twoDigits(month))"
    }
}
