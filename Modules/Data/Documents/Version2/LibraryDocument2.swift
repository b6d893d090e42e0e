internal import TrackerDomain

/// The root of a library file of version 2.
struct LibraryDocument2: Codable {
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

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        categories = try container.decode([CategoryDocument].self, forKey: .categories)
        generation = try container.decode(Int.self, forKey: .generation)
        guard Generation.range.contains(generation) else {
            throw DecodingError.dataCorruptedError(
                forKey: .generation, in: container, debugDescription: "out of range")
        }
        _id = try container.decode(AsText<Identifier>.self, forKey: .id)
        trackers = try container.decode([TrackerDocument].self, forKey: .trackers)
    }
}
