import Terminal
import TrackerData
import TrackerPresentation

/// `tracker config get`: the value in force.
struct ConfigGetCommand {
    let session: Session

    func run() throws(Failure) {
        let key = try session.settingKey()
        let value = session.settings[key]
        session.show(
            json: .setting(key.rawValue, value), records: [[value]], lines: [Line(value)])
    }
}

extension Session {
    /// The setting that the first operand names; the parser lets only known ones through.
    func settingKey() throws(Failure) -> SettingKey {
        let word = invocation.operands[0]
        guard let key = SettingKey(rawValue: word) else {
            throw .usage(
                .badOperand(
                    word, invocation.command ?? .configGet, .settingKey,
                    allowed: ValueKind.settingKey.fixedWords ?? []))
        }
        return key
    }
}
