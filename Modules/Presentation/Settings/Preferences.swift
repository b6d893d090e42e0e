public import Observation
public import TrackerDomain

/// The settings in force in a running app; screens read them anew each time, so that they follow a change.
@MainActor
@Observable
public final class Preferences {
    /// The saved settings.
    public private(set) var settings: Settings
    public private(set) var conventions: Conventions
    /// The start of a day in minutes since midnight, 0 to 719; stored, as today is asked for all the time.
    public private(set) var dayStart: Int
    /// The background that the system reports; a front end sets it.
    public var background: Appearance?

    @ObservationIgnored private let store: (any SettingsStore)?
    @ObservationIgnored private let resolver: SettingResolver
    @ObservationIgnored private let outrankingName: (SettingKey) -> String?

    /// - Parameters:
    ///   - settings: The saved settings.
    ///   - store: Their place; nil for a front end without one, which keeps them as long as this object.
    ///   - outranking: What outranks a setting in this run, as "--lang"; nil if nothing does.
    public init(
        _ settings: Settings, store: (any SettingsStore)?, resolver: SettingResolver,
        outranking: @escaping (SettingKey) -> String? = { _ in nil }
    ) {
        (self.settings, self.store, self.resolver) = (settings, store, resolver)
        outrankingName = outranking
        conventions = resolver.conventions(settings.value)
        dayStart = resolver.dayStart(settings.value)
    }

    /// Settings of a front end without a place for them.
    public convenience init(_ conventions: Conventions) {
        var settings = Settings()
        try? settings.set(.language, to: conventions.language.rawValue)
        try? settings.set(.firstWeekday, to: conventions.firstWeekday.code)
        self.init(settings, store: nil, resolver: SettingResolver { _ in nil })
    }
}

extension Preferences {
    /// The value set, or the default.
    public func value(_ key: SettingKey) -> String { settings[key] }

    /// The value in force, with its source; a theme left to the system is that of its background.
    public func inForce(_ key: SettingKey) -> Resolved<String> {
        let resolved = resolver.value(of: key, set: settings.value)
        switch (key, resolved.source, background) {
        case (.theme, .system, let background?), (.theme, .standard, let background?):
            return Resolved(background.rawValue, from: .system)
        default: return resolved
        }
    }

    /// The option or variable that outranks a setting in this run, as "--lang"; nil if nothing does.
    func outranking(_ key: SettingKey) -> String? { outrankingName(key) }

    public var appearance: Appearance { Appearance(rawValue: inForce(.theme).value) ?? .dark }

    /// True if a setting that is on or off is on.
    public func isOn(_ key: SettingKey) -> Bool { inForce(key).value == Switch.on.rawValue }
}

// MARK: Changing

extension Preferences {
    /// Applies the settings in the store, as another program may have changed them.
    func reload() {
        switch store?.load() {
        case let loaded? where loaded.trouble != .inaccessible && loaded.trouble != .unreadable:
            apply(loaded.settings)
        default: break
        }
    }

    /// Saves values; on failure the earlier ones apply.
    ///
    /// - Returns: What else the person should know.
    func save(_ changes: [SettingKey: String]) throws(StoreError) -> Phrase? {
        let copy = try store?.update { Self.set(changes, in: &$0) }
        var settings = settings
        Self.set(changes, in: &settings)
        apply(settings)
        return copy.map(Phrase.keptSettings)
    }

    private static func set(_ changes: [SettingKey: String], in settings: inout Settings) {
        for (key, value) in changes { try? settings.set(key, to: value) }
    }

    private func apply(_ settings: Settings) {
        self.settings = settings
        conventions = resolver.conventions(settings.value)
        dayStart = resolver.dayStart(settings.value)
    }
}
