import Testing

/// A command whose output is kept as a reference.
struct Scene: CustomTestStringConvertible {
    let name: String
    let arguments: [String]
    /// Whether the library is still empty.
    var isFirstDay = false

    var testDescription: String { name }

    static let all = [
        Scene(name: "list", arguments: ["list"]),
        Scene(
            name: "list-thursday-completed",
            arguments: ["list", "--date", "2026-11-19", "--filter", "completed"]),
        Scene(name: "list-tomorrow", arguments: ["list", "--date", "tomorrow"]),
        Scene(name: "list-search", arguments: ["list", "--search", "ЁЛ"]),
        Scene(name: "list-nothing-found", arguments: ["list", "--search", "zzz"]),
        Scene(name: "list-empty", arguments: ["list"], isFirstDay: true),
        Scene(name: "stats", arguments: ["stats"]),
        Scene(name: "stats-by-rate", arguments: ["stats", "--sort", "rate"]),
        Scene(name: "stats-empty", arguments: ["stats"], isFirstDay: true),
        Scene(name: "show-habit", arguments: ["show", "Walk"]),
        Scene(name: "show-event", arguments: ["show", "Dentist"]),
        Scene(name: "calendar", arguments: ["calendar"]),
        Scene(name: "calendar-of-one", arguments: ["calendar", "--month", "2026-10", "Walk"]),
        Scene(name: "category-list", arguments: ["category", "list"]),
        Scene(name: "category-list-empty", arguments: ["category", "list"], isFirstDay: true),
        Scene(name: "history", arguments: ["history"]),
        Scene(name: "history-empty", arguments: ["history"], isFirstDay: true),
        Scene(name: "config-list", arguments: ["config", "list"]),
        Scene(name: "doctor", arguments: ["doctor"]),
        Scene(name: "help", arguments: ["help"]),
        Scene(name: "help-add", arguments: ["help", "add"]),
        Scene(name: "help-category", arguments: ["help", "category"]),
    ]
}
