import TrackerDomain
import TrackerPresentation

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
