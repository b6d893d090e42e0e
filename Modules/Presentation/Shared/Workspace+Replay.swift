internal import TrackerDomain

extension Workspace {
    /// Takes back the newest step, whoever made it, if the library still is as the screen shows it.
    ///
    /// - Returns: The library as it is now, and what to say. A step that the screen has not shown is only named.
    func undo(shown: Library) throws(StoreError) -> (library: Library, said: Phrase) {
        try store.update { (journal) throws(EditError) in
            guard let step = journal.history.undo.last else { return (journal.library, .nothingToUndo) }
            let text = step.phrase(ChangeNames(journal))
            guard journal.library == shown else { return (journal.library, .undoWouldTakeBack(text)) }
            _ = try journal.undo()
            return (journal.library, .undone(text))
        }.value
    }

    /// Does again the step undone last.
    func redo() throws(StoreError) -> (library: Library, said: Phrase) {
        try store.update { (journal) throws(EditError) in
            guard let step = journal.history.redo.last else { return (journal.library, .nothingToRedo) }
            let text = step.phrase(ChangeNames(journal))
            _ = try journal.redo()
            return (journal.library, .redone(text))
        }.value
    }
}

extension Step {
    fileprivate func phrase(_ names: ChangeNames) -> Phrase {
        Phrase(text(names, .english), text(names, .russian))
    }
}
