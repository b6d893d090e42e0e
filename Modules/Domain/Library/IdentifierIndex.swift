/// The places of things, found by their ids.
///
/// Sorted rather than hashed: the runtime looks for the conformances of a key type of our own when the
/// first set or dictionary of it is made, which takes a command as long as reading a small library.
struct IdentifierIndex {
    private let ids: [Identifier]
    /// The places in the order of their ids, then in their own.
    private let order: [Int]

    init(_ ids: [Identifier]) {
        self.ids = ids
        order = ids.indices.sorted { (ids[$0], $0) < (ids[$1], $1) }
    }

    /// The place of the first thing with an id.
    subscript(id: Identifier) -> Int? {
        var range = order.indices
        while !range.isEmpty {
            let middle = range.lowerBound + range.count / 2
            range = ids[order[middle]] < id ? middle + 1..<range.upperBound : range.lowerBound..<middle
        }
        let first = range.lowerBound
        return first < order.count && ids[order[first]] == id ? order[first] : nil
    }

    /// The least id that two things have.
    var repeated: Identifier? {
        for place in order.indices.dropFirst() where ids[order[place]] == ids[order[place - 1]] {
            return ids[order[place]]
        }
        return nil
    }
}
