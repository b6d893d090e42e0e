import TrackerDomain
public import TrackerPresentation

/// The facts of a tracker in the documents of `list`, `show` and `stats`.
extension JSON {
    public static func members(of facts: [TrackerFact]) -> [Member] {
        facts.compactMap { fact in
            fact.value.map { Member(key: fact.key.rawValue, value: JSON($0)) }
        }
    }

    private init(_ value: TrackerFact.Value) {
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
            case .span(let days):
                days.map { .document(["from": .day($0.lowerBound), "until": .day($0.upperBound)]) } ?? .null
            case .amounts(let amounts): .byDay(amounts.entries.map { ($0.day, $0.value.text) })
            case .notes(let notes): .byDay(notes.entries.map { ($0.day, $0.value.text) })
            case .color(let color):
                .document(["number": .int(color.number), "hex": .string(color.hex)])
            case .category(let category):
                .document(["id": .id(category.id), "name": .string(category.name)])
            case .schedule(let schedule): .schedule(schedule)
            case .rule(let schedule, let progress): .rule(schedule, progress)
            case .goal(let goal): .goal(goal)
            case .weekdayRates(let rates): rates.map { .weekdayRates($0) } ?? .null
            }
    }

    private static func byDay(_ texts: [(day: Day, text: String)]) -> JSON {
        .object(texts.map { Member(key: $0.day.iso, value: .string($0.text)) })
    }

    /// The weekdays of a schedule; none for an event, and for any other rule.
    private static func schedule(_ schedule: Schedule?) -> JSON {
        switch schedule {
        case .weekdays(let weekdays): .array(weekdays.members.map { .string($0.code) })
        case .interval, .monthDays, .quota, .sum, nil: .array([])
        }
    }

    private static func rule(_ schedule: Schedule?, _ progress: RuleProgress?) -> JSON {
        let (reached, asked) = (progress?.reached ?? .zero, progress?.asked ?? .zero)
        return switch schedule {
        case .weekdays: .document(["kind": "weekdays", "weekdays": self.schedule(schedule)])
        case .interval(let grid):
            .document(["kind": "interval", "every": .int(grid.length), "from": .day(grid.from)])
        case .monthDays(let days):
            .document(["kind": "monthDays", "days": .array(days.members.map { .int($0) })])
        case .quota(let quota):
            .document([
                "kind": "quota", "times": .int(quota.times), "per": period(quota.period),
                "done": .int(reached.times), "asked": .int(asked.times),
            ])
        case .sum(let rule):
            .document([
                "kind": "sum", "goal": goal(rule.goal), "per": period(rule.period),
                "sum": .string(reached.text), "asked": .string(asked.text),
            ])
        case nil: .null
        }
    }

    private static func period(_ period: Quota.Period) -> JSON {
        switch period {
        case .week: "week"
        case .month: "month"
        case .days(let grid): .document(["days": .int(grid.length), "from": .day(grid.from)])
        }
    }

    private static func weekdayRates(_ rates: WeekdayRates) -> JSON {
        .object(Weekday.allCases.map { Member(key: $0.code, value: .hundredths(rates[$0])) })
    }

    private static func goal(_ goal: Goal?) -> JSON {
        guard let goal else { return .null }
        return .document([
            "kind": .string(goal.kind.rawValue), "amount": .string(goal.amount.text),
            "unit": .string(goal.unit),
        ])
    }
}
