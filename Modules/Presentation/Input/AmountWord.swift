public import TrackerDomain

/// Reads an amount with its unit as a person writes it, in one word or two: `5km`, `5 km`, `2.5`, `2,5л`.
public enum AmountWord {
    /// Reads a change of a day's amount: `3` sets it, `+1.5` adds to it, `-1` subtracts.
    ///
    /// Accepts a number that is doubtful only for a large goal: the edit, which knows the goal of its day, rejects it.
    ///
    /// - Throws: `WordError.amount` if there is no number from 0 to 1,000,000 with at most three decimals,
    ///   `WordError.doubtfulAmount` for `10,000`, which some write for ten thousand and others for ten,
    ///   `WordError.shortThousands` for `10k`, or `WordError.unit` for an invalid unit.
    public static func edit(_ word: String) throws(WordError) -> AmountEdit {
        let number = try TypedNumber(word)
        if let doubt = number.doubt, doubt.isDoubtfulForEveryGoal { throw .doubtfulAmount(doubt) }
        let (amount, unit) = try amount(number, in: word)
        let operation: AmountEdit.Operation =
            switch number.sign {
            case "+": .add
            case "-": .subtract
            default: .set
            }
        return AmountEdit(
            operation, amount, unit: unit.isEmpty ? nil : unit, mayBeThousands: number.doubt != nil)
    }

    static func amount(_ number: TypedNumber, in word: String) throws(WordError) -> (Amount, unit: String) {
        try number.refuseShortThousands(in: word)
        guard let amount = number.amount else { throw .amount(word) }
        do throws(TextFault) { return (amount, try Goal.cleanedUnit(String(number.rest))) } catch {
            throw .unit(word, error)
        }
    }
}

/// Reads the goal of a day as a person writes it: `5 km`, `8 times`, `0`.
public enum GoalWord {
    /// - Parameter judgesUnit: False for a goal of a file, whose unit stays whatever it is.
    /// - Throws: The errors of `AmountWord.edit`, also if only a large goal would make the number doubtful,
    ///   `WordError.noUnit` for words that would be taken for a unit, or `WordError.goal` if the goal asks for nothing.
    public static func goal(
        _ kind: Goal.Kind, _ word: String, judgesUnit: Bool = true
    ) throws(WordError) -> Goal {
        let number = try TypedNumber(word)
        guard number.sign.isEmpty else { throw .amount(word) }
        if let doubt = number.doubt { throw .doubtfulAmount(doubt) }
        if judgesUnit, number.amount != nil, let part = UnitWord.partOfNoUnit(number.rest) {
            throw .noUnit(
                String(number.rest.drop(while: \.isWhitespace)), amount: number.typed(in: word) + part)
        }
        let (amount, unit) = try AmountWord.amount(number, in: word)
        guard let goal = Goal(kind, amount, unit: unit) else { throw .goal(word) }
        return goal
    }

    /// True if the word removes a goal.
    public static func isNone(_ word: String) -> Bool { TypedWord(word).isOne(of: "none", "нет") }
}
