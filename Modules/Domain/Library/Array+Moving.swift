extension Array where Element: Identifiable<Identifier> {
    /// The id before an element; nil if that is the first, or not there.
    func predecessor(of id: Identifier) -> Identifier? {
        guard let index = firstIndex(where: { $0.id == id }), index > 0 else { return nil }
        return self[index - 1].id
    }

    /// Moves an element right behind another one, or to the beginning; false, with nothing moved, if one is not there.
    mutating func move(_ id: Identifier, after other: Identifier?) -> Bool {
        guard id != other, let index = firstIndex(where: { $0.id == id }) else { return false }
        var rest = self
        let element = rest.remove(at: index)
        if let other {
            guard let place = rest.firstIndex(where: { $0.id == other }) else { return false }
            rest.insert(element, at: place + 1)
        } else {
            rest.insert(element, at: 0)
        }
        self = rest
        return true
    }
}

/// A move of one id in a list: the id right before it, then and now; nil at the beginning.
struct Move: Hashable {
    let id: Identifier
    let after: Identifier?
    let from: Identifier?

    /// The fewest moves, one after the other, that bring a list into the order of another one; ids of one alone are
    /// left out.
    static func all(from list: [Identifier], to wanted: [Identifier]) -> [Move] {
        let present = Set(list)
        let wanted = wanted.filter(present.contains)
        let staying = longestStaying(of: wanted, in: list)
        guard staying.count < wanted.count else { return [] }
        var moves: [Move] = []
        var rest = list
        for (index, id) in wanted.enumerated() where !staying.contains(id) {
            let after = index > 0 ? wanted[index - 1] : nil
            guard let old = rest.firstIndex(of: id) else { continue }
            let from = old > 0 ? rest[old - 1] : nil
            rest.remove(at: old)
            rest.insert(id, at: after.flatMap { rest.firstIndex(of: $0) }.map { $0 + 1 } ?? 0)
            if from != after { moves.append(Move(id: id, after: after, from: from)) }
        }
        return moves
    }

    /// The most ids of a list that stand in their order in another one.
    private static func longestStaying(of wanted: [Identifier], in list: [Identifier]) -> Set<Identifier> {
        let index = Dictionary(list.enumerated().map { ($1, $0) }) { first, _ in first }
        let numbers = wanted.map { index[$0] ?? 0 }
        /// The last of each row of ascending numbers, by its length; and before each number the one it follows.
        var (ends, before): ([Int], [Int?]) = ([], [])
        for (place, number) in numbers.enumerated() {
            var (low, high) = (0, ends.count)
            while low < high {
                let middle = (low + high) / 2
                if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
            }
            before.append(low > 0 ? ends[low - 1] : nil)
            if low < ends.count { ends[low] = place } else { ends.append(place) }
        }
        var staying: Set<Identifier> = []
        var place = ends.last
        while let here = place {
            staying.insert(wanted[here])
            place = before[here]
        }
        return staying
    }
}
