import TrackerDomain
import TrackerPresentation

/// What may be answered where a category is asked for: the number or the name of one there is, or a new name.
struct CategoryAnswer {
    private let names: [String]

    init(_ library: Library) { names = library.sortedCategories.map(\.name) }

    /// The categories there are, each with its number.
    var lines: [String] { names.enumerated().map { "\($0 + 1). \($1)" } }

    var question: Phrase { names.isEmpty ? .askFirstCategory : .askListedCategory }

    /// The name that an answer means.
    func name(_ answer: String) throws(Failure) -> String {
        let name = try Failure.unlessRefused { () throws(EditError) in
            try CategoryField.name.kept(answer)
        }
        // A category may be called by a number: its name comes first.
        guard let number = Int(name), !names.isEmpty,
            !names.contains(where: { FoldedName($0) == FoldedName(name) })
        else { return name }
        guard names.indices.contains(number - 1) else {
            throw .invalid(.notANumber(name.excerpt(), names.count))
        }
        return names[number - 1]
    }
}
