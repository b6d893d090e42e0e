import Terminal
import TrackerDesk
import TrackerDomain
import TrackerExchange
import TrackerPresentation

extension HelpParagraph {
    /// The settings and what they mean.
    fileprivate static let settings = SettingKey.allCases.map {
        HelpParagraph.entry(Phrase(same: $0.rawValue), $0.explanation)
    }
}

extension CommandSpec {
    static let configList = CommandSpec(
        in: .upkeep, makeCommand: ConfigListCommand.init, fields: ["key", "value"],
        summary: Phrase("show all settings", "показать все настройки"),
        alsoCalled: ["ls", "show", "список"],
        examples: [
            Example(
                ["config", "list"], Phrase("every setting with its value", "все настройки и их значения")),
            Example(
                ["config", "list", "--json"], Phrase("the same, for a script", "то же самое для скриптов")),
        ])
}

/// `tracker config list`: every setting with its value; where that is left to the system, the value in force too.
struct ConfigListCommand: Command {
    let session: Session

    func run() -> ExitCode {
        let settings = session.settings
        let pairs = SettingKey.allCases.map { (key: $0.rawValue, value: settings[$0]) }
        session.show(
            json: .settings.json(settings), records: pairs.map { [$0.key, $0.value] },
            lines: table(pairs).lines(
                width: session.console.context.width, ellipsis: session.console.context.theme.glyphs.ellipsis)
        )
        return .done
    }

    private func table(_ pairs: [(key: String, value: String)]) -> Table {
        let context = session.console.context
        return Table(
            columns: [Table.Column(), Table.Column(), Table.Column(isFlexible: true, rank: 0)],
            rows: pairs.map { key, value in
                let summary = SettingKey(rawValue: key)?.summary(context.language) ?? ""
                return [context.line(key), line(key, value), context.line(summary, .secondary)]
            })
    }

    /// "ru", "system (ru)".
    private func line(_ key: String, _ value: String) -> Line {
        let context = session.console.context
        guard let key = SettingKey(rawValue: key), session.settings[key] == SettingKey.system else {
            return context.line(value, .accent)
        }
        return context.line(value, .accent) + context.line(" (\(session.inForce(key).value))", .secondary)
    }
}

extension CommandSpec {
    static let configGet = CommandSpec(
        in: .upkeep, makeCommand: ConfigGetCommand.init, fields: ["value"],
        summary: Phrase("show the value in force", "показать действующее значение"),
        alsoCalled: ["show"],
        operands: [OperandSpec(.settingKey)],
        details: HelpParagraph.settings,
        examples: [
            Example(["config", "get", "language"], Phrase("the language in use", "какой язык используется")),
            Example(
                ["config", "get", "day-start"], Phrase("when a new day begins", "когда начинается новый день")
            ),
        ])
}

/// `tracker config get`: the value in force.
struct ConfigGetCommand: Command {
    let session: Session

    func run() throws(Failure) -> ExitCode {
        let key = try session.settingKey()
        let chosen = session.inForce(key)
        session.show(
            json: .settingInForce.json((key, chosen)),
            records: [[chosen.value]], lines: [line(key, chosen)])
        return .done
    }

    /// The value, with its source if that is not the setting.
    private func line(_ key: SettingKey, _ chosen: Resolved<String>) -> Line {
        let context = session.console.context
        let isOwn = chosen.value == session.settings[key]
        return context.line(chosen.value)
            + (isOwn ? "" : context.line(" (" + chosen.source.remark(context.language) + ")", .secondary))
    }
}

extension Session {
    /// The setting of the first operand; the parser admits only known ones.
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

extension CommandSpec {
    static let configSet = CommandSpec(
        in: .upkeep, effect: .changes, settingsTrouble: .asFailure, makeCommand: ConfigSetCommand.init,
        summary: Phrase("change a setting", "изменить настройку"),
        alsoCalled: ["add", "change", "edit", "изменить"],
        operands: [OperandSpec(.settingKey), OperandSpec(.settingValue)],
        details: HelpParagraph.settings,
        examples: [
            Example(["config", "set", "language", "ru"], Phrase("use Russian", "язык — русский")),
            Example(
                ["config", "set", "day-start", "03:00"],
                Phrase(
                    "until three at night it is still yesterday",
                    "до трёх часов ночи ещё длится вчерашний день")),
            Example(
                ["config", "set", "first-weekday", "sun"],
                Phrase("weeks begin on Sunday", "неделя начинается с воскресенья")),
        ])
}

/// `tracker config set`: gives a setting a value.
struct ConfigSetCommand: Command {
    let session: Session

    func run() throws(Failure) -> ExitCode {
        let key = try session.settingKey()
        let value = SettingWord.value(session.invocation.operands[1], of: key)
        var settings = session.settings
        do throws(SettingFault) { try settings.set(key, to: value) } catch { throw .invalid(error.phrase) }
        try session.keep(key, settings) { try? $0.set(key, to: value) }
        return .done
    }
}

extension Session {
    /// Saves a changed setting and prints its value.
    func keep(_ key: SettingKey, _ changed: Settings, _ change: (inout Settings) -> Void) throws(Failure) {
        // A new language applies to the answer already.
        let language = globals.isDryRun ? self.language : desk.resolver.language(changed.value).value
        var kept: Warning?
        if !globals.isDryRun {
            do throws(StoreError) {
                kept = try settingsStore.update(change).map { Warning(keptSettings: $0, language) }
                completed.last = .settings
            } catch {
                throw .store(error)
            }
        }
        let value = changed[key]
        if console.format == .json {
            let document = JSON.changedSetting.json((key, value, globals.isDryRun))
            console.print(document.withWarnings([settingsWarning, kept].compactMap(\.self)))
            return
        }
        if let kept { console.say(kept.text, .secondary) }
        if globals.isDryRun {
            tell(
                Phrase(
                    "Would set \(key.rawValue) to \(value).", "Будет установлено: \(key.rawValue) — \(value)."
                ))
        } else {
            tell(
                Phrase("\(key.rawValue): \(value).", "\(key.rawValue): \(value)."),
                in: language)
        }
    }
}

extension CommandSpec {
    static let configUnset = CommandSpec(
        in: .upkeep, effect: .changes, settingsTrouble: .asFailure, makeCommand: ConfigUnsetCommand.init,
        summary: Phrase("put a setting back to its default", "вернуть настройке исходное значение"),
        alsoCalled: ["delete", "remove", "rm", "reset", "сбросить", "удалить"],
        operands: [OperandSpec(.settingKey)],
        details: HelpParagraph.settings,
        examples: [
            Example(
                ["config", "unset", "language"], Phrase("the system's language again", "снова язык системы")),
            Example(
                ["config", "unset", "theme"],
                Phrase("the terminal's background decides again", "снова по фону терминала")),
        ])
}

/// `tracker config unset`: leaves a setting to its default.
struct ConfigUnsetCommand: Command {
    let session: Session

    func run() throws(Failure) -> ExitCode {
        let key = try session.settingKey()
        var settings = session.settings
        settings.unset(key)
        try session.keep(key, settings) { $0.unset(key) }
        return .done
    }
}

extension ChoiceSource {
    /// The source of a value, shown after it.
    fileprivate var remark: Phrase {
        switch self {
        case .option: Phrase("by an option of this line", "задано параметром команды")
        case .environment: Phrase("by the environment", "задано переменной окружения")
        case .setting: Phrase("as set", "задано настройкой")
        case .system: Phrase("the system's", "как в системе")
        case .standard: Phrase("by default", "по умолчанию")
        }
    }
}
