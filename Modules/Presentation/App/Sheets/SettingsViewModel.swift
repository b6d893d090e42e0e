public import Observation
public import TrackerDomain

/// The contents of the settings.
public struct SettingsState: Hashable, Sendable {
    public struct Row: Hashable, Sendable {
        /// `nil` for the reminder.
        public let key: SettingKey?
        /// The value as the file has it; empty for the reminder.
        public let word: String
        /// "Theme".
        public let title: String
        /// "system", "light".
        public let value: String
        /// The value in force or what decides it: "dark", "--theme decides"; `nil` if the setting itself is in force.
        public let remark: String?
        public let isFocused: Bool
        /// It has no values to go through: it opens a line to type in.
        public var opensLine = false
    }

    public let title: String
    public let rows: [Row]
    /// The summary of the setting with the focus.
    public let explanation: String
}

/// All settings: a chosen value is saved at once.
///
/// The reminder below them is none of the settings file: it is set up after a question.
@MainActor
@Observable
public final class SettingsViewModel {
    public private(set) var focus = 0

    private let preferences: Preferences
    /// The reminder that is set up; it is read when the settings are opened, as a program has to be asked for it.
    var reminder: Result<TimerEntry?, TimerFault>
    /// Nil for a front that leaves reminders to the command line.
    @ObservationIgnored let setup: ReminderSetup?
    /// A message with the front's advice.
    @ObservationIgnored let text: (Message) -> String

    init(_ preferences: Preferences, setup: ReminderSetup?, text: @escaping (Message) -> String) {
        self.preferences = preferences
        self.setup = setup
        self.text = text
        reminder = setup?.entry ?? .success(nil)
    }

    var language: Language { preferences.conventions.language }

    /// The setting with the focus; nil for the reminder.
    private var focused: SettingKey? {
        SettingKey.allCases.indices.contains(focus) ? SettingKey.allCases[focus] : nil
    }

    public var isReminderFocused: Bool { focused == nil }

    public var state: SettingsState {
        let language = language
        return SettingsState(
            title: Phrase.settings(language),
            rows: SettingKey.allCases.enumerated().map { index, key in
                let word = preferences.value(key)
                return SettingsState.Row(
                    key: key, word: word, title: key.title(language), value: key.text(of: word)(language),
                    remark: remark(key, word)?(language), isFocused: index == focus)
            } + [reminderRow].compactMap(\.self),
            explanation: (focused?.summary ?? reminderExplanation)(language))
    }

    private func remark(_ key: SettingKey, _ word: String) -> Phrase? {
        if let name = preferences.outranking(key) { return .decided(by: name) }
        return word == SettingKey.system ? key.text(of: preferences.inForce(key).value) : nil
    }

    /// Goes on to another value of the setting under the focus, round the ends.
    public func change(by distance: Int) -> [Effect] {
        guard let focused else { return [] }
        let word = preferences.value(focused)
        let choices = focused.choices(besides: word)
        let index = choices.firstIndex(of: word) ?? 0
        return [.keep([focused: choices[(index + distance % choices.count + choices.count) % choices.count]])]
    }
}

extension SettingsViewModel: SheetModel {
    public func focus(onRow index: Int) { if state.rows.indices.contains(index) { focus = index } }

    public func press() -> [Effect] { isReminderFocused ? openTimes() : change(by: 1) }

    public func confirm() -> [Effect] { isReminderFocused ? openTimes() : [.close] }

    public func save() -> [Effect] { [.close] }
}
