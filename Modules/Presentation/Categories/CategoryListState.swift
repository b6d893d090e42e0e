public import TrackerDomain

/// The categories to choose from.
public struct CategoryListState: Hashable, Sendable {
    public struct Row: Hashable, Sendable, Identifiable {
        public let id: Identifier
        public let name: String
        public let trackers: Int
        /// "3 trackers".
        public let trackersText: String
        /// All that go with the category when it is deleted, those after today included.
        public let completions: Int
        public let isChosen: Bool
    }

    /// By name, or in an order of their own.
    public let rows: [Row]
    /// Set if there is no category yet.
    public let placeholder: String?

    public init(_ library: Library, chosen: Identifier? = nil, language: Language) {
        rows = library.sortedCategories.map { category in
            let members = library.trackers(in: category.id)
            return Row(
                id: category.id, name: category.name, trackers: members.count,
                trackersText: CountedPhrase.trackers(members.count)(language),
                completions: members.reduce(0) { $0 + $1.recordedDoneDays.count },
                isChosen: category.id == chosen)
        }
        placeholder = rows.isEmpty ? Phrase.combineByMeaning(language) : nil
    }
}
