extension Phrase {
    public static let noHistory = Phrase("Nothing to undo or redo.", "Отменять и повторять нечего.")
    public static let nothingToUndo = Phrase("Nothing to undo.", "Отменять нечего.")
    public static let nothingToRedo = Phrase("Nothing to redo.", "Повторять нечего.")

    static func undone(_ step: Phrase) -> Phrase { Phrase("Undone: ", "Отменено: ") + step + "." }
    static func redone(_ step: Phrase) -> Phrase { Phrase("Redone: ", "Повторено: ") + step + "." }

    /// Said of a step that the screen had not shown yet.
    static func undoWouldTakeBack(_ step: Phrase) -> Phrase {
        Phrase("New here: ", "Новое: ") + step
            + Phrase(". Undo once more to take it back.", ". Отмените ещё раз, чтобы это убрать.")
    }
}
