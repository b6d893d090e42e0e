import TrackerData
import TrackerDomain
import TrackerPresentation

/// `tracker config set`: gives a setting a value.
struct ConfigSetCommand {
    let session: Session

    func run() throws(Failure) {
        let key = try session.settingKey()
        let value = session.invocation.operands[1]
        var settings = session.settings
        do throws(SettingFault) {
            try settings.set(key, to: value)
        } catch {
            throw refusal(error)
        }
        try session.keep(key, settings) { try? $0.set(key, to: value) }
    }

    private func refusal(_ fault: SettingFault) -> Failure {
        switch fault.allowed {
        case .timeBeforeNoon: .word(.time(fault.value))
        case .words(let words):
            .usage(.badOperand(fault.value, .configSet, .settingValue, allowed: words))
        }
    }
}

extension Session {
    /// Keeps a changed setting and says the value in force.
    func keep(_ key: SettingKey, _ changed: Settings, _ change: (inout Settings) -> Void) throws(Failure) {
        var kept: Warning?
        if !globals.isDryRun {
            do throws(StoreError) {
                let file = SettingsFile(path: paths.settings, fileSystem: world.fileSystem)
                kept = try file.update(change).map { Warning(keptSettings: $0, language) }
            } catch {
                throw .store(error)
            }
        }
        let value = changed[key]
        if console.form == .json {
            let document = JSON.setting(key.rawValue, value)
            console.print(
                (globals.isDryRun ? document.appending(["dryRun": true]) : document)
                    .withWarnings([settingsWarning, kept].compactMap(\.self)))
            return
        }
        if let kept { console.say(kept.text, .secondary) }
        if globals.isDryRun {
            tell(
                Phrase(
                    "Would set \(key.rawValue) to \(value).", "Будет установлено: \(key.rawValue) — \(value)."
                ))
        } else {
            tell(Phrase("\(key.rawValue) is \(value) now.", "Теперь \(key.rawValue) — \(value)."))
        }
    }
}
