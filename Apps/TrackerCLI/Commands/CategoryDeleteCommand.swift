import TrackerDomain
import TrackerPresentation

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
