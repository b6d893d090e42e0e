public import TrackerDomain

/// Reads an amount with its unit as a person writes it, in one word or two: `5km`, `5 km`, `2.5`, `2,5л`, `1h30`.
public enum AmountWord {
    /// Reads a change of a day's amount: `3` sets it, `+1.5` adds to it, `-1` subtracts.
    ///
    /// Accepts what the goal of its day decides, which the edit knows: a number that is doubtful only for a large
    /// goal, `10k`, which may be kilometers, and `1:30`.
    ///
    /// - Parameter language: That of the unit of `1:30`, which has no letters.
    /// - Throws: `WordError.amount` if there is no number from 0 to 1,000,000 with at most three decimals,
    ///   `WordError.doubtfulAmount` for `10,000`, which some write for ten thousand and others for ten,
    ///   `WordError.shortThousands` for `10k steps`, or `WordError.unit` for an invalid unit.
    public static func edit(_ word: String, _ language: Language) throws(WordError) -> AmountEdit {
        if let time = TypedTime(word) {
            let (amount, unit) = try time.amount(of: word, language)
            return AmountEdit(
                .init(sign: time.sign), amount, unit: unit, spelling: time.isClock ? .clock : .plain)
        }
        let number = try TypedNumber(word)
        if let doubt = number.doubt, doubt.isDoubtfulForEveryGoal { throw .doubtfulAmount(doubt) }
        if let amount = number.amount, TypedWord(number.rest).isOne(of: "k", "к"),
            let (typed, whole) = try number.shortThousands(in: word)
        {
            return AmountEdit(.init(sign: number.sign), amount, spelling: .short(typed, whole: whole))
        }
        let (amount, unit) = try amount(number, in: word)
        return AmountEdit(
            .init(sign: number.sign), amount, unit: unit,
            spelling: number.doubt == nil ? .plain : .mayBeThousands)
    }

    static func amount(_ number: TypedNumber, in word: String) throws(WordError) -> (Amount, unit: String) {
        if let (typed, whole) = try number.shortThousands(in: word) {
            throw .shortThousands(typed, whole: whole)
        }
        guard let amount = number.amount else { throw .amount(word) }
        do throws(TextFault) { return (amount, try Goal.cleanedUnit(String(number.rest))) } catch {
            throw .unit(word, error)
        }
    }
}

/// Reads the goal of a day as a person writes it: `5 km`, `8 times`, `0`, `1h30`.
public enum GoalWord {
    /// - Parameter language: That of the unit of `1:30`, which has no letters.
    /// - Parameter judgesUnit: False for a goal of a file, whose unit stays whatever it is.
    /// - Throws: The errors of `AmountWord.edit`, also if only a large goal would make the number doubtful,
    ///   `WordError.noUnit` for words that would be taken for a unit, or `WordError.goal` if the goal asks for nothing.
    public static func goal(
        _ kind: Goal.Kind, _ word: String, _ language: Language, judgesUnit: Bool = true
    ) throws(WordError) -> Goal {
        let (amount, unit) =
            if let time = TypedTime(word), time.sign.isEmpty {
                try time.amount(of: word, language)
            } else {
                try amount(word, judgesUnit: judgesUnit)
            }
        guard let goal = Goal(kind, amount, unit: unit) else { throw .goal(word) }
        return goal
    }

    private static func amount(
        _ word: String, judgesUnit: Bool
    ) throws(WordError) -> (Amount, unit: String) {
        let number = try TypedNumber(word)
        guard number.sign.isEmpty else { throw .amount(word) }
        if let doubt = number.doubt { throw .doubtfulAmount(doubt) }
        if judgesUnit, number.amount != nil, let part = UnitWord.partOfNoUnit(number.rest) {
            throw .noUnit(
                String(number.rest.drop(while: \.isWhitespace)), amount: number.typed(in: word) + part)
        }
        return try AmountWord.amount(number, in: word)
    }

    /// True if the word removes a goal.
    public static func isNone(_ word: String) -> Bool { TypedWord(word).isOne(of: "none", "нет") }
}
