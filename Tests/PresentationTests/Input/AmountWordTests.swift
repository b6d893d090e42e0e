import Samples
import Testing
import TrackerDomain
import TrackerPresentation

@Suite struct AmountWordTests {
    @Test(
        "AMT-1, AMT-3: an amount sets, adds or takes away, with a unit or without",
        arguments: [
            ("3", .set, 3000, nil), ("2.5", .set, 2500, nil), ("2,5", .set, 2500, nil), ("0", .set, 0, nil),
            ("1000000", .set, 1_000_000_000, nil), ("0.125", .set, 125, nil), ("5km", .set, 5000, "km"),
            ("5 km", .set, 5000, "km"), ("  5   big  cups ", .set, 5000, "big cups"),
            ("2,5л", .set, 2500, "л"),
            ("+1.5", .add, 1500, nil), ("-1", .subtract, 1000, nil), ("+2 км", .add, 2000, "км"),
            ("5 m2", .set, 5000, "m2"),
        ] as [(String, AmountEdit.Operation, Int, String?)])
    func edits(word: String, operation: AmountEdit.Operation, thousandths: Int, unit: String?) throws {
        let amount = try #require(Amount(thousandths: thousandths))
        #expect(try AmountWord.edit(word) == AmountEdit(operation, amount, unit: unit))
    }

    @Test(
        "AMT-1: what is no amount is refused",
        arguments: [
            "", "km", "1e9", "5,5,5", "1.2345", "1000001", "1000000.001", "99999999999999999999", "--3",
            "+-3",
            "5.", ".5", "1 000", "5x5", "٣",
        ])
    func refused(word: String) {
        #expect(throws: WordError.self) { try AmountWord.edit(word) }
        #expect(throws: WordError.amount(word)) { try GoalWord.goal(.atLeast, word) }
    }

    @Test(
        "AMT-1: a comma before three digits could stand for thousands, and is asked about",
        arguments: ["10,000", "1,222 steps"])
    func thousands(word: String) throws {
        #expect(throws: WordError.ambiguousAmount(word)) { try GoalWord.goal(.atLeast, word) }
        #expect(try GoalWord.goal(.atLeast, "0,125").amount == "0.125")
        #expect(try GoalWord.goal(.atLeast, "10.125").amount == "10.125")
    }

    @Test("AMT-1: a goal is more than 0, a limit need not be, and neither has a sign")
    func goals() throws {
        let five = try #require(Amount(text: "5"))
        #expect(try GoalWord.goal(.atLeast, "5 km") == Goal(.atLeast, five, unit: "km"))
        #expect(try GoalWord.goal(.atMost, "0") == Goal(.atMost, .zero))
        #expect(throws: WordError.goal("0")) { try GoalWord.goal(.atLeast, "0") }
        for word in ["-3", "+3"] {
            #expect(throws: WordError.amount(word)) { try GoalWord.goal(.atLeast, word) }
        }
    }

    @Test("AMT-1: a unit has up to 12 characters, as people count them")
    func units() throws {
        let twelve = String(repeating: "ё", count: 12)
        #expect(try GoalWord.goal(.atMost, "2 " + twelve).unit == twelve)
        #expect(throws: WordError.unit("2ё" + twelve, .tooLong(13, limit: 12))) {
            try GoalWord.goal(.atMost, "2ё" + twelve)
        }
        #expect(throws: WordError.unit("3\u{7}", .forbiddenCharacter("\u{7}"))) {
            try AmountWord.edit("3\u{7}")
        }
    }

    @Test("No goal is said in both languages", arguments: [("none", true), ("Нет", true), ("0", false)])
    func none(word: String, isNone: Bool) { #expect(GoalWord.isNone(word) == isNone) }
}
