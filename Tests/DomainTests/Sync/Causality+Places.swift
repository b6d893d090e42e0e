import TrackerDomain

/// Places in a list as the rows of the specification have them, in billionths.
enum Places {
    static let one = 1_000_000_000

    static func number(_ text: String) -> Int? {
        let parts = text.split(separator: ".")
        guard let whole = parts.first.flatMap({ Int($0) }) else { return nil }
        let decimals = parts.count == 2 ? String(parts[1]) : ""
        return whole * one + Int(decimals + String(repeating: "0", count: 9 - decimals.count))!
    }

    static func text(_ number: Int) -> String {
        var decimals = String(String(one + number % one).dropFirst())
        while decimals.last == "0" { decimals.removeLast() }
        return "\(number / one)" + (decimals.isEmpty ? "" : "." + decimals)
    }

    /// The shortest decimal between, nearest the middle, ties the smaller: the best of all.
    static func between(_ low: Int, _ high: Int) -> Int? {
        var step = one
        while step > 0 {
            let candidates = stride(from: (low / step + 1) * step, to: high, by: step)
            let best = candidates.min { abs(2 * $0 - low - high) < abs(2 * $1 - low - high) }
            if let best { return best }
            step /= 10
        }
        return nil
    }
}

extension ItemLog {
    /// The place that was set; nil if none was, or if it was taken away.
    func ownRank(in view: OperationSet) -> Int? {
        setting(.rank, in: view).flatMap { Places.number($0.text) }
    }
}

extension Causality {
    /// The known items of one kind by their places, then by id.
    func listed(
        _ view: OperationSet, _ kind: KeyPath<Subject, Identifier?>
    ) -> [(id: Identifier, log: ItemLog, rank: Int)] {
        inOrder(view, kind).map { id, log in
            (id: id, log: log, rank: log.ownRank(in: view) ?? (log.order(in: view) + 1) * Places.one)
        }.sorted { ($0.rank, $0.id) < ($1.rank, $1.id) }
    }

    /// The shown categories by their places, then by id.
    func listedCategories(_ view: OperationSet) -> [(id: Identifier, log: ItemLog, rank: Int)] {
        let shown = Set(shownCategories(in: view).categories.map(\.id))
        return listed(view, \.category).filter { shown.contains($0.id) }
    }

    /// True while a shown category has a place.
    func isOwnOrder(in view: OperationSet) -> Bool {
        shownCategories(in: view).categories.contains { self[.category($0.id)].ownRank(in: view) != nil }
    }
}

extension Places {
    /// What brings one of a list to an index: nothing if it stands there.
    static func moving(
        _ id: Identifier, to index: Int, in list: [(id: Identifier, log: ItemLog, rank: Int)]
    ) -> [(id: Identifier, rank: String)] {
        let rest = list.map(\.id).filter { $0 != id }
        let before = min(max(index, 0), rest.count)
        guard rest.count < list.count, list[before].id != id else { return [] }
        return moving(id, after: before > 0 ? rest[before - 1] : nil, in: list)
    }

    /// What moves one of a list right behind another: it gets a place between, and later twins of the other move up.
    static func moving(
        _ id: Identifier, after other: Identifier?,
        in list: [(id: Identifier, log: ItemLog, rank: Int)]
    ) -> [(id: Identifier, rank: String)] {
        let rest = list.filter { $0.id != id }
        // A category that lives by what a cleared history has left on one device alone is not known here.
        let index = other.flatMap { other in rest.firstIndex { $0.id == other } }.map { $0 + 1 } ?? 0
        let low = index > 0 ? rest[index - 1].rank : 0
        let twins = rest[index...].prefix { $0.rank == low }.map(\.id)
        var high = rest[index...].dropFirst(twins.count).first?.rank
        return (twins.reversed() + [id]).map { item in
            let place = high.map { between(low, $0)! } ?? (low / one + 1) * one
            high = place
            return (item, text(place))
        }
    }
}
