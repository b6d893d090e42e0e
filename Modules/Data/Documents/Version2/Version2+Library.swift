internal import TrackerDomain

/// A library as version 2 keeps it, and back.
extension Version2.Library {
    init(_ library: Library, generation: Int) {
        self.init(
            categories: library.categories.map { Version2.Category($0) }, generation: generation,
            id: library.id.description, trackers: library.trackers.map { Version2.Tracker($0) },
            version: Version2.number)
    }

    /// The library that the document of a file of some size describes.
    func library(fileOf size: Int) throws(LibraryFormatFault) -> Library {
        let parts = try reading(fileOf: size) { () throws(PropertyListFault) in
            (
                categories: try categories.map(at: "categories", Category.init(version2:)),
                id: try Identifier(id).required(at: "id"),
                trackers: try trackers.map(at: "trackers", Tracker.init(version2:))
            )
        }
        do throws(LibraryFault) {
            return try Library(id: parts.id, categories: parts.categories, trackers: parts.trackers)
        } catch {
            throw .unreadable(.fault(error))
        }
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
