public import TrackerDomain

/// Numbers for people to read.
public enum NumberText {
    /// A whole number with grouped thousands: "1,222", «1 222» with a no-break space.
    public static func whole(_ number: Int, _ language: Language) -> String {
        if number.magnitude < 1000 { return String(number) }
        let separator =
            switch language {
            case .english: ","
            case .russian: "\u{A0}"
            }
        // Adding a thousand keeps the leading zeros.
        let lastThree = String(String(1000 + number.magnitude % 1000).dropFirst())
        return whole(number / 1000, language) + separator + lastThree
    }

    /// A number given in tenths: "2.5", «2,5»; "2" if it is whole.
    public static func tenths(_ tenths: Int, _ language: Language) -> String {
        let whole = whole(tenths / 10, language)
        let rest = tenths.magnitude % 10
        guard rest > 0 else { return whole }
        return whole + decimalMark(language) + String(rest)
    }

    /// The sign between the whole number and its decimals.
    static func decimalMark(_ language: Language) -> String {
        switch language {
        case .english: "."
        case .russian: ","
        }
    }

    /// A share in whole percents, a half away from zero: "67%", «67 %» with a no-break space.
    public static func percent(_ share: Ratio, _ language: Language) -> String {
        percent(share.rounded(scale: 100), language)
    }

    /// A strength in whole percents; "—" if there is none.
    public static func percent(strength: Double?, _ language: Language) -> String {
        strength.map { percent(StrengthChange.percent($0), language) } ?? "—"
    }

    /// "30%, 43% 30 days ago", of a day that is over "30 days before"; the first alone if nothing has changed.
    static func strength(_ change: StrengthChange, isOver: Bool) -> Phrase {
        let now = Phrase { percent(strength: change.now, $0) }
        guard change.points ?? 0 != 0 else { return now }
        let then = Phrase { percent(strength: change.before, $0) }
        return isOver
            ? Phrase(
                "\(now.english), \(then.english) 30 days before",
                "\(now.russian), 30 днями раньше \(then.russian)")
            : Phrase(
                "\(now.english), \(then.english) 30 days ago", "\(now.russian), 30 дней назад \(then.russian)"
            )
    }

    private static func percent(_ number: Int, _ language: Language) -> String {
        switch language {
        case .english: "\(number)%"
        case .russian: "\(number)\u{A0}%"
        }
    }
}
