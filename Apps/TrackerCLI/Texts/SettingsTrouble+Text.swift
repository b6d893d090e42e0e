import TrackerData
import TrackerDomain
import TrackerPresentation

extension SettingsTrouble {
    /// One sentence: what is wrong with the settings at a path, and what to do.
    func phrase(_ path: String) -> Phrase {
        let path = path.pathExcerpt
        return switch self {
        case .inaccessible:
            Phrase(
                "The settings in \(path) cannot be opened and are ignored: check the rights, or move away what stands there.",
                "Настройки в \(path) не открываются и не учитываются: проверьте права или уберите то, что лежит на их месте."
            )
        case .unreadable:
            Phrase(
                "The settings in \(path) cannot be read and are ignored: “tracker config set” writes them anew.",
                "Настройки в \(path) не читаются и не учитываются: «tracker config set» запишет их заново.")
        case .badValues(let keys):
            Phrase(
                "In the settings in \(path) there is no valid value for \(SettingsTrouble.list(keys)), the default holds: “tracker config set” sets one.",
                "В настройках в \(path) нет допустимого значения для \(SettingsTrouble.list(keys)), действует значение по умолчанию: задайте своё через «tracker config set»."
            )
        case .edited:
            Phrase(
                "The settings in \(path) were changed by something other than Tracker and are used as they are: check them with “tracker config list”.",
                "Настройки в \(path) изменены не через Tracker и приняты как есть: проверьте их командой «tracker config list»."
            )
        }
    }

    private static func list(_ keys: [SettingKey]) -> String {
        keys.map(\.rawValue).joined(separator: ", ")
    }
}
