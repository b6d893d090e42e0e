import TrackerDomain
public import TrackerPresentation

/// The facts of a tracker in the documents of `list`, `show` and `stats`.
extension JSON {
    public static func show(_ state: TrackerDetailsState) -> JSON {
        .object([Member(key: "schemaVersion", value: schemaVersion)] + members(of: state.orderedFacts))
    }

    static func members(of facts: [TrackerFact]) -> [Member] {
        facts.compactMap { fact in
            fact.value.map { Member(key: fact.key.rawValue, value: JSON($0)) }
        }
    }

    public init(_ value: TrackerFact.Value) {
        self =
            switch value {
            case .id(let id): .id(id)
            case .text(let text): .text(text)
            case .flag(let isSet): .bool(isSet)
            case .count(let count): count.map { .int($0) } ?? .null
            case .ratio(let ratio): .hundredths(ratio)
            case .strength(let strength): .strength(strength)
            case .day(let day): .day(day)
            case .days(let days): .array(days.map { .day($0) })
            case .span(let days): days.map(JSON.span.object) ?? .null
            case .amounts(let amounts): .byDay(amounts.entries.map { ($0.day, $0.value.text) })
            case .notes(let notes): .byDay(notes.entries.map { ($0.day, $0.value.text) })
            case .color(let color): JSON.color.object(color)
            case .category(let category): JSON.category.object(category)
            case .schedule(let schedule): .schedule(schedule)
            case .rule(let schedule, let progress): .rule(schedule, progress)
            case .goal(let goal): goal.map(JSON.goal.object) ?? .null
            case .weekdayRates(let rates): rates.map(JSON.weekdayRates.object) ?? .null
            }
    }

    private static let span = Document<ClosedRange<Day>>([
        .init("from") { .day($0.lowerBound) },
        .init("until") { .day($0.upperBound) },
    ])

    private static let color = Document<PaletteColor>([
        .init("number") { .int($0.number) },
        .init("hex") { .string($0.hex) },
    ])

    static let category = Document<Category>([
        .init("id") { .id($0.id) },
        .init("name") { .string($0.name) },
    ])

    private static let goal = Document<Goal>([
        .init("kind") { .string($0.kind.rawValue) },
        .init("amount") { .string($0.amount.text) },
        .init("unit") { .string($0.unit) },
    ])

    private static let weekdayRates = Document<WeekdayRates>(
        Weekday.allCases.map { weekday in .init(weekday.code) { .hundredths($0[weekday]) } })

    private static func byDay(_ texts: [(day: Day, text: String)]) -> JSON {
        .object(texts.map { Member(key: $0.day.iso, value: .string($0.text)) })
    }

    /// The weekdays of a schedule; none for an event, and for any other rule.
    private static func schedule(_ schedule: Schedule?) -> JSON {
        switch schedule {
        case .weekdays(let weekdays): .texts(weekdays.members.map(\.code))
        case .interval, .monthDays, .quota, .sum, .whenever, nil: .array([])
        }
    }
}

// MARK: Rules

extension JSON {
    private static func rule(_ schedule: Schedule?, _ progress: RuleProgress?) -> JSON {
        switch schedule {
        case .weekdays: weekdaysRule.object(schedule)
        case .interval(let grid): intervalRule.object(grid)
        case .monthDays(let days): monthDaysRule.object(days)
        case .quota(let quota): quotaRule.object((quota, progress))
        case .sum(let goal): sumRule.object((goal, progress))
        case .whenever: wheneverRule.object(progress)
        case nil: .null
        }
    }

    private static let weekdaysRule = Document<Schedule?>([
        .init("kind") { _ in "weekdays" },
        .init("weekdays") { .schedule($0) },
    ])

    private static let intervalRule = Document<DayGrid>([
        .init("kind") { _ in "interval" },
        .init("every") { .int($0.length) },
        .init("from") { .day($0.from) },
    ])

    private static let monthDaysRule = Document<MonthDaySet>([
        .init("kind") { _ in "monthDays" },
        .init("days") { .array($0.members.map { .int($0) }) },
    ])

    private static let quotaRule = Document<(quota: Quota, progress: RuleProgress?)>([
        .init("kind") { _ in "quota" },
        .init("times") { .int($0.quota.times) },
        .init("per", .object(grid.keys)) { .period($0.quota.period) },
        .init("done") { .int($0.progress?.reached.times ?? 0) },
        .init("asked") { .int($0.progress?.asked.times ?? 0) },
    ])

    private static let sumRule = Document<(goal: PeriodGoal, progress: RuleProgress?)>([
        .init("kind") { _ in "sum" },
        .object("goal", goal) { $0.goal.goal },
        .init("per", .object(grid.keys)) { .period($0.goal.period) },
        .init("sum") { .string(($0.progress?.reached ?? .zero).text) },
        .init("asked") { .string(($0.progress?.asked ?? .zero).text) },
    ])

    private static let wheneverRule = Document<RuleProgress?>([
        .init("kind") { _ in "whenever" },
        .init("last") { if case .occasions(let last)? = $0?.counted { .day(last) } else { .null } },
        .init("times30") { .int($0?.reached.times ?? 0) },
    ])

    private static func period(_ period: Quota.Period) -> JSON {
        switch period {
        case .week: "week"
        case .month: "month"
        case .days(let days): grid.object(days)
        }
    }

    private static let grid = Document<DayGrid>([
        .init("days") { .int($0.length) },
        .init("from") { .day($0.from) },
    ])
}

// MARK: Keys

extension JSON {
    /// The keys of `show`, for the manual.
    public static var showKeys: [DocumentKey] { keys(of: example?.orderedFacts ?? []) }
    static var cardKeys: [DocumentKey] { keys(of: example?.card.facts ?? []) }
    static var statsKeys: [DocumentKey] {
        StatisticsState.keys.map { DocumentKey($0.rawValue) }
            + [DocumentKey(StatisticsState.keyOfDays.rawValue, isOptional: true)]
    }

    private static func keys(of facts: [TrackerFact]) -> [DocumentKey] {
        facts.compactMap { fact in fact.value.map { DocumentKey(fact.key.rawValue, shape(of: $0)) } }
    }

    private static func shape(of value: TrackerFact.Value) -> DocumentKey.Shape {
        switch value {
        case .span: .object(span.keys)
        case .color: .object(color.keys)
        case .category: .object(category.keys)
        case .rule:
            .object(
                .of(kinds: [
                    weekdaysRule.keys, intervalRule.keys, monthDaysRule.keys, quotaRule.keys, sumRule.keys,
                    wheneverRule.keys,
                ]))
        case .goal: .object(goal.keys)
        case .weekdayRates: .object(weekdayRates.keys)
        default: .plain
        }
    }

    /// All trackers have the same facts, so that any one tells their keys.
    private static var example: TrackerDetailsState? {
        let (day, category) = (Day(0), Category(id: Identifier(high: 0, low: 1), name: "A"))
        let fields: [TrackerField: String] = [
            .name: "A", .category: category.id.description, .emoji: "🙂", .color: "1",
        ]
        guard let tracker = Tracker(id: Identifier(high: 0, low: 2), createdOn: day, fields: fields),
            let library = try? Library(id: tracker.id, categories: [category], trackers: [tracker])
        else { return nil }
        return TrackerDetailsState(
            tracker.id, in: library, today: day, conventions: Conventions(language: .english))
    }
}

extension TrackerDetailsState {
    fileprivate var orderedFacts: [TrackerFact] { TrackerFact.Key.allCases.compactMap(fact) }
}
