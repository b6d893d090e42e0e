import DeskKit
import Samples
import TestKit
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
        #expect(try AmountWord.edit(word, .english) == AmountEdit(operation, amount, unit: unit))
    }

    @Test(
        "AMT-1: what is no amount is refused",
        arguments: [
            "", "km", "1e9", "5,5,5", "1.2345", "1000001", "1000000.001", "99999999999999999999", "--3",
            "+-3",
            "5.", "5x5", "٣",
        ])
    func refused(word: String) {
        #expect(throws: WordError.self) { try AmountWord.edit(word, .english) }
        #expect(throws: WordError.amount(word)) { try GoalWord.goal(.atLeast, word, .english) }
    }

    @Test(
        "N1: a number that can be read in two ways is refused in a goal with both readings",
        arguments: [
            ("10.000", "“10.000” can be 10000 or 10: write 10000, or 10.0.", "10000 или 10,0."),
            ("10,000 steps", "“10,000” can be 10000 or 10: write 10000, or 10.0.", "10000 или 10,0."),
            ("5.125 km", "“5.125” can be 5125 or 5.125: write 5125, or 5.1250.", "5125 или 5,1250."),
            ("1,222 шага", "“1,222” can be 1222 or 1.222: write 1222, or 1.2220.", "1222 или 1,2220."),
            ("100.120", "“100.120” can be 100120 or 100.12: write 100120, or 100.12.", "100120 или 100,12."),
            ("7,500", "“7,500” can be 7500 or 7.5: write 7500, or 7.5.", "7500 или 7,5."),
        ])
    func doubtful(word: String, english: String, russian: String) {
        for kind in Goal.Kind.allCases {
            let error = #expect(throws: WordError.self) { try GoalWord.goal(kind, word, .english) }
            #expect(error?.message.named.english == english)
            #expect(error?.message.named.russian.hasSuffix(": напишите \(russian)") == true)
        }
    }

    @Test(
        "AMT-7, N4: groups of three digits with the same divider, decimals, and a point before them alone",
        arguments: [
            ("10 000", 10_000_000), ("10\u{A0}000", 10_000_000), ("10\u{202F}000", 10_000_000),
            ("10\u{2009}000", 10_000_000), ("10'000", 10_000_000), ("10’000", 10_000_000),
            ("7 500", 7_500_000), ("1 000 000", 1_000_000_000), ("1,000,000", 1_000_000_000),
            ("1.000.000", 1_000_000_000), ("1.000,5", 1_000_500), ("1,222.5", 1_222_500),
            ("1 222,5", 1_222_500), ("10 000.125", 10_000_125), ("999'999.999", 999_999_999),
            (".5", 500), (",5", 500), (".125", 125), (".500", 500), ("2.500000", 2500), ("0.5000", 500),
            ("5 125", 5_125_000), ("10,000.50", 10_000_500),
        ])
    func groups(word: String, thousandths: Int) throws {
        for (sign, operation) in [("", AmountEdit.Operation.set), ("+", .add), ("-", .subtract)] {
            let edit = try AmountWord.edit(sign + word + " km", .english)
            #expect(edit == AmountEdit(operation, Amount(thousandths: thousandths)!, unit: "km"))
        }
        #expect(try GoalWord.goal(.atMost, word + "km", .english).amount.inThousandths == thousandths)
        let goal = Goal(.atLeast, Amount(thousandths: thousandths)!)!
        #expect(try GoalLine.typed("at least " + word, today: "2026-11-20", .english) == .ofDay(goal))
    }

    @Test(
        "AMT-7: what is grouped otherwise is no amount",
        arguments: [
            "10 00", "10 0000", "1000 000", "10  000", "1 000'000", "1'000 000", "1,000,5", "1.000.5",
            "10,00,000",
            "1,000.000.5", "1,000 5", "0 500", "10 000.1255", "1 000 001", "2,000,000", ".",
            "+.", "-",
            "., 5", "5..5", "..5", "1 000,", "'000",
        ])
    func grouped(word: String) {
        #expect(throws: WordError.amount(word)) { try AmountWord.edit(word, .english) }
        #expect(throws: WordError.amount(word)) { try GoalWord.goal(.atLeast, word, .english) }
    }

    @Test("AMT-8: amounts that the program prints are read back, but for those that are doubtful")
    func readBack() throws {
        var random = SeededRandom(seed: 8)
        for _ in 0..<2000 {
            let places = [1, 10, 100, 1000, 1000][Int.random(in: 0..<5, using: &random)]
            let most = [10, 1000, 1_000_000][Int.random(in: 0..<3, using: &random)] * 1000
            let amount = Amount(thousandths: Int.random(in: 0...most / places, using: &random) * places)!
            for language in Language.allCases {
                let text = AmountText.amount(amount, unit: "км", language)
                do {
                    let edit = try AmountWord.edit(text, .english)
                    #expect(edit.operation == .set && edit.amount == amount && edit.unit == "км")
                } catch WordError.doubtfulAmount {
                    let digits = text.dropLast(3).split(omittingEmptySubsequences: false) { !$0.isNumber }
                    #expect(digits.count == 2 && digits[1].count == 3 && digits[0].first != "0", "\(text)")
                } catch {
                    Issue.record("\(text): \(error)")
                }
            }
        }
    }

    @Test("N1: both readings in Russian")
    func doubtfulInRussian() {
        let error = #expect(throws: WordError.self) { try AmountWord.edit("5,125", .english) }
        #expect(error?.message.named.russian == "«5,125» — это 5125 или 5,125: напишите 5125 или 5,1250.")
    }

    @Test(
        "N1: an amount is doubtful after a comma and where its last digit is 0, with its sign; else the goal tells",
        arguments: [
            ("10.000", "“10.000” can be 10000 or 10: write 10000, or 10.0."),
            ("5,125", "“5,125” can be 5125 or 5.125: write 5125, or 5.1250."),
            ("+1.500 km", "“+1.500” can be +1500 or +1.5: write +1500, or +1.5."),
            ("-2,250", "“-2,250” can be -2250 or -2.25: write -2250, or -2.25."),
        ])
    func doubtfulAmount(word: String, english: String) throws {
        let error = #expect(throws: WordError.self) { try AmountWord.edit(word, .english) }
        #expect(error?.message.named.english == english)
        let edit = try AmountWord.edit("5.125", .english)
        #expect(edit.amount == "5.125" && edit.spelling == .mayBeThousands)
    }

    @Test(
        "N1: what can be read in one way alone is understood, also what the refusals propose",
        arguments: [
            ("0.125", 125), ("0,125", 125), ("12345.678", 12_345_678), ("1000,125", 1_000_125),
            ("10000", 10_000_000), ("10.0", 10_000), ("10,0", 10_000), ("5.1250", 5125), ("5,1250", 5125),
            ("100.12", 100_120), ("7,5", 7500), ("2.500000", 2500), ("10.00", 10_000), ("012.500", 12_500),
        ])
    func understood(word: String, thousandths: Int) throws {
        #expect(try GoalWord.goal(.atLeast, word + " km", .english).amount.inThousandths == thousandths)
        let edit = try AmountWord.edit("+" + word, .english)
        #expect(edit.amount.inThousandths == thousandths && edit.spelling == .plain)
    }

    @Test(
        "AMT-8: a thousand written as k is refused with the number written out",
        arguments: [
            ("10k", "“10k”", "10000"), ("10 k", "“10 k”", "10000"), ("1.5K", "“1.5K”", "1500"),
            ("2,5к", "“2,5к”", "2500"), ("3 К", "“3 К”", "3000"), ("10 тыс", "“10 тыс”", "10000"),
            ("10 тыс. шагов", "“10 тыс.”", "10000"), ("10k steps", "“10k”", "10000"),
        ])
    func shortThousands(word: String, quoted: String, whole: String) throws {
        let russian = quoted.replacing("“", with: "«").replacing("”", with: "»")
        let sentence = Phrase("Write \(whole) instead of \(quoted).", "Вместо \(russian) напишите \(whole).")
        let ofGoal = #expect(throws: WordError.self) { try GoalWord.goal(.atLeast, word, .english) }
        #expect(ofGoal?.message.named == sentence)
        // A k alone can be kilometers: the goal of the day tells.
        guard word.count > 5 || word.hasSuffix("тыс") else {
            let edit = try AmountWord.edit(word, .english)
            #expect(
                edit.unit == nil
                    && edit.spelling == .short(String(quoted.dropFirst().dropLast()), whole: whole))
            return
        }
        let ofAmount = #expect(throws: WordError.self) { try AmountWord.edit(word, .english) }
        #expect(ofAmount?.message.named == sentence)
    }

    @Test("UNIT-3: a k alone is kept with its sign, for the goal of its day to tell what it means")
    func shortKilometers() throws {
        #expect(
            try AmountWord.edit("+10k", .english)
                == AmountEdit(.add, "10", spelling: .short("+10k", whole: "+10000")))
        #expect(throws: WordError.amount("3x20")) { try AmountWord.edit("3x20", .english) }
    }

    @Test(
        "N1: a unit that only begins with a k is one, and a thousand thousands are no amount",
        arguments: [("5 km", "km"), ("5kg", "kg"), ("5 kcal", "kcal"), ("5 тысяч", "тысяч"), ("5 кг", "кг")])
    func units(word: String, unit: String) throws {
        #expect(try GoalWord.goal(.atLeast, word, .english).unit == unit)
        #expect(throws: WordError.amount("1001k")) { try AmountWord.edit("1001k", .english) }
    }

    @Test("AMT-1: a goal is more than 0, a limit need not be, and neither has a sign")
    func goals() throws {
        let five = try #require(Amount(text: "5"))
        #expect(try GoalWord.goal(.atLeast, "5 km", .english) == Goal(.atLeast, five, unit: "km"))
        #expect(try GoalWord.goal(.atMost, "0", .english) == Goal(.atMost, .zero))
        #expect(throws: WordError.goal("0")) { try GoalWord.goal(.atLeast, "0", .english) }
        for word in ["-3", "+3"] {
            #expect(throws: WordError.amount(word)) { try GoalWord.goal(.atLeast, word, .english) }
        }
    }

    @Test("AMT-1: a unit has up to 12 characters, as people count them")
    func units() throws {
        let twelve = String(repeating: "ё", count: 12)
        #expect(try GoalWord.goal(.atMost, "2 " + twelve, .english).unit == twelve)
        #expect(throws: WordError.unit("2ё" + twelve, .tooLong(13, limit: 12))) {
            try GoalWord.goal(.atMost, "2ё" + twelve, .english)
        }
        #expect(throws: WordError.unit("3\u{7}", .forbiddenCharacter("\u{7}"))) {
            try AmountWord.edit("3\u{7}", .english)
        }
    }

    @Test("No goal is said in both languages", arguments: [("none", true), ("Нет", true), ("0", false)])
    func none(word: String, isNone: Bool) { #expect(GoalWord.isNone(word) == isNone) }
}
