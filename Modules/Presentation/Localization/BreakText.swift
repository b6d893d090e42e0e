internal import TrackerDomain

/// The days of pauses and breaks for people to read.
enum BreakText {
    /// "24 Dec", «24 декабря»; with the year unless it is that of the reference day or the day comes within a year.
    static func day(_ day: Day, relativeTo reference: Day) -> Phrase {
        let isNear = isNear(day, reference)
        return Phrase(
            DateText.short(day, relativeTo: isNear ? nil : reference, .english),
            isNear ? DateText.onDate(day).russian : DateText.long(day, .russian))
    }

    /// "24 Dec – 3 Jan", "24 – 27 Dec"; "24 Dec" for one day.
    static func days(_ days: ClosedRange<Day>, relativeTo reference: Day) -> Phrase {
        let (first, last) = (days.lowerBound, days.upperBound)
        guard first < last else { return day(first, relativeTo: reference) }
        let start =
            Month(containing: first) == Month(containing: last)
            ? Phrase(same: "\(first.day)") : day(first, relativeTo: reference)
        return start + " – " + day(last, relativeTo: reference)
    }

    /// "24 Dec – 3 Jan", "24 – 27 Dec", «24 дек – 3 янв», «24–27 дек»; the year as in `day`.
    static func short(_ days: ClosedRange<Day>, relativeTo reference: Day) -> Phrase {
        let (first, last) = (days.lowerBound, days.upperBound)
        let end = short(last, relativeTo: reference).russian
        let isOfMonth = Month(containing: first) == Month(containing: last)
        let start = isOfMonth ? "\(first.day)–" : short(first, relativeTo: reference).russian + " – "
        return Phrase(self.days(days, relativeTo: reference).english, (first < last ? start : "") + end)
    }

    /// "24 Dec", «24 дек»; the year as in `day`.
    static func short(_ day: Day, relativeTo reference: Day) -> Phrase {
        DateText.short(day, relativeTo: isNear(day, reference) ? day : reference)
    }

    /// True if a day needs no year: it is in that of the reference day, or comes within a year.
    private static func isNear(_ day: Day, _ reference: Day) -> Bool {
        day.year == reference.year || day > reference && day - reference <= 365
    }

    /// "24 Dec 2026 – 3 Jan 2027, 11 days"; "24 Dec 2026, 1 day".
    static func whole(_ days: ClosedRange<Day>) -> Phrase {
        func full(_ day: Day) -> Phrase {
            Phrase { language in
                switch language {
                case .english: DateText.short(day, .english) + " \(day.year)"
                case .russian: DateText.long(day, .russian)
                }
            }
        }
        let first = days.count == 1 ? Phrase.empty : full(days.lowerBound) + " – "
        return first + full(days.upperBound) + ", " + CountedPhrase.days(days.count)
    }

    /// " from Thu, 24 December 2026 to Sun, 3 January 2027 (11 days)", " on Thu, 24 December 2026".
    static func during(_ days: ClosedRange<Day>) -> Phrase {
        let (first, last) = (days.lowerBound, days.upperBound)
        guard first < last else { return onOneDay + date(first) }
        return Phrase(" from ", " с ") + date(first) + Phrase(" to ", " по ") + date(last) + " ("
            + CountedPhrase.days(days.count) + ")"
    }

    private static let onOneDay = Phrase { language in
        switch language {
        case .english: " on "
        case .russian: " "
        }
    }

    /// "Thu, 24 December 2026", «24 декабря 2026».
    static func date(_ day: Day) -> Phrase {
        Phrase(DateText.full(day, .english), DateText.long(day, .russian))
    }
}

extension Phrase {
    /// "break until 3 Jan".
    static func breakUntil(_ last: Day, relativeTo day: Day) -> Phrase {
        Phrase("break until ", "перерыв по ") + BreakText.day(last, relativeTo: day)
    }

    /// "break from 24 Dec".
    static func breakFrom(_ first: Day, relativeTo day: Day) -> Phrase {
        Phrase("break from ", "перерыв с ") + BreakText.day(first, relativeTo: day)
    }

    /// "break 24 Dec – 3 Jan".
    static func aBreak(_ days: ClosedRange<Day>, relativeTo day: Day) -> Phrase {
        Phrase("break ", "перерыв ") + BreakText.days(days, relativeTo: day)
    }

    /// " until 2 Jan", « по 2 янв».
    static func until(_ day: Day, relativeTo reference: Day) -> Phrase {
        Phrase(" until ", " по ") + BreakText.short(day, relativeTo: reference)
    }

    static func breakEndsBeforeItBegins(_ first: Day, _ last: Day) -> Phrase {
        let (begin, end) = (BreakText.day(first, relativeTo: last), BreakText.day(last, relativeTo: first))
        return Phrase(
            "The break would end before it begins: \(end.english) is before \(begin.english).",
            "Перерыв закончился бы раньше, чем начался: \(end.russian) раньше \(begin.russian).")
    }
}
