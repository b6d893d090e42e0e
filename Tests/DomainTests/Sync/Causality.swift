import TrackerDomain

/// Everything that was done in a world, each operation with the operations that its device had seen.
///
/// What a device shows follows from what it has seen by the sentences of the design alone: no count, no join.
struct Causality {
    /// A tracker or a category.
    enum Subject: Hashable {
        case tracker(Identifier)
        case category(Identifier)
    }

    private(set) var items: [Subject: ItemLog] = [:]
    private var count = 0

    /// A new operation of a device, which sees it from now on.
    mutating func operation(of device: DeviceID?, seen: inout OperationSet) -> Operation {
        defer {
            seen.insert(count)
            count += 1
        }
        return Operation(number: count, device: device, seen: seen)
    }

    subscript(subject: Subject) -> ItemLog {
        get { items[subject] ?? ItemLog() }
        _modify { yield &items[subject, default: ItemLog()] }
    }
}

struct Operation {
    let number: Int
    let device: DeviceID?
    /// What its device had seen before.
    let seen: OperationSet
}

/// The marks of a day, and what took marks away.
struct DayLog {
    var marks: [Operation] = []
    var removals: [Operation] = []

    /// The marks that were not seen by any taking away.
    func standing(in view: OperationSet) -> [Operation] {
        marks.filter { mark in
            view.contains(mark.number)
                && !removals.contains { view.contains($0.number) && $0.seen.contains(mark.number) }
        }
    }

    func isMarked(in view: OperationSet) -> Bool { !standing(in: view).isEmpty }
}

/// A text that was set.
struct Setting {
    let operation: Operation
    let passes: Int
    let day: Day
    let edit: Int
    let text: String

    static func < (left: Setting, right: Setting) -> Bool {
        (left.passes, left.day, left.operation.device?.text ?? "", left.edit, left.text)
            < (right.passes, right.day, right.operation.device?.text ?? "", right.edit, right.text)
    }
}

/// An amount that was added.
struct Added {
    let operation: Operation
    let thousandths: Int
    /// True if nothing was set, and no amount is left of all that was added so far.
    var takesAllBack = false
}

/// What was done to one tracker or category.
struct ItemLog {
    enum Cell: Hashable {
        case created
        case field(TrackerField)
        case name(CategoryField)
        case value(DayValueField, Day)
        case rank
    }

    var touches: [Operation] = []
    var deletions: [Operation] = []
    var orders: [(operation: Operation, order: Int)] = []
    var settings: [Cell: [Setting]] = [:]
    var days: [DaySetField: [Day: DayLog]] = [:]
    var additions: [Day: [Added]] = [:]

    func isKnown(in view: OperationSet) -> Bool { orders.contains { view.contains($0.operation.number) } }

    /// True if some change was not seen by any deletion.
    func lives(in view: OperationSet) -> Bool { !standingTouches(in: view).isEmpty }

    /// The changes that were not seen by any deletion.
    func standingTouches(in view: OperationSet) -> [Operation] {
        let deletions = deletions.filter { view.contains($0.number) }
        return touches.filter { touch in
            view.contains(touch.number) && !deletions.contains { $0.seen.contains(touch.number) }
        }
    }

    func order(in view: OperationSet) -> Int {
        orders.filter { view.contains($0.operation.number) }.map(\.order).min() ?? 0
    }

    /// The text that stands.
    func setting(_ cell: Cell, in view: OperationSet) -> Setting? {
        settings[cell]?.filter { view.contains($0.operation.number) }.max { $0 < $1 }
    }

    /// A cell whose text another setting had seen and replaced; nil as it should be.
    func replacedCell(in view: OperationSet) -> Cell? {
        settings.keys.first { cell in
            guard let shown = setting(cell, in: view) else { return false }
            return settings[cell]!.contains {
                view.contains($0.operation.number) && $0.operation.seen.contains(shown.operation.number)
            }
        }
    }

    func text(_ field: TrackerField, in view: OperationSet) -> String? {
        setting(.field(field), in: view)?.text
    }

    func isEvent(in view: OperationSet) -> Bool { text(.schedule, in: view) == "" }

    func marked(_ field: DaySetField, in view: OperationSet) -> DaySet {
        var marked = DaySet()
        for (day, log) in days[field] ?? [:] where log.isMarked(in: view) { marked.insert(day) }
        return marked
    }

    /// The additions to a day that what was set last had not seen.
    func unseenAdditions(on day: Day, in view: OperationSet) -> [Added] {
        let set = setting(.value(.amount, day), in: view)
        let known = (additions[day] ?? []).filter { view.contains($0.operation.number) }
        let undone = set == nil ? known.filter(\.takesAllBack) : []
        return known.filter { added in
            let number = added.operation.number
            return set?.operation.seen.contains(number) != true
                && !undone.contains { $0.operation.number == number || $0.operation.seen.contains(number) }
        }
    }

    /// What was set and all additions not seen by it, in thousandths, before it is cut to the range of amounts.
    func total(on day: Day, in view: OperationSet) -> Int {
        let set = setting(.value(.amount, day), in: view).flatMap { Amount(text: $0.text) }
        return unseenAdditions(on: day, in: view).reduce(set?.inThousandths ?? 0) { $0 + $1.thousandths }
    }

    func text(_ field: DayValueField, on day: Day, in view: OperationSet) -> String? {
        if field == .amount, !unseenAdditions(on: day, in: view).isEmpty {
            let total = min(max(0, total(on: day, in: view)), Amount.most.inThousandths)
            return Amount(thousandths: total)?.text
        }
        let text = setting(.value(field, day), in: view)?.text
        return text == "" ? nil : text
    }

    /// The days that have a value.
    func days(of field: DayValueField, in view: OperationSet) -> Set<Day> {
        var days: Set<Day> = []
        for case .value(field, let day) in settings.keys { days.insert(day) }
        if field == .amount { days.formUnion(additions.keys) }
        return days.filter { text(field, on: $0, in: view) != nil }
    }
}
