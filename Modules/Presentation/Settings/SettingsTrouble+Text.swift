public import TrackerDomain

extension Phrase {
    /// Tells the path of a settings file that could not be read.
    package static func keptSettings(_ path: String) -> Phrase {
        Phrase(
            "The file that could not be read is saved as \(path.pathExcerpt).",
            "Файл, который не удалось прочитать, сохранён: \(path.pathExcerpt).")
    }
}

extension SettingsTrouble {
    /// One sentence: what is wrong with the settings at a path, and what to do.
    public func message(_ path: String) -> Message {
        let path = path.pathExcerpt
        func names(_ keys: [SettingKey]) -> String { keys.map(\.rawValue).joined(separator: ", ") }
        return switch self {
        case .inaccessible:
            Message(
                "The settings in \(path) cannot be opened and are ignored: check the rights, or move away what is there.",
                "Настройки в \(path) не открываются и не учитываются: проверьте права или уберите то, что лежит на их месте."
            )
        case .unreadable:
            Message(
                Phrase(
                    "The settings in \(path) cannot be read and are ignored",
                    "Настройки в \(path) не читаются и не учитываются"), .colon, .rewriteSettings)
        case .badValues(let keys):
            Message(
                Phrase(
                    "The settings in \(path) have no valid value for \(names(keys)), the default is used",
                    "В настройках в \(path) нет допустимого значения для \(names(keys)), действует значение по умолчанию"
                ), .colon, .setSetting)
        case .edited:
            Message(
                Phrase(
                    "The settings in \(path) were changed by something other than Tracker and are used as they are",
                    "Настройки в \(path) изменены не через Tracker и приняты как есть"), .colon, .listSettings
            )
        }
    }
}
