import Samples
import TestKit
import TrackerDomain

/// Edits that a few people in a hurry might make: mostly sensible, some refused, some without effect.
struct RandomEdits {
    private var random: SeededRandom

    private var library: Library
    private var lastNewID: UInt64 = 1000

    init(seed: UInt64) {
        random = SeededRandom(seed: seed)
        library = Library(id: 0)
    }

    mutating func edits(of library: Library, today: Day) -> [Edit] {
        self.library = library
        return (0..<Int.random(in: 1...3, using: &random)).map { _ in edit(today: today) }
    }

    /// A clock that mostly stands, sometimes goes on and now and then goes back.
    mutating func today(after day: Day) -> Day {
        switch number(below: 10) {
        case 0: day - number(below: 20)
        case 1...4: day + number(below: 5)
        default: day
        }
    }

    mutating func number(below limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }

    private mutating func edit(today: Day) -> Edit {
        switch number(below: 30) {
        case 0...6: .addTracker(newTracker())
        case 7...10: .editTracker(tracker(), trackerEdit(today: today))
        case 11...17: .complete((0...number(below: 2)).map { _ in tracker() }, on: day(near: today))
        case 18...20: .uncomplete((0...number(below: 2)).map { _ in tracker() }, on: day(near: today))
        case 21...22: .pin(tracker())
        case 23: .unpin(tracker())
        case 24...25: .deleteTracker(tracker())
        case 26...27: .addCategory(id: newID(), name: name())
        case 28: .renameCategory(category(), to: name())
        default: .deleteCategory(category())
        }
    }

    private mutating func newTracker() -> NewTracker {
        NewTracker(
            id: newID(), name: name(), category: categoryChoice(), schedule: sometimes() ? nil : schedule(),
            [
                sometimes() ? .emoji(emoji()) : nil, sometimes() ? .color(color()) : nil,
                sometimes() ? .pinned(true) : nil,
            ].compactMap(\.self))
    }

    private mutating func trackerEdit(today: Day) -> TrackerEdit {
        TrackerEdit(
            [
                sometimes() ? .name(name()) : nil, sometimes() ? .category(categoryChoice()) : nil,
                sometimes() ? .schedule(schedule()) : nil, sometimes() ? .emoji(emoji()) : nil,
                sometimes() ? .color(color()) : nil,
            ].compactMap(\.self), completing: sometimes() ? [day(near: today)] : [],
            uncompleting: sometimes() ? [day(near: today)] : [])
    }

    private mutating func categoryChoice() -> CategoryChoice {
        sometimes() ? .named(name(), newID: newID()) : .existing(category())
    }

    private mutating func sometimes() -> Bool { number(below: 3) == 0 }
    private mutating func rarely() -> Bool { number(below: 25) == 0 }

    private mutating func tracker() -> Identifier {
        rarely() ? 999 : library.trackers.randomElement(using: &random)?.id ?? 999
    }

    private mutating func category() -> Identifier {
        rarely() ? 999 : library.categories.randomElement(using: &random)?.id ?? 999
    }

    private mutating func newID() -> Identifier {
        if rarely() { return tracker() }
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

    private mutating func schedule() -> Schedule {
        rarely() ? .weekdays([]) : .weekdays(WeekdaySet(rawValue: UInt8(1 + number(below: 127))))
    }
}
