internal import TrackerDomain

/// The words of moves, from version 6 on.
///
///     moved 0F8C… after=1A2B… from=first
///     categoryMoved 77D1… after=first from=2C3D…
///     categoriesOrdered name 77D1… 2C3D… > own 2C3D… 77D1…
enum MoveText {
    private static let (afterLabel, fromLabel, first) = ("after", "from", "first")
    private static let arrow = StepWord(ChangeText.arrow)

    static func words(after: Identifier?, from: Identifier?) -> [String] {
        [(afterLabel, after), (fromLabel, from)].map { "\($0)=\($1?.description ?? first)" }
    }

    static func words(from old: CategoryArrangement, to new: CategoryArrangement) -> [String] {
        words(old) + [ChangeText.arrow] + words(new)
    }

    private static func words(_ arrangement: CategoryArrangement) -> [String] {
        [arrangement.order.rawValue] + arrangement.ids.map(\.description)
    }

    /// Reads the move of a tracker or a category; nil if its ids are invalid or equal.
    static func read(_ words: inout StepWords, of id: Identifier, isCategory: Bool) -> Change? {
        guard let after = words.one(afterLabel), let from = words.one(fromLabel), after != from,
            [after, from].allSatisfy({ $0 == first || Identifier($0) != nil })
        else { return nil }
        return isCategory
            ? .category(id, .moved(after: Identifier(after), from: Identifier(from)))
            : .tracker(id, .moved(after: Identifier(after), from: Identifier(from)))
    }

    /// Reads the orders of the categories before and after; nil if they are invalid or equal.
    static func readOrders(_ words: ArraySlice<StepWord>) -> Change? {
        let parts = words.split(separator: arrow, omittingEmptySubsequences: false).map(arrangement)
        guard parts.count == 2, let old = parts[0], let new = parts[1], old != new else { return nil }
        return .categoryOrder(from: old, to: new)
    }

    private static func arrangement(_ words: ArraySlice<StepWord>) -> CategoryArrangement? {
        guard words.allSatisfy({ $0.label.isEmpty && !$0.isQuoted }),
            let order = words.first.flatMap({ CategoryOrder(rawValue: $0.value) })
        else { return nil }
        let ids = words.dropFirst().compactMap { Identifier($0.value) }
        return ids.count == words.count - 1 ? CategoryArrangement(order, ids) : nil
    }
}
