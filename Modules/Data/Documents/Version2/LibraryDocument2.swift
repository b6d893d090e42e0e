internal import TrackerDomain

/// The root of a library file of version 2.
struct LibraryDocument2 {
    static let version = 2

    var categories: [Category]
    /// How many times the library has been written.
    var generation: Int
    /// Left out by reading, which most commands need not pay for; see ``HistoryDocument``.
    var history: HistoryDocument?
    var id: Identifier
    var trackers: [Tracker]

    init(categories: [Category], generation: Int, id: Identifier, trackers: [Tracker]) {
        self.categories = categories
        self.generation = generation
        self.id = id
        self.trackers = trackers
    }

    // MARK: Property list

    private enum Field: String, CaseIterable {
        case categories, generation, history, id, trackers, version
    }

    init(_ root: PropertyListElement) throws(PropertyListFault) {
        let fields = try root.fields(Field.self)
        categories = try fields[.categories].items.map(Category.init(version2:))
        // A number that no counting reaches comes from other hands: what the library holds is not lost for it.
        generation = try fields[.generation].integer
        id = try fields[.id].identifier
        trackers = try fields[.trackers].items.map(Tracker.init(version2:))
    }

    func write(to list: inout PropertyListWriter) {
        list.dictionary { root in
            root.entry(Field.categories) { $0.array(categories) { $1.write(version2: &$0) } }
            root.entry(Field.generation) { $0.integer(generation) }
            if let history { root.entry(Field.history) { history.write(to: &$0) } }
            root.entry(Field.id) { $0.string(id.description) }
            root.entry(Field.trackers) { $0.array(trackers) { $1.write(version2: &$0) } }
            root.entry(Field.version) { $0.integer(Self.version) }
        }
    }

    // MARK: Library

    init(_ library: Library, generation: Int) {
        self.init(
            categories: library.categories, generation: generation, id: library.id,
            trackers: library.trackers)
    }

    /// The library that the document describes.
    func library() throws(LibraryFormatFault) -> Library {
        do throws(LibraryFault) {
            return try Library(id: id, categories: categories, trackers: trackers)
        } catch {
            throw .unreadable(.fault(error))
        }
    }
}
