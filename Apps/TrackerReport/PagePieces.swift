/// A page in pieces, made on demand, so that a long page needs little memory.
package struct PagePieces: Sequence {
    private let runs: [AnySequence<Markup>]

    private init(runs: [AnySequence<Markup>]) { self.runs = runs }

    init() { runs = [] }
    init(_ piece: Markup) { runs = [AnySequence(CollectionOfOne(piece))] }
    /// A piece for each item.
    init<Items: Collection>(_ items: Items, piece: @escaping (Items.Element) -> Markup) {
        runs = [AnySequence(items.lazy.map(piece))]
    }

    static func + (left: PagePieces, right: PagePieces) -> PagePieces {
        PagePieces(runs: left.runs + right.runs)
    }

    package func makeIterator() -> FlattenSequence<[AnySequence<Markup>]>.Iterator {
        runs.joined().makeIterator()
    }
}
