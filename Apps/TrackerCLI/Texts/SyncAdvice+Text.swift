import TrackerPresentation

extension SyncAdvice {
    /// The advice as commands and options; the app shows the status, but has no commands.
    var commandLine: Phrase {
        switch self {
        case .begin: Phrase("begin with “tracker sync on”", "включить: «tracker sync on»")
        case .goOn: Phrase("To go on: tracker sync on", "Продолжить: tracker sync on")
        case .nameFolder:
            Phrase("name one with “tracker sync on FOLDER”", "указать её: «tracker sync on ПАПКА»")
        case .join: Phrase("To join: tracker sync on --join", "Объединить: tracker sync on --join")
        case .joinThere: Phrase("There: tracker sync on --join", "Там: tracker sync on --join")
        case .end: Phrase("To end it here: tracker sync off", "Выключить здесь: tracker sync off")
        case .consent:
            Phrase("To put yours into it, add --join", "Чтобы добавить в неё вашу, укажите --join")
        case .publishThere: Phrase("Run tracker sync there", "Запустите там tracker sync")
        case .forget(let name): Phrase(same: "tracker sync forget \(ShellWord.typed(name))")
        case .showStatus: Phrase("see “tracker sync status”", "смотрите «tracker sync status»")
        }
    }
}
