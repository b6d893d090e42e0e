import Samples
import TestKit
import TrackerDomain

/// Edits of a few trackers on a few days, so that devices often meet.
struct SmallEdits {
    var random: SeededRandom
    let library: Library
    let today: Day
    /// A fresh id for what is new.
    let newID: Identifier
    var stress = Stress.none

    /// What most of the edits are about, so that rare meetings become frequent.
    enum Stress: Int, CaseIterable {
        case none, categories, amounts, events, order, lives
    }

    mutating func number(below limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }

    mutating func edit() -> Edit {
        switch kind() {
        case 0..<16: .complete([tracker()], on: days())
        case 16..<28: .uncomplete([tracker()], on: days())
        case 28..<44:
            .amount(
                AmountEdit(
                    [.set, .add, .add, .subtract, .subtract][number(below: stress == .amounts ? 5 : 4)],
                    amount()), of: habit(), on: days()
            )
        case 44..<48: .skip([habit()], on: days())
        case 48..<51: .unskip([habit()], on: days())
        case 51..<55:
            .note(number(below: 3) == 0 ? nil : ["Rain", "Sun"][number(below: 2)], of: tracker(), on: day())
        case 55..<61: .editTracker(tracker(), TrackerEdit(.name(name())))
        case 61..<64: .editTracker(habit(), TrackerEdit(.schedule(schedule())))
        case 64..<67: .editTracker(habit(), TrackerEdit(.goal(goal())))
        case 67..<69: number(below: 2) == 0 ? .pin(tracker()) : .unpin(tracker())
        case 69..<71: rest()
        case 71..<73: .resume([habit()])
        case 73..<75: .archive([tracker()])
        case 75..<76: .unarchive([tracker()])
        case 76..<81: .editTracker(tracker(), TrackerEdit(.category(choice())))
        case 81..<84: .addTracker(newTracker())
        case 84..<90: .deleteTracker(tracker())
        case 90..<93: .addCategory(id: newID, name: categoryName())
        case 93..<97: .renameCategory(category(), to: categoryName())
        case 97..<100: .deleteCategory(category())
        case 100..<104: .move(tracker(), placement(tracker()))
        case 104..<107: .moveCategory(category(), placement(category()))
        case 107: .sortCategories
        case 108..<110: .mergeTracker(tracker(), into: tracker())
        default: .mergeCategory(category(), into: category())
        }
    }

    private mutating func rest() -> Edit {
        switch number(below: 4) {
        case 0: .pause([habit()], from: nil)
        case 1: .pause([habit()], from: day())
        case 2: .takeBreak([habit()], .until(day() + number(below: 3)))
        default:
            .takeBreak([habit()], .adding(from: day(), until: SyncWorld.firstDay + 2 + number(below: 3)))
        }
    }

    private mutating func placement(_ other: Identifier) -> Placement {
        [.before(other), .after(other), .first, .last][number(below: 4)]
    }

    private mutating func kind() -> Int {
        let any = number(below: 111)
        guard number(below: 3) > 0 else { return any }
        return switch stress {
        case .none, .lives: any
        case .categories: number(below: 3) == 0 ? 76 + number(below: 5) : 90 + number(below: 10)
        case .amounts: 28 + number(below: 16)
        case .events: [16, 28, 44, 64, 69][number(below: 5)]
        case .order: number(below: 3) == 0 ? 81 + number(below: 12) : 100 + number(below: 8)
        }
    }

    /// A state that a person may write by hand: habits become events and events habits, among other things.
    mutating func edited() -> Library? {
        var (trackers, categories) = (library.trackers, library.categories)
        for _ in 0...number(below: 2) {
            guard let index = trackers.indices.randomElement(using: &random) else { break }
            let known = trackers[index]
            switch stress == .events ? 2 : number(below: 6) {
            case 0: trackers.remove(at: index)
            case 1: trackers[index].notes[day()] = Note("By hand")
            case 2: trackers[index] = known.edited(isEvent: !known.isEvent)
            case 3: trackers[index] = known.edited(isEvent: known.isEvent, created: known.createdOn - 1)
            case 4:
                categories.append(Category(id: newID, name: "By hand"))
                trackers[index].categoryID = newID
            default: trackers.swapAt(index, 0)
            }
        }
        return try? Library(
            id: library.id, categories: categories, trackers: trackers, categoryOrder: library.categoryOrder)
    }

    private mutating func tracker() -> Identifier {
        library.trackers.randomElement(using: &random)?.id ?? 999
    }

    private mutating func habit() -> Identifier {
        if stress == .amounts, number(below: 4) > 0 { return 2 }
        return library.trackers.filter { !$0.isEvent }.randomElement(using: &random)?.id ?? tracker()
    }

    private mutating func category() -> Identifier {
        library.categories.randomElement(using: &random)?.id ?? 999
    }

    private mutating func day() -> Day {
        SyncWorld.firstDay + (stress == .amounts ? 0 : number(below: 3))
    }

    private mutating func days() -> DaySet {
        let first = day()
        return DaySet(first...first + (number(below: 6) == 0 ? 1 : 0))
    }

    private mutating func amount() -> Amount { Amount(thousandths: 1000 * (1 + number(below: 5)))! }

    private mutating func goal() -> Goal? {
        number(below: 4) == 0 ? nil : ["at least 5", "at most 2"][number(below: 2)]
    }

    private mutating func schedule() -> Schedule {
        [.everyDay, .rule("3 a week"), .on(.friday), .rule("at least 5 km a week")][number(below: 4)]
    }

    private mutating func name() -> String { ["Run", "Jog", "Running", "Read"][number(below: 4)] }

    private mutating func categoryName() -> String {
        ["Home", "HOME", "Work", "Fun", "fun"][number(below: 5)]
    }

    private mutating func choice() -> CategoryChoice {
        number(below: 2) == 0 ? .existing(category()) : .named(categoryName(), newID: newID)
    }

    private mutating func newTracker() -> NewTracker {
        NewTracker(
            id: Identifier(high: 0, low: newID.low + 1), name: name(), category: choice(),
            schedule: number(below: 4) == 0 ? nil : .everyDay)
    }
}

extension Tracker {
    /// As a person may write it by hand.
    fileprivate func edited(isEvent: Bool, created: Day? = nil) -> Tracker {
        let kept = isEvent == self.isEvent
        return Tracker.made(
            id: id, name: name, emoji: emoji, color: color, categoryID: categoryID,
            kind: kept ? kind : isEvent ? .event : .habit(ScheduleHistory(.everyDay, from: createdOn)),
            createdOn: created ?? createdOn, isPinned: isPinned, goals: kept ? goals : nil,
            status: kept ? status : .active, completions: marks, skips: kept ? skips : DaySet(),
            pausedDays: kept ? pausedDays : DaySet(), amounts: kept ? amounts : DayMap(), notes: notes)
    }
}
