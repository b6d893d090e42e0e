internal import TrackerDomain

extension LibraryDocument2 {
    init(_ library: Library, generation: Int) {
        self.init(
            categories: library.categories.map { CategoryDocument($0) }, generation: generation,
            id: library.id,
            trackers: library.trackers.map { TrackerDocument($0) })
    }

    /// The library that the document describes.
    func library() throws(LibraryFormatFault) -> Library {
        do throws(LibraryFault) {
            return try Library(
                id: id, categories: categories.map(\.category), trackers: trackers.map(\.tracker))
        } catch {
            throw .unreadable(.fault(error))
        }
    }
}
