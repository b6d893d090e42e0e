public import TrackerDomain

/// Amounts and goals in words.
public enum AmountText {
    /// "1,222.5", «1 222,5».
    public static func number(_ amount: Amount, _ language: Language) -> String {
        number(thousandths: amount.inThousandths, language)
    }

    /// "1222.5", «1222,5»: in a table, where each cell counts.
    static func brief(_ amount: Amount, _ language: Language) -> String {
        let whole = String(amount.inThousandths / 1000)
        return whole + decimals(thousandths: amount.inThousandths, language)
    }

    /// A sum, which may exceed the greatest amount.
    static func number(thousandths: Int, _ language: Language) -> String {
        NumberText.whole(thousandths / 1000, language) + decimals(thousandths: thousandths, language)
    }

    /// The decimals behind their mark; empty for a whole number.
    private static func decimals(thousandths: Int, _ language: Language) -> String {
        guard thousandths % 1000 > 0 else { return "" }
        // Adding a thousand keeps the leading zeros.
        var decimals = String(1000 + thousandths % 1000).dropFirst()
        while decimals.last == "0" { decimals.removeLast() }
        return NumberText.decimalMark(language) + decimals
    }

    /// "2.5 km".
    public static func amount(_ amount: Amount, unit: String, _ language: Language) -> String {
        self.amount(thousandths: amount.inThousandths, unit: unit, language)
    }

    /// A sum with its unit: "48.5 km".
    public static func amount(thousandths: Int, unit: String, _ language: Language) -> String {
        let number = number(thousandths: thousandths, language)
        return unit.isEmpty ? number : "\(number) \(unit)"
    }

    /// "at least 5 km", «максимум 2 чашки»: no unit that a person typed can be declined.
    public static func goal(_ goal: Goal, _ language: Language) -> String {
        "\(goal.kind.phrase(language)) \(amount(goal.amount, unit: goal.unit, language))"
    }

    /// "3 km" of a goal; nil if nothing is recorded for a limit.
    static func short(_ amount: Amount?, of goal: Goal, _ language: Language) -> String? {
        if amount == nil, goal.kind == .atMost { return nil }
        return self.amount(amount ?? .zero, unit: goal.unit, language)
    }

    /// "3 of 5 km", «3 · цель: 5 км», "1 · limit 2 cups"; "limit 2 cups" if nothing is recorded, which a limit takes for
    /// no success.
    public static func progress(_ amount: Amount?, of goal: Goal, _ language: Language) -> String {
        let asked = self.amount(goal.amount, unit: goal.unit, language)
        let done = number(amount ?? .zero, language)
        switch goal.kind {
        case .atLeast: return Phrase("\(done) of \(asked)", "\(done) · цель: \(asked)")(language)
        case .atMost:
            let limit = Phrase("limit \(asked)", "предел: \(asked)")(language)
            return amount == nil ? limit : "\(done) · \(limit)"
        }
    }

    /// "3 of 5 km" of a goal of the day, "3 km" of one of a period, "3" without a goal.
    static func recorded(_ amount: Amount, for measure: Measure?, _ language: Language) -> String {
        switch measure {
        case .ofDay(let goal): progress(amount, of: goal, language)
        case .ofPeriod(let sum): self.amount(amount, unit: sum.goal.unit, language)
        case nil: number(amount, language)
        }
    }

    /// "km", "limit 2"; nil for a goal to be reached without a unit.
    static func unit(of goal: Goal, _ language: Language) -> String? {
        switch goal.kind {
        case .atLeast: return goal.unit.isEmpty ? nil : goal.unit
        case .atMost:
            let limit = number(goal.amount, language)
            return Phrase("limit \(limit)", "предел \(limit)")(language)
        }
    }

    /// The state of a goal after an amount, within a sentence: "3 of 8 glasses", "3 cups, over the limit of 2".
    ///
    /// - Parameter isNew: Whether it has just completed its day: "8 of 8 glasses, goal reached".
    static func outcome(_ amount: Amount, of goal: Goal, isNew: Bool = false) -> Phrase {
        Phrase { language in
            let whole = self.amount(amount, unit: goal.unit, language)
            let asked = number(goal.amount, language)
            let progress = progress(amount, of: goal, language)
            switch (goal.kind, language) {
            case (.atMost, .english) where !goal.isReached(by: amount):
                return "\(whole), over the limit of \(asked)"
            case (.atMost, .russian) where !goal.isReached(by: amount):
                return "\(whole), предел \(asked) превышен"
            case (.atLeast, .english) where isNew: return "\(progress), goal reached"
            case (.atLeast, .russian) where isNew: return "\(whole), цель \(asked) достигнута"
            case (.atLeast, _), (.atMost, _): return progress
            }
        }
    }

    /// "Coffee has 3 cups today, over its limit of 2: ", what to do about it follows.
    static func overLimit(_ amount: Amount, of goal: Goal, _ name: String, when: Phrase) -> Phrase {
        let recorded = Phrase { self.amount(amount, unit: goal.unit, $0) } + when
        return Phrase(
            "\(name) has \(recorded.english), over its limit of \(number(goal.amount, .english))",
            "\(name): \(recorded.russian), предел \(number(goal.amount, .russian)) превышен")
    }
}

extension Goal.Kind {
    package var phrase: Phrase {
        switch self {
        case .atLeast: Phrase("at least", "минимум")
        case .atMost: Phrase("at most", "максимум")
        }
    }
}
