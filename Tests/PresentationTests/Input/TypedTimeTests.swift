import Samples
import Testing
import TrackerDomain
import TrackerPresentation

@Suite struct TypedTimeTests {
    @Test(
        "UNIT-2: hours and minutes in letters, in the language of these",
        arguments: [
            ("1h30", "90", "min"), ("1h30m", "90", "min"), ("1 h 30 min", "90", "min"),
            ("1 ч 30 мин", "90", "мин"),
            ("1ч30", "90", "мин"), ("1ч30м", "90", "мин"), ("2 hours 5 minutes", "125", "min"),
            ("2 часа 5 минут", "125", "мин"), ("0h05", "5", "min"), ("1H59", "119", "min"),
            ("100h00", "6000", "min"), (" 1 h 30 ", "90", "min"), ("1hr 1min", "61", "min"),
        ] as [(String, Amount, String)])
    func letters(word: String, minutes: Amount, unit: String) throws {
        for language in Language.allCases {
            #expect(try AmountWord.edit(word, language) == AmountEdit(.set, minutes, unit: unit))
            #expect(try GoalWord.goal(.atMost, word, language) == Goal(.atMost, minutes, unit: unit))
        }
    }

    @Test(
        "UNIT-2: a clock is in the run's language; with seconds it is no longer in doubt",
        arguments: [
            ("1:30", "90", Phrase("min", "мин"), true), ("0:20", "20", Phrase("min", "мин"), true),
            ("1:30:00", "90", Phrase("min", "мин"), false), ("0:00:30", "30", Phrase("s", "с"), false),
            ("1:00:01", "3601", Phrase("s", "с"), false), ("1 : 30", "90", Phrase("min", "мин"), true),
        ] as [(String, Amount, Phrase, Bool)])
    func clock(word: String, amount: Amount, unit: Phrase, isClock: Bool) throws {
        for language in Language.allCases {
            for (sign, operation) in [("", .set), ("+", .add), ("-", .subtract)]
                as [(String, AmountEdit.Operation)]
            {
                #expect(
                    try AmountWord.edit(sign + word, language)
                        == AmountEdit(
                            operation, amount, unit: unit(language), spelling: isClock ? .clock : .plain))
            }
            #expect(
                try GoalWord.goal(.atLeast, word, language) == Goal(.atLeast, amount, unit: unit(language)))
        }
    }

    @Test("UNIT-2: a goal of a week takes it, too")
    func period() throws {
        let goal = try #require(Goal(.atLeast, "90", unit: "min"))
        #expect(
            try GoalLine.typed("1h30 a week", today: .today, .russian)
                == .ofPeriod(PeriodGoal(goal, in: .week)))
    }

    @Test(
        "UNIT-2: minutes are 0 to 59, in two digits or with their unit; a time is at most a million minutes",
        arguments: [
            "1:60", "1:5", "1:005", "1h60", "1h5", "1h60min", "1:30:60", "1:30:5", "1:30 min", "1:30h", ":30",
            "1h30s", "1km30", "1h30m20s", "1::30", "16667h00", "99999999999999999999:00", "1:30:00:00",
        ])
    func refused(word: String) {
        #expect(throws: WordError.amount(word)) { try AmountWord.edit(word, .english) }
        #expect(throws: WordError.amount(word)) { try GoalWord.goal(.atLeast, word, .english) }
        #expect(throws: WordError.self) { try GoalWord.goal(.atLeast, "+1h30", .english) }
    }

    @Test("UNIT-2: an hour alone is a number with its unit, as ever")
    func hourAlone() throws {
        #expect(try AmountWord.edit("1.5 h", .russian) == AmountEdit(.set, "1.5", unit: "h"))
        #expect(try AmountWord.edit("1ч", .english) == AmountEdit(.set, "1", unit: "ч"))
    }
}
