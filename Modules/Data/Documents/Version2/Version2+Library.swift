package import TrackerDomain

/// Converts a library to and from the format of version 2 and later.
extension Version2.LibraryOf where Tracker: TrackerDocument {
    package init(_ library: Library, _ lines: HistoryLines, version: Int, generation: Int) {
        self.init(
            categories: library.categories.map { Version2.Category($0) }, generation: generation,
            history: Version2.HistoryOf(lines), id: library.id.description,
            trackers: library.trackers.map { Tracker($0) }, version: version)
    }

    /// Reads the library of a document.
    package func library(
        fileOf size: Int, in order: CategoryOrder = .byName
    ) throws(LibraryFormatFault) -> Library {
        let categories = try reading(
            fileOf: size, categories.map(at: "categories", Category.init(version2:)))
        let id = try reading(fileOf: size, Identifier(id).required(at: "id"))
        let trackers = try reading(
            fileOf: size,
            trackers.map(at: "trackers") { tracker throws(PropertyListFault) in try tracker.tracker() })
        return try mapping(
            Library(id: id, categories: categories, trackers: trackers, categoryOrder: order)
        ) { (fault: LibraryFault) in LibraryFormatFault.unreadable(.fault(fault)) }
    }
}

extension Version2.Category {
    init(_ category: Category) {
        self.init(id: category.id.description, name: UserText(category.name).documentText)
    }
}

extension Category {
    init(version2 document: Version2.Category) throws(PropertyListFault) {
        self.init(
            id: try Identifier(document.id).required(at: "id"),
            name: try UserText(documentText: document.name).required(at: "name").name)
    }
}
