import Samples
import Testing
import TrackerDomain

@Suite struct AmountUnitTests {
    private static func journal(_ goal: Goal, amount: Amount? = nil) throws -> Journal {
        Journal(
            library: try .holding(.habit(1, goal: goal, amounts: amount.map { [(.today, $0)] } ?? [])))
    }

    private static func edit(_ edit: AmountEdit) -> Edit { .amount(edit, of: 1, on: DaySet([.today])) }

    @Test(
        "AMT-9: a unit of the goal's line, in either language, is changed into the goal's",
        arguments: [
            ("500", "ml", "l", "0.5"), ("500", "мл", "l", "0.5"), ("3", "dl", "ml", "300"),
            ("25", "cl", "л", "0.25"),
            ("1.5", "liters", "ml", "1500"), ("2", "litre", "мл", "2000"), ("2", "Литра", "L", "2"),
            ("5", "km", "м", "5000"), ("250", "m", "km", "0.25"), ("7", "cm", "mm", "70"),
            ("7", "мм", "см", "0.7"),
            ("1500", "g", "кг", "1.5"), ("0.001", "kg", "г", "1"), ("90", "min", "h", "1.5"),
            ("1.5", "часа", "minutes", "90"), ("2", "hours", "s", "7200"), ("30", "sec", "мин", "0.5"),
            ("45", "mins", "ч", "0.75"), ("1", "Hour", "minute", "60"), ("20", "KM", "km", "20"),
        ] as [(Amount, String, String, Amount)])
    func converted(amount: Amount, typed: String, unit: String, kept: Amount) throws {
        let goal = try #require(Goal(.atLeast, "1000000", unit: unit))
        var journal = try Self.journal(goal)
        try journal.perform([Self.edit(AmountEdit(.set, amount, unit: typed))], today: .today)
        #expect(journal.library.tracker(1)?.amounts[.today] == kept)
    }

    @Test(
        "AMT-9: the goal's own unit, folded, with a final s more or less",
        arguments: [
            ("page", "pages"), ("pages", "page"), ("Pages", "page"), ("СТРАНИЦ", "страниц"),
            ("big  cup", "Big cups"),
            ("ёлок", "елок"),
        ])
    func plural(typed: String, unit: String) throws {
        var journal = try Self.journal(
            try #require(Goal(.atLeast, "20", unit: Goal.cleanedUnit(unit))), amount: "3")
        try journal.perform([Self.edit(AmountEdit(.add, "4", unit: typed))], today: .today)
        #expect(journal.library.tracker(1)?.amounts[.today] == "7")
    }

    @Test(
        "AMT-9: what three decimals cannot hold, another unit, and what would be too much are refused",
        arguments: [
            (AmountEdit(.set, "20", unit: "min"), "h", nil), (AmountEdit(.add, "0.5", unit: "m"), "km", nil),
            (AmountEdit(.set, "1", unit: "cups"), "l", "cups"),
            (AmountEdit(.set, "1", unit: "km"), "l", "km"),
            // A millisecond is no meter, and nothing is not a second.
            (AmountEdit(.set, "1", unit: "ms"), "m", "ms"), (AmountEdit(.set, "1", unit: "s"), "", "s"),
            (AmountEdit(.set, "3", unit: "mi"), "km", nil), (AmountEdit(.set, "1", unit: "cup"), "ml", "cup"),
            (AmountEdit(.set, "1", unit: "oz"), "g", nil), (AmountEdit(.set, "1", unit: "yd"), "m", nil),
            (AmountEdit(.set, "8", unit: "oz"), "gallons", "oz"),
        ] as [(AmountEdit, String, String?)])
    func refused(edit: AmountEdit, unit: String, other: String?) throws {
        let journal = try Self.journal(try #require(Goal(.atMost, "5", unit: unit)))
        let error: EditError =
            other.map { .otherUnit(name: "Habit", unit: unit, typed: $0) } ?? .inexactAmount(edit, unit: unit)
        #expect(journal.refusal(of: Self.edit(edit)) == error)
        #expect(edit.isMeasured(in: unit) == (other == nil))
    }

    @Test(
        "UNIT-1: feet, yards and miles are lengths, ounces and pounds weights; cups, pints and gallons a line of their own",
        arguments: [
            ("5280", "ft", "mi", "1"), ("1760", "yd", "mi", "1"), ("1", "Foot", "mm", "304.8"),
            ("2", "feet", "cm", "60.96"), ("3", "фута", "ярд", "1"), ("1", "mile", "m", "1609.344"),
            ("2", "мили", "футов", "10560"), ("5", "yards", "м", "4.572"), ("16", "oz", "lb", "1"),
            ("2", "lbs", "ounces", "32"), ("4", "унции", "фунта", "0.25"),
            ("1", "pint", "cups", "2"), ("1", "gallon", "чашек", "16"), ("4", "пинты", "gallons", "0.5"),
        ] as [(Amount, String, String, Amount)])
    func largerLines(amount: Amount, typed: String, unit: String, kept: Amount) throws {
        let edit = AmountEdit(.set, amount, unit: typed)
        var journal = try Self.journal(try #require(Goal(.atLeast, "1000000", unit: unit)))
        try journal.perform([Self.edit(edit)], today: .today)
        #expect(journal.library.tracker(1)?.amounts[.today] == kept)
    }

    @Test(
        "UNIT-2: the unit of the goal tells whether a clock shows hours or minutes",
        arguments: [
            ("min", "90"), ("мин", "90"), ("h", "1.5"), ("hours", "1.5"), ("s", "90"), ("сек", "90"),
        ] as [(String, Amount)])
    func clock(unit: String, kept: Amount) throws {
        var journal = try Self.journal(try #require(Goal(.atLeast, "600", unit: unit)))
        let edit = AmountEdit(.set, "90", unit: "min", spelling: .clock)
        try journal.perform([Self.edit(edit)], today: .today)
        #expect(journal.library.tracker(1)?.amounts[.today] == kept)
        let other = try Self.journal(try #require(Goal(.atLeast, "5", unit: "km")))
        #expect(
            other.refusal(of: Self.edit(edit)) == .otherUnit(name: "Habit", unit: "km", typed: "min"))
    }

    @Test(
        "UNIT-3: a k means kilometers where these are counted, whatever they are called, and else a thousand")
    func short() throws {
        let edit = AmountEdit(.add, "10", spelling: .short("10k", whole: "10000"))
        for unit in ["km", "КМ"] {
            var journal = try Self.journal(try #require(Goal(.atLeast, "20", unit: unit)), amount: "1")
            try journal.perform([Self.edit(edit)], today: .today)
            #expect(journal.library.tracker(1)?.amounts[.today] == "11")
        }
        for unit in ["m", "steps", ""] {
            let journal = try Self.journal(try #require(Goal(.atLeast, "20", unit: unit)))
            #expect(journal.refusal(of: Self.edit(edit)) == .shortThousands("10k", whole: "10000"))
            #expect(edit.isMeasured(in: unit))
        }
        let bare = Journal(library: try .holding(.habit(1)))
        #expect(bare.refusal(of: Self.edit(edit)) == .shortThousands("10k", whole: "10000"))
    }

    @Test("AMT-9: beyond a million in the goal's unit is too much")
    func tooLarge() throws {
        let journal = try Self.journal(try #require(Goal(.atLeast, "5", unit: "mm")))
        let edit = Self.edit(AmountEdit(.set, "2", unit: "km"))
        #expect(journal.refusal(of: edit) == .amountTooLarge(name: "Habit"))
    }

    @Test("AMT-7: a point before three digits is doubtful by the goal, whatever the unit")
    func doubtful() throws {
        let edit = AmountEdit(.set, "1.125", unit: "l", spelling: .mayBeThousands)
        let journal = try Self.journal(try #require(Goal(.atLeast, "2000", unit: "ml")))
        #expect(journal.refusal(of: Self.edit(edit)) == .doubtfulAmount(edit))
        var small = try Self.journal(try #require(Goal(.atLeast, "2", unit: "l")))
        try small.perform([Self.edit(edit)], today: .today)
        #expect(small.library.tracker(1)?.amounts[.today] == "1.125")
    }
}
