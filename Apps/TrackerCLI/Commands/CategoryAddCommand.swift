import TrackerDomain
import TrackerPresentation

/// `tracker category add`: creates a category.
struct CategoryAddCommand {
    let session: Session

    func run() throws(Failure) {
        let id = session.world.newID()
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
