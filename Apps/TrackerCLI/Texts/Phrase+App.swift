import TrackerPresentation

extension Phrase {
    static let loading = Phrase("Reading the library…", "Читаю библиотеку…")
    static let dumbTerminal = Phrase(
        "The full-screen app needs a terminal that can move the cursor (TERM is dumb or unset): use “tracker list”.",
        "Полноэкранному приложению нужен терминал, который умеет перемещать курсор (TERM — dumb или не задан): используйте «tracker list»."
    )

    static let noTerminal = Phrase(
        "The full-screen app needs a terminal: use “tracker list” here.",
        "Полноэкранному приложению нужен терминал: здесь используйте «tracker list».")

    /// After a crash, under its reason.
    static func crashed(_ signal: String) -> Phrase {
        Phrase(
            "Tracker has crashed (\(signal)). Your library is as it was after the last change. Please report this.",
            "Tracker аварийно завершился (\(signal)). Библиотека цела, в ней всё до последнего изменения. Пожалуйста, сообщите об этом."
        )
    }
}
