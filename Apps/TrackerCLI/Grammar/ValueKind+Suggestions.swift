import TrackerDomain
package import TrackerPresentation

extension ValueKind {
    /// The completions that a shell offers for a value.
    package enum Suggestions: Equatable, Sendable {
        case nothing
        case words([String])
        /// Names from the library, from `tracker __complete`.
        case names(LibraryNames)
        case files, folders
        /// The names of commands.
        case commands
        /// The values of the setting before it.
        case settingValues
    }

    package func suggestions(_ language: Language) -> Suggestions {
        switch self {
        case .tracker, .pastDayOrTracker: .names(.trackers)
        case .trackerAmong(let names): .names(names)
        case .category, .anyCategory: .names(.categories)
        case .name, .newName, .deviceName, .month, .year, .text, .count, .amount, .goalAmount, .columns,
            .markWords, .times, .host:
            .nothing
        case .goal: .words(["none"])
        case .interval: .words(ExchangeInterval.all.map(\.text) + ["off"])
        case .day, .days: .words(Self.dayWords([.today, .yesterday, .tomorrow], language))
        case .lastDay: .words(Self.dayWords([.today, .tomorrow], language))
        case .pastDay, .pastDays: .words(Self.dayWords([.today, .yesterday], language))
        case .rule:
            .words(
                (ScheduleWord.names + ScheduleWord.rules).map { $0(language) } + Self.weekdays(language))
        case .emoji: .words(Emoji.palette)
        case .color: .words(PaletteColor.all.map { Phrase.name(of: $0)(language) })
        case .file, .fileOrTracker, .source, .backup, .published, .socket: .files
        case .folder, .fileOrFolder: .folders
        case .device: .names(.devices)
        case .command: .commands
        case .settingKey: .words(SettingKey.allCases.map(\.rawValue))
        case .settingValue: .settingValues
        case .importFormat: .words(fixedWords ?? [])
        case .words(let words): .words(words)
        }
    }

    private static func dayWords(_ days: [Phrase], _ language: Language) -> [String] {
        days.map { $0(language) } + weekdays(language)
    }

    private static func weekdays(_ language: Language) -> [String] {
        Weekday.allCases.map { Phrase.shortName(of: $0)(language).lowercased() }
    }
}

extension Phrase {
    fileprivate static let today = Phrase("today", "сегодня")
    fileprivate static let yesterday = Phrase("yesterday", "вчера")
    fileprivate static let tomorrow = Phrase("tomorrow", "завтра")
}

/// A group of names in a library; the raw value is the argument of `tracker __complete`.
package enum LibraryNames: String, CaseIterable, Sendable {
    /// Names of trackers that are not archived; so are the other groups except `archived`.
    case trackers
    /// Names of trackers that are no events.
    case habits
    /// Names of habits that are not paused.
    case active
    /// Names of trackers that are paused or on a break, or will be.
    case resting = "paused"
    case pinned, unpinned, archived
    /// Names of the others in the section of a tracker.
    case section
    case categories
    /// The other devices, which the library itself does not name; completions that are installed ask for this word.
    case devices = "machines"

    /// - Parameter reference: The tracker of `section`; without it all trackers are in its section.
    func list(of library: Library, beside reference: String?, today: Day) -> [String] {
        if self == .categories { return library.sortedCategories.map(\.name) }
        let tracker = reference.flatMap { try? library.tracker(matching: $0) }
        return library.sortedTrackers.filter { other in
            includes(other, today)
                && (tracker.map { $0.id != other.id && $0.sharesSection(with: other) } ?? true)
        }.map(\.name)
    }

    private func includes(_ tracker: Tracker, _ today: Day) -> Bool {
        guard !tracker.status.isArchived else { return self == .archived }
        return switch self {
        case .trackers, .section: true
        case .habits: !tracker.isEvent
        case .active: !tracker.isEvent && tracker.status == .active
        case .resting: tracker.isInactive(onOrAfter: today)
        case .pinned: tracker.isPinned
        case .unpinned: !tracker.isPinned
        case .archived, .categories, .devices: false
        }
    }
}
