public import Observation
public import TrackerDomain

/// The settings of a person and the values in force; screens ask anew, so that they follow a change.
@MainActor
@Observable
public final class Preferences {
    /// A front's storage of settings, and its rules for the values in force.
    public struct Source {
        /// The saved values; `nil` if they cannot be read.
        let read: () -> [SettingKey: String]?
        /// Saves values and returns a remark on it, if there is one.
        let keep: ([SettingKey: String]) throws(StoreError) -> Phrase?
        /// The value in force if these values are set.
        let decide: (SettingKey, [SettingKey: String]) -> Resolved<String>
        /// The option or variable that outranks a setting in this run, as "--lang"; `nil` if none does.
        let outranking: (SettingKey) -> String?

        public init(
            read: @escaping () -> [SettingKey: String]?,
            keep: @escaping ([SettingKey: String]) throws(StoreError) -> Phrase?,
            decide: @escaping (SettingKey, [SettingKey: String]) -> Resolved<String>,
            outranking: @escaping (SettingKey) -> String? = { _ in nil }
        ) {
            self.read = read
            self.keep = keep
            self.decide = decide
            self.outranking = outranking
        }
    }

    /// The values that apply: the saved ones, or those that are tried out.
    public private(set) var words: [SettingKey: String]
    public private(set) var conventions = Conventions(language: .english)
    /// The start of a day in minutes since midnight, 0 to 719; stored, as today is asked for all the time.
    public private(set) var dayStart = 0
    /// The background according to the system, set by the front.
    public var background: Appearance?

    /// The saved values.
    private var kept: [SettingKey: String]
    @ObservationIgnored private let source: Source

    /// - Parameter words: The saved values; a default applies if there is none.
    public init(_ words: [SettingKey: String], _ source: Source) {
        (self.words, kept, self.source) = (words, words, source)
        hold(words)
    }

    /// Settings that last as long as the object, for a front that cannot save any.
    public convenience init(_ conventions: Conventions) {
        let words: [SettingKey: String] = [
            .language: conventions.language.rawValue, .firstWeekday: conventions.firstWeekday.code,
        ]
        let ofSystem: [SettingKey: String] = [
            .language: Language.english.rawValue, .theme: Appearance.dark.rawValue,
            .firstWeekday: Weekday.monday.code,
        ]
        self.init(
            words,
            Source(read: { nil }, keep: { _ in nil }) { key, words in
                let word = words[key] ?? key.defaultValue
                let standard = word == SettingKey.system ? ofSystem[key] : nil
                return Resolved(standard ?? word, from: standard == nil ? .setting : .standard)
            })
    }
}

// MARK: Values in force

extension Preferences {
    /// The value that is set, else the default.
    public func word(_ key: SettingKey) -> String { words[key] ?? key.defaultValue }

    /// The value in force with its source; a theme left to the system is that of its background.
    public func inForce(_ key: SettingKey) -> Resolved<String> {
        let chosen = source.decide(key, words)
        switch (key, chosen.source, background) {
        case (.theme, .system, let background?), (.theme, .standard, let background?):
            return Resolved(background.rawValue, from: .system)
        default: return chosen
        }
    }

    /// The option or variable that outranks a setting in this run, as "--lang"; `nil` if none does.
    func outranking(_ key: SettingKey) -> String? { source.outranking(key) }

    public var appearance: Appearance { Appearance(rawValue: inForce(.theme).value) ?? .dark }

    /// True if a setting that is on or off is on.
    public func isOn(_ key: SettingKey) -> Bool { inForce(key).value == Switch.on.rawValue }
}

// MARK: Changing

extension Preferences {
    /// The values that are tried out and not saved.
    var changes: [SettingKey: String] { words.filter { $1 != kept[$0] ?? $0.defaultValue } }

    /// Applies a value until all are saved or taken back.
    func tryOut(_ word: String, for key: SettingKey) { hold(words.merging([key: word]) { $1 }) }

    /// Applies the saved values again.
    func takeBack() { hold(kept) }

    /// Applies the values that are saved now, as another program may have changed them.
    func reload() {
        kept = source.read() ?? kept
        takeBack()
    }

    /// Saves values; if that fails, the previous ones apply.
    func keep(_ changes: [SettingKey: String]) throws(StoreError) -> Phrase? {
        defer { takeBack() }
        let remark = try source.keep(changes)
        kept.merge(changes) { $1 }
        return remark
    }

    private func hold(_ words: [SettingKey: String]) {
        self.words = words
        conventions = Conventions(
            language: Language(rawValue: source.decide(.language, words).value) ?? .english,
            firstWeekday: Weekday(code: source.decide(.firstWeekday, words).value) ?? .monday)
        dayStart = DayStart.minutes(source.decide(.dayStart, words).value) ?? 0
    }
}
