public import Observation
public import TrackerDomain

/// What a person has set and what comes of it in this run; screens ask it anew, so that they follow a change.
@MainActor
@Observable
public final class Preferences {
    /// Where a front keeps settings, and what it knows that decides with them.
    public struct Source {
        /// The values that are kept now; `nil` where they cannot be read.
        let read: () -> [SettingKey: String]?
        /// Keeps values; what else there is to tell of that comes back.
        let keep: ([SettingKey: String]) throws(StoreError) -> Phrase?
        /// What holds where these values are set.
        let decide: (SettingKey, [SettingKey: String]) -> Resolved<String>
        /// What outranks a setting in this run, as "--lang"; `nil` where nothing does.
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

    /// The values that hold: those that are kept, or those that are tried out.
    public private(set) var words: [SettingKey: String]
    public private(set) var conventions = Conventions(language: .english)
    /// When a day begins, in minutes since midnight, 0 to 719; held, for today is asked for all the time.
    public private(set) var dayStart = 0
    /// The background that the system tells of; a front sets it as it hears.
    public var background: Appearance?

    /// The values that are kept.
    private var kept: [SettingKey: String]
    @ObservationIgnored private let source: Source

    /// - Parameter words: The values that are kept; a default holds where there is none.
    public init(_ words: [SettingKey: String], _ source: Source) {
        (self.words, kept, self.source) = (words, words, source)
        hold(words)
    }

    /// Settings that are kept as long as the object is, for a front without a place for them.
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

// MARK: What holds

extension Preferences {
    /// The value that is set; the default where none is.
    public func word(_ key: SettingKey) -> String { words[key] ?? key.defaultValue }

    /// The value in force, with what decided it; a theme that is left to the system is that of its background.
    public func inForce(_ key: SettingKey) -> Resolved<String> {
        let chosen = source.decide(key, words)
        switch (key, chosen.source, background) {
        case (.theme, .system, let background?), (.theme, .standard, let background?):
            return Resolved(background.rawValue, from: .system)
        default: return chosen
        }
    }

    /// What outranks a setting in this run, as "--lang"; `nil` where nothing does.
    func outranking(_ key: SettingKey) -> String? { source.outranking(key) }

    public var appearance: Appearance { Appearance(rawValue: inForce(.theme).value) ?? .dark }

    /// Whether a setting that is on or off is on.
    public func isOn(_ key: SettingKey) -> Bool { inForce(key).value == Switch.on.rawValue }
}

// MARK: Changing

extension Preferences {
    /// What is tried out and not kept.
    var changes: [SettingKey: String] { words.filter { $1 != kept[$0] ?? $0.defaultValue } }

    /// Lets a value hold until all is kept or taken back.
    func tryOut(_ word: String, for key: SettingKey) { hold(words.merging([key: word]) { $1 }) }

    /// Lets hold again what is kept.
    func takeBack() { hold(kept) }

    /// Lets hold what is kept now, as another program may have changed it.
    func reload() {
        kept = source.read() ?? kept
        takeBack()
    }

    /// Keeps values; where that cannot be, those kept before hold.
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
