import TrackerDomain
package import TrackerPresentation

extension ValueKind {
    /// What a shell offers where a value is due.
    package enum Suggestions: Equatable, Sendable {
        case nothing
        case words([String])
        /// Names from the library, asked of `tracker __complete`.
        case names(LibraryNames)
        case files
        /// The names of commands.
        case commands
        /// The words of the setting named before.
        case settingValues
    }

    package func suggestions(_ language: Language) -> Suggestions {
        switch self {
        case .tracker: .names(.trackers)
        case .archivedTracker: .names(.archived)
        case .category, .anyCategory: .names(.categories)
        case .name, .newName, .month, .text, .count, .amount: .nothing
        case .goal: .words(["none"])
        case .day, .days: .words(Self.dayWords(language))
        case .rule:
            .words(
                (ScheduleWord.names + ScheduleWord.rules).map { $0(language) } + Self.weekdays(language))
        case .emoji: .words(Emoji.palette)
        case .color: .words(PaletteColor.all.map { Phrase.name(of: $0)(language) })
        case .file, .source, .backup: .files
        case .command: .commands
        case .settingKey: .words(SettingKey.allCases.map(\.rawValue))
        case .settingValue: .settingValues
        case .importFormat: .words(fixedWords ?? [])
        case .words(let words): .words(words)
        }
    }

    private static func dayWords(_ language: Language) -> [String] {
        switch language {
        case .english: ["today", "yesterday", "tomorrow"] + weekdays(language)
        case .russian: ["сегодня", "вчера", "завтра"] + weekdays(language)
        }
    }

    private static func weekdays(_ language: Language) -> [String] {
        Weekday.allCases.map { Phrase.shortName(of: $0)(language).lowercased() }
    }
}

/// Names that a library has; the raw value is the word for `tracker __complete`.
package enum LibraryNames: String, CaseIterable, Sendable {
    /// Of trackers that are not archived.
    case trackers
    case archived, categories

    func list(of library: Library) -> [String] {
        switch self {
        case .trackers: library.sortedTrackers.filter { !$0.standing.isArchived }.map(\.name)
        case .archived: library.sortedTrackers.filter(\.standing.isArchived).map(\.name)
        case .categories: library.sortedCategories.map(\.name)
        }
    }
}
