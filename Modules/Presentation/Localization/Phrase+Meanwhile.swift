extension Phrase {
    /// What a screen still shows and another screen or program has deleted.
    static func hasBeenDeleted(_ name: String) -> Phrase {
        Phrase("“\(name)” has been deleted.", "Удалено: «\(name)».")
    }

    /// Offered where the tracker in a form has been deleted.
    public static let createAnewQuestion = Phrase("Create it anew?", "Создать заново?")
}
