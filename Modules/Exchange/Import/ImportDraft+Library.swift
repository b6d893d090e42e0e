internal import TrackerData
internal import TrackerDomain

extension ImportDraft {
    /// A library with all that was found; the draft records what was cut or left out.
    ///
    /// - Parameters:
    ///   - category: Where all of it goes; else each habit goes into its group.
    ///   - fallback: The name of the category for what stands in no group.
    /// - Throws: `tooMany`; `mostlyBroken`.
    mutating func library(
        into category: String?, fallback: String, today: Day, newID: () -> Identifier
    ) throws(ImportFault) -> Library {
        try checkLimits()
        // Of a source with broken lines nothing is taken but what was understood.
        let isWhole = broken.isEmpty
        var categories = CategoryIndex()
        var (emojis, colors) = (AppearancePicker(Emoji.palette), AppearancePicker(PaletteColor.all))
        var trackers: [Tracker] = []
        var ids: Set<Identifier> = []
        for index in habits.indices where isWhole || habits[index].isUnderstood {
            let habit = habits[index]
            // Frees the days, as memory need not have room for them twice.
            habits[index].days = DraftDays()
            let name = cleaned(habit.name, Name.rule, whenCut: .shortenedName)
            guard !name.isEmpty else {
                reject(.name, file: habit.file, line: habit.line, node: habit.node)
                continue
            }
            let group = cleaned(category ?? habit.group ?? fallback, Name.rule, whenCut: .shortenedName)
            let categoryID = categories.category(named: group.isEmpty ? fallback : group, newID: newID)
            // The first of two habits with the same id in the source has it.
            let id = habit.id.flatMap { ids.insert($0).inserted ? $0 : nil } ?? newID()
            trackers.append(
                tracker(
                    of: habit, id: id, name: name, categoryID: categoryID,
                    emoji: emoji(of: habit, &emojis),
                    color: color(of: habit, &colors), today: today))
        }
        try checkLimits()
        guard categories.all.count <= ImportDraft.maxCategories else { throw .tooMany }
        do throws(LibraryFault) {
            return try Library(id: newID(), categories: categories.all, trackers: trackers)
        } catch {
            throw .library(.unreadable(path: "", .fault(error)))
        }
    }

    /// A text in its stored form; may be empty.
    mutating func cleaned(_ text: String, _ rule: TextRule, whenCut remark: ImportRemark) -> String {
        let cleaned = DraftText(text, rule)
        remarks.add(.removedCharacters, cleaned.removed)
        if cleaned.isCut { remarks.add(remark) }
        return cleaned.text
    }

    /// Counts what is removed from another spelling of the name or group of a known habit.
    mutating func countRemoved(from texts: String...) {
        for text in texts { remarks.add(.removedCharacters, DraftText(text, Name.rule).removed) }
    }

    private mutating func tracker(
        of habit: DraftHabit, id: Identifier, name: String, categoryID: Identifier, emoji: String,
        color: PaletteColor, today: Day
    ) -> Tracker {
        let days = habit.days
        let all = days.all
        let start = habit.start ?? min(all.first ?? today, today)
        let goal = goal(of: habit)
        let sum = habit.goal?.period.flatMap { period in goal.map { PeriodGoal($0, in: period) } }
        let schedule = sum.map { .sum($0) } ?? habit.schedule
        let goals =
            habit.goals?.beginning(by: start)
            ?? (sum == nil ? goal.map { GoalHistory($0, from: start) } : nil)
        var marks = days[.done]
        var judgedWithoutGoal: [Day] = []
        // Amounts of a sum count by its periods.
        for (day, amount) in days.amounts where sum == nil && days.isJudgedByAmount(day) {
            let goal = goals.flatMap { $0[day] }
            if goal?.isReached(by: amount) ?? (amount > .zero) { marks.insert(day) }
            if goal == nil { judgedWithoutGoal.append(day) }
        }
        if !judgedWithoutGoal.isEmpty {
            remarks.add(.numbersWithoutGoal)
            self.judgedWithoutGoal[id] = DaySet(judgedWithoutGoal)
        }
        remarks.add(.joinedRows, days.joinedRows)
        var amounts = DayMap<Amount>()
        for (day, amount) in days.amounts.sorted(by: { $0.key < $1.key }) {
            _ = amounts.insert(amount, on: day)
        }
        var notes: [(day: Day, note: Note)] = []
        for (day, note) in days.notes.sorted(by: { $0.key < $1.key }) {
            let text = cleaned(note, Note.rule, whenCut: .shortenedNote)
            if !text.isEmpty { notes.append((day, Note(text))) }
        }
        return Tracker(
            id: id, name: name, emoji: emoji, color: color, categoryID: categoryID,
            kind: schedule.map {
                .habit(ScheduleHistory($0.anchored(after: nil, on: start), from: start))
            } ?? .event,
            createdOn: start, isPinned: habit.isPinned, goals: goals,
            status: status(of: habit, lastEntry: all.last, today: today), marks: marks,
            skips: days[.skipped], pausedDays: days[.paused],
            amounts: amounts, notes: DayMap(ascending: notes) ?? DayMap())
    }

    /// A habit that has ended is archived; one with an end to come goes on until a person archives it.
    private mutating func status(of habit: DraftHabit, lastEntry: Day?, today: Day) -> TrackerStatus {
        switch habit.end {
        case .none: return .active
        case .archived(let since):
            return .archived(since: min(since ?? lastEntry.map { $0 + 1 } ?? today, today))
        case .last(let day) where day < today: return .archived(since: day + 1)
        case .last:
            remarks.add(.endDate)
            return .active
        }
    }

    /// The goal of a day, or of the period that stands beside it.
    private mutating func goal(of habit: DraftHabit) -> Goal? {
        guard let wanted = habit.goal else { return nil }
        let unit = cleaned(wanted.unit, Goal.unitRule, whenCut: .shortenedUnit)
        let goal = Goal(wanted.kind, wanted.amount, unit: unit)
        if wanted.period != nil {
            remarks.add(.goalOfPeriod)
            if wanted.kind == .atMost { remarks.add(.limitOfPeriod) }
        }
        if goal == nil, !unit.isEmpty { remarks.add(.unit) }
        return goal
    }

    private mutating func emoji(of habit: DraftHabit, _ emojis: inout AppearancePicker<String>) -> String {
        let isValid = habit.emoji.map(Emoji.isValid) ?? true
        if !isValid { remarks.add(.icon) }
        return emojis.take(isValid ? habit.emoji : nil)
    }

    private mutating func color(
        of habit: DraftHabit, _ colors: inout AppearancePicker<PaletteColor>
    ) -> PaletteColor {
        let nearest = habit.color.map(PaletteColor.nearest)
        if nearest?.rgb != habit.color { remarks.add(.nearestColor) }
        return colors.take(nearest)
    }
}

extension GoalHistory {
    /// The same goals, the first of them from a day on, or from the day before the second.
    fileprivate func beginning(by day: Day) -> GoalHistory {
        let from = entries.count > 1 ? min(day, entries[1].from - 1) : day
        return GoalHistory(entries: [.init(from: from, entries[0].value)] + entries.dropFirst()) ?? self
    }
}

/// The categories of an import, one for each folded name.
struct CategoryIndex {
    private(set) var all: [Category] = []
    private var known: [FoldedName: Identifier] = [:]

    mutating func category(named name: String, newID: () -> Identifier) -> Identifier {
        let folded = FoldedName(name)
        if let id = known[folded] { return id }
        let category = Category(id: newID(), name: name)
        all.append(category)
        known[folded] = category.id
        return category.id
    }
}

/// Gives each habit without an emoji or a colour the least used one of a palette, the first one on a tie.
private struct AppearancePicker<Value: Hashable> {
    let palette: [Value]
    private var uses: [Value: Int] = [:]

    init(_ palette: [Value]) { self.palette = palette }

    mutating func take(_ given: Value?) -> Value {
        let value = given ?? palette.min { uses[$0, default: 0] < uses[$1, default: 0] } ?? palette[0]
        uses[value, default: 0] += 1
        return value
    }
}

extension Identifier {
    /// The id for something with an id in another program: the same at every import, whatever its name is here.
    ///
    /// A hash in the form of a UUID of version 8 (RFC 9562), whose other bits are free.
    init(of sourceID: String, in format: ImportFormat) {
        func hash(_ half: String) -> UInt64 {
            XXH64.hash(Array("\(format.rawValue) \(half) \(sourceID)".utf8))
        }
        self.init(
            high: hash("high") & ~0xF000 | 0x8000,
            low: hash("low") & ~(0b11 << 62) | 0b10 << 62)
    }
}
