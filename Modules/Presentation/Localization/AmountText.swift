public import TrackerDomain

/// Amounts and goals in words.
public enum AmountText {
    /// "1,222.5", «1 222,5».
    public static func number(_ amount: Amount, _ language: Language) -> String {
        number(thousandths: amount.inThousandths, language)
    }

    /// The same of a sum, which may be more than an amount can be.
    static func number(thousandths: Int, _ language: Language) -> String {
        let whole = NumberText.whole(thousandths / 1000, language)
        guard thousandths % 1000 > 0 else { return whole }
        // A thousand more keeps the zeros in front.
        var decimals = String(1000 + thousandths % 1000).dropFirst()
        while decimals.last == "0" { decimals.removeLast() }
        return whole + NumberText.decimalMark(language) + decimals
    }

    /// "2.5 km".
    public static func amount(_ amount: Amount, unit: String, _ language: Language) -> String {
        self.amount(thousandths: amount.inThousandths, unit: unit, language)
    }

    /// The same of a sum.
    public static func amount(thousandths: Int, unit: String, _ language: Language) -> String {
        let number = number(thousandths: thousandths, language)
        return unit.isEmpty ? number : "\(number) \(unit)"
    }

    /// "at least 5 km", «не больше 2 чашек».
    public static func goal(_ goal: Goal, _ language: Language) -> String {
        "\(goal.kind.phrase(language)) \(amount(goal.amount, unit: goal.unit, language))"
    }

    /// "3 km" of a goal; `nil` where nothing is recorded of a limit.
    static func short(_ amount: Amount?, of goal: Goal, _ language: Language) -> String? {
        if amount == nil, goal.kind == .atMost { return nil }
        return self.amount(amount ?? .zero, unit: goal.unit, language)
    }

    /// "3 of 5 km", "1 of at most 2"; "at most 2" where nothing is recorded, which a limit takes for no success.
    public static func progress(_ amount: Amount?, of goal: Goal, _ language: Language) -> String {
        if amount == nil, goal.kind == .atMost { return self.goal(goal, language) }
        let done = number(amount ?? .zero, language)
        let asked = self.amount(goal.amount, unit: goal.unit, language)
        return switch goal.kind {
        case .atLeast: Phrase("\(done) of \(asked)", "\(done) из \(asked)")(language)
        case .atMost: Phrase("\(done) of at most \(asked)", "\(done), не больше \(asked)")(language)
        }
    }
}

extension Goal.Kind {
    var phrase: Phrase {
        switch self {
        case .atLeast: Phrase("at least", "не меньше")
        case .atMost: Phrase("at most", "не больше")
        }
    }
}
