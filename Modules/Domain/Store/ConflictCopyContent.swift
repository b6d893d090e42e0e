/// The content of a conflict copy made by a sync tool.
public enum ConflictCopyContent: Hashable, Sendable {
    case unreadable
    /// The content that the library lacks; all empty if the copy can be deleted.
    case lacking(Lacking)

    public struct Lacking: Hashable, Sendable {
        /// The names of trackers that the library lacks, or whose days have other values there than completions.
        public let trackers: [String]
        /// The names of categories that the library lacks.
        public let categories: [String]
        /// The number of missing completions of trackers that the library has.
        public let completions: Int

        public var isEmpty: Bool { trackers.isEmpty && categories.isEmpty && completions == 0 }

        public init(of library: Library, comparedWith copy: Library) {
            let own = Dictionary(library.trackers.map { ($0.id, $0) }) { first, _ in first }
            let categoryIDs = Set(library.categories.map(\.id))
            trackers = copy.trackers.filter { !(own[$0.id]?.hasDays(of: $0) ?? false) }.map(\.name)
            categories = copy.categories.filter { !categoryIDs.contains($0.id) }.map(\.name)
            completions = copy.trackers.reduce(0) { count, tracker in
                guard let known = own[tracker.id] else { return count }
                var days = tracker.marks
                days.subtract(known.marks)
                return count + days.count
            }
        }
    }
}

extension Tracker {
    /// True if its days have all values of another state of it, completions aside.
    fileprivate func hasDays(of other: Tracker) -> Bool {
        DaySetField.allCases.allSatisfy {
            $0 == .completions || self[$0].isSuperset(of: other[$0])
        }
            && DayValueField.allCases.allSatisfy { field in
                field.days(of: other).allSatisfy {
                    field.text(of: self, on: $0) == field.text(of: other, on: $0)
                }
            }
    }
}
