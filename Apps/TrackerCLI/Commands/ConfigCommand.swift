import Terminal
import TrackerData
import TrackerDomain
import TrackerPresentation

/// `tracker config list`: every setting with its value; where that is left to the system, the value in force too.
struct ConfigListCommand {
    let session: Session

    func run() {
        let settings = session.settings
        let pairs = SettingKey.allCases.map { (key: $0.rawValue, value: settings[$0]) }
        session.show(
            json: .settings(pairs), records: pairs.map { [$0.key, $0.value] },
            lines: table(pairs).lines(
                width: session.console.canvas.width, ellipsis: session.console.canvas.theme.glyphs.ellipsis))
    }

    private func table(_ pairs: [(key: String, value: String)]) -> Table {
        let canvas = session.console.canvas
        return Table(
            columns: [Table.Column(), Table.Column(), Table.Column(isFlexible: true, rank: 0)],
            rows: pairs.map { key, value in
                let summary = SettingKey(rawValue: key)?.summary(canvas.language) ?? ""
                return [canvas.line(key), line(key, value), canvas.line(summary, .secondary)]
            })
    }

    /// "ru", "system (ru)".
    private func line(_ key: String, _ value: String) -> Line {
        let canvas = session.console.canvas
        guard let key = SettingKey(rawValue: key), session.isLeftToSystem(key) else {
            return canvas.line(value, .accent)
        }
        return canvas.line(value, .accent) + canvas.line(" (\(session.inForce(key).value))", .secondary)
    }
}

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
                let file = SettingsFile(path: paths.settings, fileSystem: environment.fileSystem)
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

/// `tracker config unset`: leaves a setting to its default.
struct ConfigUnsetCommand {
    let session: Session

    func run() throws(Failure) {
        let key = try session.settingKey()
        var settings = session.settings
        settings.unset(key)
        try session.keep(key, settings) { $0.unset(key) }
    }
}

extension Session {
    /// The value of a setting that holds in this run, with what decided it.
    func inForce(_ key: SettingKey) -> Chosen<String> {
        let variable = environment.variable
        switch key {
        case .language:
            let chosen = LanguageChoice.language(
                flag: globals.language, setting: Language(rawValue: settings.language.rawValue),
                environment: variable)
            return Chosen(chosen.value.rawValue, by: chosen.source)
        case .theme:
            let chosen = Surroundings.appearance(
                globals.theme, settings: settings, environment: variable)
            return Chosen(chosen.value.rawValue, by: chosen.source)
        case .firstWeekday:
            let chosen = FirstWeekday.weekday(
                setting: settings.firstWeekday, language: language, environment: variable)
            return Chosen(chosen.value.code, by: chosen.source)
        case .mouse where !globals.usesMouse: return Chosen("off", by: .option)
        case .reducedMotion where !(variable("NO_MOTION") ?? "").isEmpty:
            return Chosen("on", by: .environment)
        case .dayStart, .defaultFilter, .usageLog, .mouse, .reducedMotion:
            let isSet = settings.isSet(key) && !settings.ignoredKeys.contains(key)
            return Chosen(settings[key], by: isSet ? .setting : .standard)
        }
    }

    /// Whether the setting leaves its value to the system.
    func isLeftToSystem(_ key: SettingKey) -> Bool { settings[key] == SettingKey.system }
}

extension ChoiceSource {
    /// What decided a value, said behind it.
    var remark: Phrase {
        switch self {
        case .option: Phrase("by an option of this line", "задано параметром команды")
        case .environment: Phrase("by the environment", "задано переменной окружения")
        case .setting: Phrase("as set", "задано настройкой")
        case .system: Phrase("the system's", "как в системе")
        case .standard: Phrase("by default", "по умолчанию")
        }
    }
}
