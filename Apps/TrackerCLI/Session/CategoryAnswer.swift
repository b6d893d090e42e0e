import TrackerDomain
import TrackerPresentation

/// The possible answers to a question for a category: the number or the name of an existing one, or a new name.
struct CategoryAnswer {
    private let names: [String]

    init(_ library: Library) { names = library.sortedCategories.map(\.name) }

    /// The existing categories, each with its number.
    var lines: [String] { names.enumerated().map { "\($0 + 1). \($1)" } }

    var question: Phrase { names.isEmpty ? .askFirstCategory : .askListedCategory }

    /// The name that an answer means.
    func name(_ answer: String) throws(Failure) -> String {
        let name = try Failure.unlessRefused(try CategoryField.name.validated(answer))
        // A category's name may be a number, so names come first.
        guard let number = Int(name), !names.isEmpty,
            !names.contains(where: { FoldedName($0) == FoldedName(name) })
        else { return name }
        guard names.indices.contains(number - 1) else {
            throw .invalid(.notANumber(name.excerpt(), names.count))
        }
        return names[number - 1]
    }
}
