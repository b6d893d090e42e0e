import TrackerDomain

/// The heading of a column in our own wide table.
///
/// `Run  [Sport]` has a tracker's marks, `Run  [Sport]  at least 5 km` its amounts, `Exam  [Work]  event` the day
/// of an event; if another tracker shares name, category and kind, the id is at the end. Two blanks divide the
/// parts: no name, category or unit has two, so none needs escaping, and no older table is mistaken for it.
struct WideHeading {
    enum Part {
        case marks, amounts
    }

    private static let blanks = "  "
    private static let event = "event"
    /// Replaces the goals if there never was one.
    private static let amount = "amount"
    private static let from = "from "

    let name: String
    let category: String
    let isEvent: Bool
    /// All its goals; the first is in force from the earliest day on.
    let goals: GoalHistory?
    let id: Identifier?
    let part: Part

    /// - Parameter needsID: Whether another tracker shares name, category and kind.
    init(_ tracker: Tracker, category: String, needsID: Bool, part: Part) {
        name = tracker.name
        self.category = category
        isEvent = tracker.isEvent
        goals = part == .amounts ? tracker.goals : nil
        id = needsID ? tracker.id : nil
        self.part = part
    }

    var text: String {
        var parts = [name, "[\(category)]"]
        if isEvent { parts.append(Self.event) }
        if let goals {
            parts.append(Goal.text(of: goals.entries[0].value))
            parts += goals.entries.dropFirst().map { "\(Self.from)\($0.from.iso) \(Goal.text(of: $0.value))" }
        } else if part == .amounts {
            parts.append(Self.amount)
        }
        if let id { parts.append(id.description) }
        return parts.joined(separator: Self.blanks)
    }

    /// True for a heading of our own wide table, even if the part after the category is unknown.
    static func isOurs(_ heading: String) -> Bool {
        do throws(BrokenLine.Problem) { return try WideHeading(heading) != nil } catch { return true }
    }

    /// Returns nil for the heading of any other table.
    ///
    /// - Throws: `heading` if the part after the category is unknown.
    init?(_ heading: String) throws(BrokenLine.Problem) {
        var parts = heading.parts(between: Self.blanks)
        guard parts.count > 1, !parts[0].isEmpty, parts[1].utf8.first == UInt8(ascii: "["),
            parts[1].utf8.last == UInt8(ascii: "]"), parts[1].utf8.count > 1
        else { return nil }
        name = parts[0]
        category = String(decoding: parts[1].utf8.dropFirst().dropLast(), as: UTF8.self)
        parts.removeFirst(2)
        id = parts.last.flatMap { Identifier($0) }
        if id != nil { parts.removeLast() }
        isEvent = parts.first == Self.event
        if isEvent { parts.removeFirst() }
        part = parts.isEmpty ? .marks : .amounts
        goals = parts.isEmpty || parts == [Self.amount] ? nil : Self.goals(parts)
        guard goals != nil || parts.isEmpty || parts == [Self.amount] else {
            throw .heading(parts.joined(separator: " "))
        }
    }

    private static func goals(_ parts: [String]) -> GoalHistory? {
        var entries: [GoalHistory.Entry] = []
        for text in parts {
            var (day, text) = (Day.earliest, text)
            if text.hasPrefix(from), !entries.isEmpty {
                let rest = text.dropFirst(from.count)
                guard let date = Day(iso: rest.prefix(10)) else { return nil }
                (day, text) = (date, String(rest.dropFirst(11)))
            }
            guard let goal = Goal.value(ofText: text) else { return nil }
            entries.append(.init(from: day, goal))
        }
        return GoalHistory(entries: entries)
    }
}

/// The name, category and kind of a tracker, which several may share.
struct TrackerLabel: Hashable {
    private let name: FoldedName
    private let category: FoldedName
    private let isEvent: Bool

    init(name: String, category: String, isEvent: Bool) {
        self.name = FoldedName(DraftText.cleaned(name))
        self.category = FoldedName(DraftText.cleaned(category))
        self.isEvent = isEvent
    }
}
