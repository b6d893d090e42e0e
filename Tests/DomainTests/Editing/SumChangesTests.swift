import Samples
import Testing
import TrackerDomain

/// SUM-12: which days of a sum are told as having become done or undone.
@Suite struct SumChangesTests {
    private static func library(marks: [Day], amounts: [(Day, Amount)]) throws -> Library {
        try .holding(
            .habit(1, "Run", planned: .rule("at least 30 km a week"), done: marks, amounts: amounts))
    }

    @Test("SUM-12: a day that amounts reach is told, and one that they no longer reach")
    func amounts() throws {
        let before = try Self.library(marks: [], amounts: [("2026-03-03", "12")])
        let after = try Self.library(marks: [], amounts: [("2026-03-03", "12"), ("2026-03-05", "18")])
        #expect(
            after.sumChanges(since: before, today: .today) == [.completed(1, DaySet(["2026-03-05"]))])
        #expect(
            before.sumChanges(since: after, today: .today) == [.uncompleted(1, DaySet(["2026-03-05"]))])
    }

    @Test("SUM-12: a mark that comes or goes is a change by itself, and not told twice")
    func marks() throws {
        let (with, without) = (
            try Self.library(marks: ["2026-03-03"], amounts: []), try Self.library(marks: [], amounts: [])
        )
        #expect(with.sumChanges(since: without, today: .today).isEmpty)
        #expect(without.sumChanges(since: with, today: .today).isEmpty)
    }
}
