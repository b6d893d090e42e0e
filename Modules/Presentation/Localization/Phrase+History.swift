extension Phrase {
    public static let noHistory = Phrase("Nothing to undo or redo.", "Отменять и повторять нечего.")
}
