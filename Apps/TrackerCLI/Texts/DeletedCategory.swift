package import TrackerDomain
package import TrackerPresentation

/// What goes when a category is deleted, in words.
package struct DeletedCategory {
    private let name: String
    private let trackers: Int
    private let completions: Int

    package init(_ category: TrackerDomain.Category, in library: Library) {
        let members = library.trackers(in: category.id)
        name = category.name
        trackers = members.count
        completions = members.reduce(0) { $0 + $1.completions.count }
    }

    var question: Phrase {
        Phrase.deleteCategoryQuestion
            + Phrase(" \(name) goes with ", " \(name): с ней будут удалены ")
            + CountedPhrase.trackers(trackers) + ", " + CountedPhrase.completions(completions) + "."
            + Phrase.staysUndoable
    }

    package func said(isDryRun: Bool) -> Phrase {
        let verb =
            isDryRun
            ? Phrase("Would delete category ", "Будет удалена категория ") : Phrase("Deleted ", "Удалено: ")
        return verb + "\(name), " + CountedPhrase.trackers(trackers) + ", "
            + CountedPhrase.completions(completions) + "."
    }
}
