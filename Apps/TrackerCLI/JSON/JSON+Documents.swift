import TrackerDomain
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

    static func category(_ category: Category) -> JSON {
        .document(["id": .id(category.id), "name": .string(category.name)])
    }

    /// The weekdays of a schedule; none for an event.
    private static func schedule(_ schedule: Schedule?) -> JSON {
        switch schedule {
        case .weekdays(let weekdays): .array(weekdays.members.map { .string($0.code) })
        case nil: .array([])
        }
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
