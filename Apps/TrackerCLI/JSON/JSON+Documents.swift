import TrackerDomain
import TrackerExchange
import TrackerPresentation

/// The documents of `--json`; their keys and the order of them are an interface.
extension JSON {
    static let schemaVersion = JSON.int(1)

    static func id(_ id: Identifier?) -> JSON { id.map { .string($0.description) } ?? .null }
    static func day(_ day: Day?) -> JSON { day.map { .string($0.iso) } ?? .null }

    /// Rounded to two decimals, a half away from zero.
    static func hundredths(_ ratio: Ratio?) -> JSON {
        ratio.map { .decimal(scaled: $0.rounded(scale: 100), digits: 2) } ?? .null
    }

    static func text(_ text: String?) -> JSON { text.map { .string($0) } ?? .null }

    /// Rounded to three decimals.
    static func strength(_ strength: Double?) -> JSON {
        strength.map { .decimal(scaled: Int($0 * 1000 + 0.5), digits: 3) } ?? .null
    }

    static func category(_ category: Category) -> JSON {
        .document(["id": .id(category.id), "name": .string(category.name)])
    }

    /// The weekdays of a schedule; none for an event, and for any other rule.
    private static func schedule(_ schedule: Schedule?) -> JSON {
        switch schedule {
        case .weekdays(let weekdays): .array(weekdays.members.map { .string($0.code) })
        case .interval, .monthDays, .quota, nil: .array([])
        }
    }

    private static func rule(_ schedule: Schedule?, _ standing: QuotaProgress?) -> JSON {
        switch schedule {
        case .weekdays: .document(["kind": "weekdays", "weekdays": self.schedule(schedule)])
        case .interval(let grid):
            .document(["kind": "interval", "every": .int(grid.length), "from": .day(grid.from)])
        case .monthDays(let days):
            .document(["kind": "monthDays", "days": .array(days.members.map { .int($0) })])
        case .quota(let quota):
            .document([
                "kind": "quota", "times": .int(quota.times), "per": period(quota.period),
                "done": .int(standing?.done ?? 0), "asked": .int(standing?.asked ?? 0),
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

    private static func goal(_ goal: Goal?) -> JSON {
        guard let goal else { return .null }
        return .document([
            "kind": .string(goal.kind.rawValue), "amount": .string(goal.amount.text),
            "unit": .string(goal.unit),
        ])
    }

    static func card(_ card: TrackerCard) -> JSON {
        .document([
            "id": .id(card.id),
            "name": .string(card.name),
            "emoji": .string(card.emoji),
            "color": .document(["number": .int(card.color.number), "hex": .string(card.color.hex)]),
            "kind": .string(card.isEvent ? "event" : "habit"),
            "category": .category(card.category),
            "schedule": .schedule(card.schedule),
            "pinned": .bool(card.isPinned),
            "completed": .bool(card.isCompleted),
            "completedDays": .int(card.completedDays),
            "canComplete": .bool(card.canComplete),
            "rule": .rule(card.schedule, card.day.quota),
            "goal": .goal(card.day.goal),
            "amount": .text(card.day.goal == nil ? nil : card.day.amount?.text),
            "due": .bool(card.day.isDue),
            "skipped": .bool(card.day.isSkipped),
            "note": .text(card.day.note),
            "standing": .string(card.standing.word),
            "since": .day(card.standing.since),
        ])
    }
}

extension JSON {
    static func failed(_ code: ErrorCode, _ message: String) -> JSON {
        .document([
            "schemaVersion": schemaVersion,
            "error": .document(["code": .string(code.rawValue), "message": .string(message)]),
        ])
    }

    /// The document with what a person should know as its last key, if there is anything.
    func withWarnings(_ warnings: [Warning]) -> JSON {
        guard !warnings.isEmpty else { return self }
        return appending([
            "warnings": .array(
                warnings.map { .document(["code": .string($0.code), "message": .string($0.text)]) })
        ])
    }
}
