public import TrackerDomain

/// An amount with its unit as a person writes it, in one word or two: `5km`, `5 km`, `2.5`, `2,5л`.
public enum AmountWord {
    /// - Throws: `WordError.amount` where there is no number from 0 to 1,000,000 with at most three decimals,
    ///   `WordError.ambiguousAmount` for `10,000`, which some write for ten thousand and others for ten.
    static func amount(_ word: String) throws(WordError) -> (amount: Amount, unit: String) {
        var rest = word[...]
        while rest.first?.isWhitespace == true { rest.removeFirst() }
        let number = rest.prefix { $0.isASCII && $0.isNumber || $0 == "." || $0 == "," }
        let unit = rest.dropFirst(number.count)
        let parts = number.split(separator: ",", omittingEmptySubsequences: false)
        if parts.count == 2, parts[1].count == 3, parts[0] != "0" { throw .ambiguousAmount(word) }
        // 1e9 and 5x5 are meant as other numbers.
        let isGlued = unit.first.map { !$0.isWhitespace } ?? false
        guard let amount = Amount(text: String(number.map { $0 == "," ? "." : $0 })),
            !(isGlued && unit.contains(where: \.isNumber)),
            unit.first(where: { !$0.isWhitespace })?.isNumber != true
        else { throw .amount(word) }
        return (amount, String(unit))
    }

    /// What to do to a day's amount: `3` sets it, `+1.5` adds to it, `-1` takes away.
    ///
    /// - Throws: `WordError.amount`, or `WordError.unit` for a unit that none can be.
    public static func edit(_ word: String) throws(WordError) -> AmountEdit {
        let operation: AmountEdit.Operation =
            switch word.first {
            case "+": .add
            case "-": .subtract
            default: .set
            }
        let (amount, unit) = try amount(operation == .set ? word : String(word.dropFirst()))
        let kept = try GoalWord.unit(unit, in: word)
        return AmountEdit(operation, amount, unit: kept.isEmpty ? nil : kept)
    }
}

/// The goal of a day as a person writes it: `5 km`, `8 times`, `0`.
public enum GoalWord {
    /// - Throws: `WordError.amount`, `WordError.unit`, or `WordError.goal` where nothing would be asked for.
    public static func goal(_ kind: Goal.Kind, _ word: String) throws(WordError) -> Goal {
        let (amount, unit) = try AmountWord.amount(word)
        guard let goal = Goal(kind, amount, unit: try self.unit(unit, in: word)) else { throw .goal(word) }
        return goal
    }

    static func unit(_ unit: String, in word: String) throws(WordError) -> String {
        do throws(TextFault) { return try Goal.cleanedUnit(unit) } catch { throw .unit(word, error) }
    }

    /// Takes a goal away.
    public static func isNone(_ word: String) -> Bool { TypedWord(word).isOne(of: "none", "нет") }
}
