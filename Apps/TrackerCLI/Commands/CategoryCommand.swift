import Terminal
import TrackerDomain
import TrackerPresentation

/// `tracker category add`: creates a category.
struct CategoryAddCommand {
    let session: Session

    func run() throws(Failure) {
        let id = session.environment.newID()
        try session.change { (journal) throws(EditError) in
            let edit = Edit.addCategory(id: id, name: session.invocation.operands[0])
            let changes = try journal.perform([edit], today: session.today)
            let name = journal.library.category(id)?.name ?? ""
            let verb =
                session.globals.isDryRun
                ? Phrase("Would add the category", "Будет добавлена категория")
                : Phrase("Category added", "Категория добавлена")
            return ChangeReport(changes: changes, said: verb + ": \(name).", makesIDs: true)
        }
    }
}

/// `tracker category delete`: deletes a category with its trackers, after asking.
struct CategoryDeleteCommand {
    let session: Session

    func run() throws(Failure) {
        // Read as strictly as the change itself reads: nobody is asked about what cannot be deleted.
        let library = try session.loadJournal().journal.library
        let category = try session.category(session.invocation.operands[0], in: library)
        let going = DeletedCategory(category, in: library)
        try Prompt(session: session).confirm(going.question)
        try session.change { (journal) throws(EditError) in
            let going = DeletedCategory(category, in: journal.library)
            let changes = try journal.perform([.deleteCategory(category.id)], today: session.today)
            return ChangeReport(changes: changes, said: going.said(isDryRun: session.globals.isDryRun))
        }
    }
}

/// `tracker category list`: the categories with their trackers counted.
struct CategoryListCommand {
    let session: Session

    func run() throws(Failure) {
        let loaded = try session.load()
        let state = CategoryListState(loaded.library, language: session.language)
        session.show(
            loaded.warnings, json: .categories(state),
            records: state.rows.map { [$0.id.description, $0.name, String($0.trackers)] },
            lines: CategoryListView(canvas: session.console.canvas).lines(state))
    }
}

/// `tracker category rename`: gives a category another name.
struct CategoryRenameCommand {
    let session: Session

    func run() throws(Failure) {
        try session.change { (journal) throws(EditError) in
            let category = try journal.library.category(matching: session.invocation.operands[0])
            let edit = Edit.renameCategory(category.id, to: session.invocation.operands[1])
            let changes = try journal.perform([edit], today: session.today)
            let name = journal.library.category(category.id)?.name ?? category.name
            return ChangeReport(
                changes: changes, said: said(from: category.name, to: name, isSame: changes.isEmpty))
        }
    }

    private func said(from old: String, to new: String, isSame: Bool) -> Phrase {
        if isSame {
            return Phrase("It has that name already: \(new).", "Категория уже так называется: \(new).")
        }
        return session.globals.isDryRun
            ? Phrase(
                "Would rename category \(old) to \(new).", "Будет переименована категория: \(old) → \(new).")
            : Phrase("Category \(old) is now \(new).", "Категория: \(old) → \(new).")
    }
}

/// What may be answered where a category is asked for: the number or the name of one there is, or a new name.
struct CategoryAnswer {
    private let names: [String]

    init(_ library: Library) { names = library.sortedCategories.map(\.name) }

    /// The categories there are, each with its number.
    var lines: [String] { names.enumerated().map { "\($0 + 1). \($1)" } }

    var question: Phrase { names.isEmpty ? .askFirstCategory : .askListedCategory }

    /// The name that an answer means.
    func name(_ answer: String) throws(Failure) -> String {
        let name: String
        do throws(TextFault) { name = try Name.cleaned(answer) } catch {
            throw .store(.edit(.categoryText(.name, error)))
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
