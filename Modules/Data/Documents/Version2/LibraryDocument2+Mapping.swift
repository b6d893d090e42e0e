internal import TrackerDomain

extension LibraryDocument2 {
    init(_ library: Library, generation: Int) {
        self.init(
            categories: library.categories.map(CategoryDocument.init), generation: generation, id: library.id,
            trackers: library.trackers.map(TrackerDocument.init))
    }

    /// The library that the document describes.
    func library() throws(LibraryFormatFault) -> Library {
        var trackers: [Tracker] = []
        trackers.reserveCapacity(self.trackers.count)
        for (index, document) in self.trackers.enumerated() {
            guard let tracker = document.tracker else {
                throw .unreadable(.invalid(at: "trackers › \(index + 1) › schedule"))
            }
            trackers.append(tracker)
        }
        do throws(LibraryFault) {
            return try Library(id: id, categories: categories.map(\.category), trackers: trackers)
        } catch {
            throw .unreadable(.fault(error))
        }
    }
}
