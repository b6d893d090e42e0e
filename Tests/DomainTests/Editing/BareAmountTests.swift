import Samples
import Testing
import TrackerDomain

@Suite("AMT-12: amounts of habits without a goal") struct BareAmountTests {
    private static func journal(_ amount: Amount? = nil, done: Bool = false) throws -> Journal {
        Journal(
            library: try .holding(
                .habit(1, done: done ? [.today] : [], amounts: amount.map { [(.today, $0)] } ?? [])))
    }

    private static func edit(_ operation: AmountEdit.Operation, _ amount: Amount) -> Edit {
        .amount(AmountEdit(operation, amount), of: 1, on: DaySet([.today]))
    }

    private static func set(_ old: String?, _ new: String?) -> Change {
        .tracker(1, .value(.amount, on: .today, from: old, to: new))
    }

    private static let completed = Change.completed(1, DaySet([.today]))

    private static let recordings: [(AmountEdit.Operation, Amount, [Change])] = [
        (.set, "2", [set(nil, "2"), completed]), (.set, "0", [set(nil, "0"), completed]),
        (.add, "1.5", [set(nil, "1.5"), completed]),
    ]

    @Test("AMT-12: an amount is kept and marks its day, 0 too", arguments: recordings)
    func records(operation: AmountEdit.Operation, amount: Amount, changes: [Change]) throws {
        var journal = try Self.journal()
        #expect(try journal.perform([Self.edit(operation, amount)], today: .today) == changes)
    }

    @Test("AMT-12: a new number replaces it, and taking away never unmarks")
    func replaces() throws {
        var journal = try Self.journal("2", done: true)
        #expect(try journal.perform([Self.edit(.set, "5")], today: .today) == [Self.set("2", "5")])
        try journal.perform([Self.edit(.subtract, "5")], today: .today)
        let tracker = journal.library.trackers[0]
        #expect(tracker.amounts[.today] == .zero && tracker.marks.contains(.today))
        #expect(
            journal.refusal(of: Self.edit(.subtract, "1")) == .amountBelowZero(name: "Habit", .zero, unit: "")
        )
    }

    @Test("AMT-12: a mark leaves an amount as it is; taking it away takes both")
    func marks() throws {
        var journal = try Self.journal("2")
        #expect(try journal.perform([.complete([1], on: .today)], today: .today) == [Self.completed])
        #expect(
            try journal.perform([.uncomplete([1], on: .today)], today: .today) == [
                Self.set("2", nil), .uncompleted(1, DaySet([.today])),
            ])
    }

    @Test("AMT-12: a number that may mean thousands is taken as it stands, and a unit is refused")
    func units() throws {
        var journal = try Self.journal()
        let doubtful = AmountEdit(.set, "5.125", mayBeThousands: true)
        try journal.perform([.amount(doubtful, of: 1, on: DaySet([.today]))], today: .today)
        #expect(journal.library.trackers[0].amounts[.today] == "5.125")
        let cups = AmountEdit(.set, "2", unit: "cups")
        #expect(
            journal.refusal(of: .amount(cups, of: 1, on: DaySet([.today])))
                == .noUnit(name: "Habit", cups))
    }

    @Test("AMT-12: of several days each is judged by its own goal, if it has one")
    func severalDays() throws {
        var journal = Journal(library: try .holding(.habit(1, goal: "at least 5 km")))
        try journal.perform([.editTracker(1, TrackerEdit(.goal(nil)))], today: .today)
        try journal.perform(
            [.amount(AmountEdit(.set, "3"), of: 1, on: DaySet([.yesterday, .today]))], today: .today)
        let tracker = journal.library.trackers[0]
        #expect(Array(tracker.marks) == [.today] && tracker.amounts[.yesterday] == "3")
    }
}
