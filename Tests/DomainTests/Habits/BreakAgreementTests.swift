import Samples
import TestKit
import Testing
import TrackerDomain

/// Breaks of the product against the model's, over random habits and commands.
@Suite struct BreakAgreementTests {
    private static let seeds: ClosedRange<UInt64> = 1...UInt64(Torture.tries(brief: 500, full: 20_000))

    private enum Command {
        case takeBreak(from: Int?, until: Int)
        case resume
    }

    /// A habit of any rule, a day, and what is asked of it then.
    private func sample(_ seed: UInt64) -> (habit: PlainHabit, today: Int, command: Command) {
        let (habit, today) =
            seed.isMultiple(of: 2) ? RandomHabit.sumSample(seed: seed) : RandomHabit.sample(seed: seed)
        var random = SeededRandom(seed: seed &+ 77)
        func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
        let from = [nil, nil, today + number(-20...20)][number(0...2)]
        let command =
            number(0...3) == 0 ? Command.resume : .takeBreak(from: from, until: today + number(-10...25))
        return (habit, today, command)
    }

    /// Carries out a command; nil if it is refused.
    private func model(_ habit: PlainHabit, _ command: Command, today: Int) -> PlainHabit? {
        var habit = habit
        switch command {
        case .takeBreak(let from, let until):
            return habit.takeBreak(from: from, until: until, today: today) ? habit : nil
        case .resume where habit.rests(on: today): habit.resume(today: today)
        case .resume: habit.takeBackNext(today: today)
        }
        return habit
    }

    private func product(_ habit: PlainHabit, _ command: Command, today: Int) throws -> Tracker? {
        var journal = Journal(library: try Library(id: 1000, categories: [.home], trackers: [habit.tracker]))
        let before = journal.library
        let edit: Edit =
            switch command {
            case .takeBreak(let from?, let until):
                .takeBreak([1], .adding(from: Day(from), until: Day(until)))
            case .takeBreak(nil, let until): .takeBreak([1], .until(Day(until)))
            case .resume: .resume([1])
            }
        do throws(EditError) {
            try journal.perform([edit], today: Day(today))
        } catch {
            #expect(journal.library == before)
            return nil
        }
        let after = journal.library
        _ = try journal.undo(1)
        #expect(journal.library == before)
        _ = try journal.redo(1)
        #expect(journal.library == after)
        return after.tracker(1)
    }

    @Test("OFF-6, OFF-7, OFF-8: a break begins, moves and ends as defined, is undone and done again")
    func commands() throws {
        for seed in Self.seeds {
            let (habit, today, command) = sample(seed)
            let expected = model(habit, command, today: today)?.tracker
            let found = try product(habit, command, today: today)
            #expect(found == expected, "seed \(seed), on \(Day(today).iso) \(command)\n\(habit)")
        }
    }

    @Test("OFF-7: with a first day nothing that is off becomes asked for")
    func onlyAdds() {
        for seed in Self.seeds {
            let (habit, today, command) = sample(seed)
            guard case .takeBreak(_?, _) = command, let after = model(habit, command, today: today) else {
                continue
            }
            #expect(after.pausedDays.isSuperset(of: habit.pausedDays) && after.status == habit.status)
        }
    }

    @Test("OFF-7: without one the rest of today ends on the day that is said")
    func ends() {
        for seed in Self.seeds {
            let (habit, today, command) = sample(seed)
            guard case .takeBreak(nil, let until) = command, habit.rests(on: today), until >= today,
                let after = model(habit, command, today: today),
                after.status != habit.status
                    || habit.status == .active
            else { continue }
            #expect((today...until).allSatisfy(after.rests), "seed \(seed)")
            // Another break may follow at once, but none of what a pause that is over covered.
            let hasEndedPause = after.status != habit.status
            let mayFollow = !hasEndedPause && habit.pausedDays.contains(until + 1)
            #expect(!after.rests(on: until + 1) || mayFollow, "seed \(seed)")
        }
    }

    @Test(
        "OFF-7: a break equals a pause on its first day and its end on the day after its last, in every figure"
    )
    func equalsPause() throws {
        for seed in Self.seeds {
            var (habit, today, _) = sample(seed)
            (habit.status, habit.pausedDays) = (.active, [])
            let (first, last) = (today - 9, today - 3)
            var journal = Journal(
                library: try Library(id: 1000, categories: [.home], trackers: [habit.tracker]))
            try journal.perform([.pause([1], from: nil)], today: Day(first))
            try journal.perform([.resume([1])], today: Day(last + 1))
            let paused = journal.library.tracker(1)
            habit.pausedDays = Set(first...last)
            let ahead = try product(
                PlainHabit(habit, without: first...last), .takeBreak(from: first, until: last),
                today: first - 2)
            #expect(paused == ahead, "seed \(seed)")
            #expect(HabitModel.differences(of: habit, today: today) == nil, "seed \(seed)")
        }
    }
}

extension PlainHabit {
    /// The same habit before a break.
    fileprivate init(_ habit: PlainHabit, without days: ClosedRange<Int>) {
        self = habit
        pausedDays.subtract(days)
    }
}
