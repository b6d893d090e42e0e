internal import TrackerDomain

/// The root of a library file of version 2.
struct LibraryDocument2: Encodable {
    static let version = 2

    var categories: [CategoryDocument]
    /// How many times the library has been written.
    var generation: Int
    /// Left out by reading, which most commands need not pay for; see ``HistoryDocument``.
    var history: HistoryDocument?
    @AsText var id: Identifier
    var trackers: [TrackerDocument]
    var version = Self.version

    init(categories: [CategoryDocument], generation: Int, id: Identifier, trackers: [TrackerDocument]) {
        self.categories = categories
        self.generation = generation
        self.id = id
        self.trackers = trackers
    }

    init(_ root: PropertyListElement) throws(PropertyListFault) {
        let fields = try root.fields(CodingKeys.self)
        categories = []
        for item in try fields[.categories].items { categories.append(try CategoryDocument(item)) }
        generation = try fields[.generation].integer
        guard Generation.range.contains(generation) else {
            throw try fields[.generation].fault("out of range")
        }
        id = try fields[.id].value()
        trackers = []
        for item in try fields[.trackers].items { trackers.append(try TrackerDocument(item)) }
    }
}
