import TrackerPresentation

extension SyncAdvice {
    /// The advice as commands and options; the app shows the status, but has no commands.
    func commandLine(_ repeated: RepeatedOptions) -> Phrase {
        switch self {
        case .begin:
            Phrase(
                "begin with “\(repeated.line("tracker sync on"))”",
                "включить: «\(repeated.line("tracker sync on"))»")
        case .goOn: Phrase("To go on: ", "Продолжить: ") + repeated.line("tracker sync on")
        case .publish: Phrase(same: repeated.line("tracker sync on"))
        case .nameFolder:
            Phrase(
                "name one with “\(repeated.line("tracker sync on FOLDER"))”",
                "указать её: «\(repeated.line("tracker sync on ПАПКА"))»")
        case .join: Phrase("To join: ", "Объединить: ") + repeated.line("tracker sync on --join")
        case .joinThere: Phrase("There: tracker sync on --join", "Там: tracker sync on --join")
        case .joinOn(let device):
            Phrase(
                "On \(device): tracker sync on --join", "На устройстве \(device): tracker sync on --join")
        case .startAgain(let folder):
            Phrase("To start again there: ", "Начать в ней заново: ")
                + repeated.line("tracker sync on \(ShellWord.path(folder))")
        case .moveOut(let folder):
            Phrase("Move it out, then: ", "Перенесите файл, затем: ")
                + "tracker sync on \(ShellWord.path(folder))"
        case .give(let device):
            Phrase("Give it yours: ", "Передайте туда свои: ")
                + (repeated.line("tracker sync print")
                    + " | ssh \(ShellWord.typed(device)) tracker sync take -")
        case .end: Phrase("To end it here: ", "Выключить здесь: ") + repeated.line("tracker sync off")
        case .consent:
            Phrase("To put yours into it, add --join", "Чтобы добавить в неё вашу, укажите --join")
        case .publishThere: Phrase("Run tracker sync there", "Запустите там tracker sync")
        case .exchangeThere:
            Phrase("run tracker sync there, then here", "запустите tracker sync там, затем здесь")
        case .forget(let name): Phrase(same: repeated.line("tracker sync forget \(ShellWord.typed(name))"))
        case .forgetOne:
            Phrase(
                repeated.line("tracker sync forget NAME"), repeated.line("tracker sync forget ИМЯ"))
        case .restore: Phrase("Back: ", "Вернуть: ") + repeated.line("tracker restore")
        case .showLog: Phrase(same: repeated.line("tracker sync log"))
        case .showStatus:
            Phrase(
                "see “\(repeated.line("tracker sync status"))”",
                "смотрите «\(repeated.line("tracker sync status"))»")
        }
    }
}
