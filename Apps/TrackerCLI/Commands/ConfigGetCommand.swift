import Terminal
import TrackerData
import TrackerPresentation

/// `tracker config get`: the value in force.
struct ConfigGetCommand {
    let session: Session

    func run() throws(Failure) {
        let key = try session.settingKey()
        let chosen = session.inForce(key)
        session.show(
            json: .setting(key.rawValue, chosen.value).appending(["source": .string(chosen.source.rawValue)]),
            records: [[chosen.value]], lines: [line(key, chosen)])
    }

    /// The value; where it is not that of the setting, what decided it too.
    private func line(_ key: SettingKey, _ chosen: Chosen<String>) -> Line {
        let canvas = session.console.canvas
        let isOwn = chosen.value == session.settings[key]
        return canvas.line(chosen.value)
            + (isOwn ? "" : canvas.line(" (" + chosen.source.remark(canvas.language) + ")", .secondary))
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
