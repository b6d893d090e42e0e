/// The places of things, found by their ids.
///
/// Sorted rather than hashed: the runtime looks for the conformances of a key type of our own when the
/// first set or dictionary of it is made, which takes a command as long as reading a small library.
struct IdentifierIndex {
    private let entries: [(id: Identifier, place: Int)]

    init(_ ids: some Sequence<Identifier>) {
        entries = ids.enumerated().map { (id: $1, place: $0) }
            .sorted { ($0.id, $0.place) < ($1.id, $1.place) }
    }

    /// The place of the first thing with an id.
    subscript(id: Identifier) -> Int? {
        var range = entries.indices
        while !range.isEmpty {
            let middle = range.lowerBound + range.count / 2
            range = entries[middle].id < id ? middle + 1..<range.upperBound : range.lowerBound..<middle
        }
        let first = range.lowerBound
        return first < entries.count && entries[first].id == id ? entries[first].place : nil
    }

    /// The least id that two things have.
    var repeated: Identifier? {
        zip(entries, entries.dropFirst()).first { $0.id == $1.id }?.0.id
    }
}
