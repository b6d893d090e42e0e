public import TrackerDomain

/// The notes of trackers, newest first.
public struct NotesState: Hashable, Sendable {
    public struct Entry: Hashable, Sendable {
        public let day: Day
        /// "14 Oct", "14 Oct 2024" in another year than today's.
        public let dayText: String
        public let id: Identifier
        public let name: String
        public let emoji: String
        public let color: PaletteColor
        public let text: String
    }

    public let search: String
    /// "16 – 20 November 2026"; nil for the notes of all days.
    public let rangeText: String?
    public let entries: [Entry]
    /// The text in place of an empty list; nil if there are notes.
    public let placeholder: String?
}

extension NotesState {
    /// - Parameters:
    ///   - trackers: In the order of notes on the same day.
    ///   - named: The only tracker asked about, if one is.
    ///   - search: Text to find in the notes, compared folded; blank text is in all.
    public init(
        _ trackers: [Tracker], named: Tracker? = nil, days: ClosedRange<Day>, search: String = "", today: Day,
        language: Language
    ) {
        let wanted = FoldedName(withoutAccents: search)
        var entries: [Entry] = []
        for tracker in trackers {
            for entry in tracker.notes.entries where days.contains(entry.day) {
                let text = entry.value.text
                guard FoldedName(withoutAccents: text).contains(wanted) else { continue }
                entries.append(
                    Entry(
                        day: entry.day, dayText: DateText.short(entry.day, relativeTo: today, language),
                        id: tracker.id, name: tracker.name, emoji: tracker.emoji, color: tracker.color,
                        text: text))
            }
        }
        self.search = search
        self.entries = entries.enumerated()
            .sorted { ($1.element.day, $0.offset) < ($0.element.day, $1.offset) }.map(\.element)
        rangeText = Self.range(days, self.entries, today).map { DateText.range($0, language) }
        let hasNotes = trackers.contains { !$0.notes.isEmpty }
        let noNotes =
            named.map { Phrase("\($0.name) has no notes.", "У трекера «\($0.name)» нет заметок.") }
            ?? Phrase("There are no notes yet.", "Заметок пока нет.")
        placeholder = entries.isEmpty ? (hasNotes ? Phrase.nothingFound : noNotes)(language) : nil
    }

    /// The chosen days, an open end of which is where the notes end, or today; nil if none are chosen.
    private static func range(
        _ days: ClosedRange<Day>, _ entries: [Entry], _ today: Day
    ) -> ClosedRange<Day>? {
        guard days != .earliest ... .latest else { return nil }
        let last =
            days.upperBound == .latest
            ? max(days.lowerBound, today, entries.first?.day ?? today) : days.upperBound
        let first = days.lowerBound == .earliest ? entries.last?.day ?? last : days.lowerBound
        return first...last
    }

    /// The ranges of the search text in a text, in characters.
    public static func found(_ search: String, in text: String) -> [Range<Int>] {
        let (wanted, characters) = (folded(Name.collapsingSpace(search)), folded(text))
        guard !wanted.isEmpty else { return [] }
        var found: [Range<Int>] = []
        var start = 0
        while start + wanted.count <= characters.count {
            let end = start + wanted.count
            if characters[start..<end].elementsEqual(wanted) {
                found.append(start..<end)
                start = end
            } else {
                start += 1
            }
        }
        return found
    }

    private static func folded(_ text: String) -> [String] {
        text.map { Name.withoutAccents($0.lowercased()) }.map { $0 == "ё" ? "е" : $0 }
    }
}
