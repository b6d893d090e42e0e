internal import TestKit
package import TrackerDomain

/// Random edits of a few hasty people: mostly sensible, some rejected, some without effect.
package struct RandomEdits {
    private var random: SeededRandom

    private var library: Library
    private var lastNewID: UInt64
    private let moves: Bool
    private let sums: Bool

    /// - Parameters:
    ///   - moves: False for edits that need no version of the file with an order of one's own.
    ///   - sums: False for edits that need no version of the file with sums or the rule whenever.
    package init(seed: UInt64, firstNewID: UInt64 = 1001, moves: Bool = true, sums: Bool = true) {
        (self.moves, self.sums) = (moves, sums)
        random = SeededRandom(seed: seed)
        lastNewID = firstNewID - 1
        library = Library(id: 0)
    }

    package mutating func edits(of library: Library, today: Day) -> [Edit] {
        self.library = library
        return (0..<Int.random(in: 1...3, using: &random)).map { _ in edit(today: today) }
    }

    /// A clock that mostly stands still, sometimes advances and rarely goes back.
    package mutating func today(after day: Day) -> Day {
        switch number(below: 10) {
        case 0: day - number(below: 20)
        case 1...4: day + number(below: 5)
        default: day
        }
    }

    package mutating func number(below limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }

    private mutating func edit(today: Day) -> Edit {
        switch number(below: moves ? 63 : 55) {
        case 0...6: .addTracker(newTracker(today: today))
        case 7...11: .editTracker(tracker(), trackerEdit(today: today))
        case 12...18: .complete((0...number(below: 2)).map { _ in tracker() }, on: days(near: today))
        case 19...22: .uncomplete((0...number(below: 2)).map { _ in tracker() }, on: days(near: today))
        case 23...26: .amount(amountEdit(), of: tracker(), on: days(near: today))
        case 27...29: .skip([tracker()], on: days(near: today + 3))
        case 30...33: .unskip([tracker()], on: days(near: today))
        case 34...36: .note(sometimes() ? nil : note(), of: tracker(), on: day(near: today + 3))
        case 37...38: .pause([tracker()], from: sometimes() ? nil : day(near: today))
        case 39...40: .resume([tracker()])
        case 41: .archive([tracker()])
        case 42: .unarchive([tracker()])
        case 43...44: .pin(tracker())
        case 45: .unpin(tracker())
        case 46: .deleteTracker(tracker())
        case 47...49: .addCategory(id: newCategoryID(), name: name())
        case 50: .renameCategory(category(), to: name())
        case 51: .deleteCategory(category())
        case 52...54: .takeBreak([tracker()], breakEdit(near: today))
        case 55...56: .move(tracker(), placement(tracker()))
        case 57...58: .moveCategory(category(), placement(category()))
        case 59: .sortCategories
        case 60...61: .mergeTracker(tracker(), into: tracker())
        default: .mergeCategory(category(), into: category())
        }
    }

    private mutating func breakEdit(near today: Day) -> BreakEdit {
        let first = day(near: today) + number(below: 6)
        let last = first + (rarely() ? -1 : number(below: 12))
        return switch number(below: 8) {
        case 0: .ending(first)
        case 1: .moving(first...first + number(below: 5), to: first...max(first, last))
        case 2...4: .until(last)
        default: .adding(from: first, until: last)
        }
    }

    private mutating func placement(_ other: Identifier) -> Placement {
        [.before(other), .after(other), .first, .last][number(below: 4)]
    }

    private mutating func newTracker(today: Day) -> NewTracker {
        NewTracker(
            id: newTrackerID(), name: name(), category: categoryChoice(),
            schedule: sometimes() ? nil : schedule(),
            startingOn: sometimes() ? day(near: today) : nil,
            [
                sometimes() ? .goal(goal()) : nil,
                sometimes() ? .emoji(emoji()) : nil, sometimes() ? .color(color()) : nil,
                sometimes() ? .pinned(true) : nil,
            ].compactMap(\.self))
    }

    private mutating func trackerEdit(today: Day) -> TrackerEdit {
        TrackerEdit(
            [
                sometimes() ? .name(name()) : nil, sometimes() ? .category(categoryChoice()) : nil,
                sometimes() ? .schedule(schedule()) : nil, sometimes() ? .goal(goal()) : nil,
                sometimes() ? .emoji(emoji()) : nil,
                sometimes() ? .color(color()) : nil,
            ].compactMap(\.self), completing: sometimes() ? [day(near: today)] : [],
            uncompleting: sometimes() ? [day(near: today)] : [])
    }

    private mutating func categoryChoice() -> CategoryChoice {
        sometimes() ? .named(name(), newID: newCategoryID()) : .existing(category())
    }

    private mutating func sometimes() -> Bool { number(below: 3) == 0 }
    private mutating func rarely() -> Bool { number(below: 25) == 0 }

    private mutating func tracker() -> Identifier {
        rarely() ? 999 : library.trackers.randomElement(using: &random)?.id ?? 999
    }

    private mutating func category() -> Identifier {
        rarely() ? 999 : library.categories.randomElement(using: &random)?.id ?? 999
    }

    /// Rarely one that a tracker has, and never that of a category, as no tracker can have it.
    private mutating func newTrackerID() -> Identifier { rarely() ? tracker() : newID() }

    /// Rarely one that a category has.
    private mutating func newCategoryID() -> Identifier { rarely() ? category() : newID() }

    private mutating func newID() -> Identifier {
        lastNewID += 1
        return Identifier(high: 0, low: lastNewID)
    }

    private mutating func name() -> String {
        let name = ["Run", "Бег", "Ёлка", "👨‍👩‍👧"][number(below: 4)]
        return rarely() ? " \t" : sometimes() ? name.uppercased() : "\(name) \(number(below: 50))"
    }

    private mutating func emoji() -> String { rarely() ? "x" : ["🙂", "😻", "❤\u{FE0F}"][number(below: 3)] }
    private mutating func color() -> PaletteColor { .number(1 + number(below: 18)) }
    /// Today, one of the six days before it, or rarely tomorrow.
    private mutating func day(near today: Day) -> Day { rarely() ? today + 1 : today - number(below: 7) }

    private mutating func days(near today: Day) -> DaySet {
        let first = day(near: today)
        return DaySet(first...first + (rarely() ? 40 : sometimes() ? 2 : 0))
    }

    private mutating func schedule() -> Schedule {
        let grid = DayGrid(
            every: 2 + number(below: 20), from: sometimes() ? Day(number(below: 10_000)) : nil)!
        return switch number(below: 10) {
        case 0: .interval(grid)
        case 1: .monthDays(MonthDaySet(rawValue: UInt32(1 + number(below: 1 << 31 - 1))))
        case 2: .quota(Quota(1 + number(below: 7), in: .week)!)
        case 3: .quota(Quota(1 + number(below: 31), in: .month)!)
        case 4: .quota(Quota(1 + number(below: grid.length), in: .days(grid))!)
        case 5 where sums, 6 where sums: sum(in: [.week, .month, .days(grid)][number(below: 3)])
        default: rarely() ? .weekdays([]) : weekdaysOrWhenever(UInt8(1 + number(below: 127)))
        }
    }

    /// Some sets of weekdays stand for the rule without a plan.
    private func weekdaysOrWhenever(_ bits: UInt8) -> Schedule {
        sums && bits % 8 == 0 ? .whenever : .weekdays(WeekdaySet(rawValue: bits))
    }

    private mutating func sum(in period: Quota.Period) -> Schedule {
        .sum(PeriodGoal(goal() ?? "at most 0", in: period))
    }

    private mutating func goal() -> Goal? {
        Goal(
            sometimes() ? .atMost : .atLeast, amount(),
            unit: rarely() ? "thirteen long" : ["", "km", "\u{301} \"=\" ;>"][number(below: 3)])
    }

    private mutating func amountEdit() -> AmountEdit {
        AmountEdit([.set, .add, .add, .subtract][number(below: 4)], amount(), unit: rarely() ? "miles" : nil)
    }

    private mutating func amount() -> Amount {
        number(below: 5) == 0 ? .most : Amount(thousandths: number(below: sometimes() ? 20 : 9999))!
    }

    private mutating func note() -> String {
        rarely() ? "\u{1B}" : ["Rain", "$null", "\u{301}a; > \"b\" \\", "Снег <утром> &"][number(below: 4)]
    }
}
