import Synchronization
package import TrackerDomain
package import TrackerPresentation

/// A store of settings with faults, and what outranks the settings in a run.
package final class KeptSettings: SettingsStore {
    private struct State {
        var values: [SettingKey: String]
        var trouble: StoreError?
        var copy: String?
        var writes: [[SettingKey: String]] = []
    }

    private let state: Mutex<State>
    /// The options of the run: the name and the value of each.
    private let options: [SettingKey: (name: String, value: String)]

    package init(
        _ values: [SettingKey: String] = [:], options: [SettingKey: (name: String, value: String)] = [:]
    ) {
        state = Mutex(State(values: values))
        self.options = options
    }

    /// The stored values; another program may change them.
    package var values: [SettingKey: String] {
        get { state.withLock { $0.values } }
        set { state.withLock { $0.values = newValue } }
    }

    /// The fault of every write.
    package var trouble: StoreError? {
        get { state.withLock { $0.trouble } }
        set { state.withLock { $0.trouble = newValue } }
    }

    /// The path that a write reports for a copy of unreadable settings.
    package var copy: String? {
        get { state.withLock { $0.copy } }
        set { state.withLock { $0.copy = newValue } }
    }

    /// The values that each write changed.
    package var writes: [[SettingKey: String]] { state.withLock { $0.writes } }

    package func load() -> LoadedSettings {
        var settings = Settings()
        for (key, value) in values { try? settings.set(key, to: value) }
        return LoadedSettings(settings: settings)
    }

    package func update(_ change: (inout Settings) -> Void) throws(StoreError) -> String? {
        var settings = load().settings
        change(&settings)
        var changed: [SettingKey: String] = [:]
        for key in SettingKey.allCases where settings.value(key) != values[key] {
            changed[key] = settings.value(key)
        }
        state.withLock { $0.writes.append(changed) }
        if let trouble { throw trouble }
        values.merge(changed) { $1 }
        return copy
    }

    /// The system speaks English, is dark, and begins its weeks on Monday.
    @MainActor package var preferences: Preferences {
        let options = options
        let system = ["LANG": "en_GB.UTF-8", "COLORFGBG": "15;0"]
        return Preferences(
            load().settings, store: self,
            resolver: SettingResolver(option: { options[$0]?.value }, variable: { system[$0] }),
            outranking: { options[$0]?.name })
    }
}
