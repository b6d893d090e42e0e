public import Observation
internal import TrackerDomain

/// The contents of the settings.
public struct SettingsState: Hashable, Sendable {
    public struct Row: Hashable, Sendable {
        /// "Theme".
        public let title: String
        /// "system", "light".
        public let value: String
        /// The value in force or what decides it: "dark", "--theme decides"; `nil` if the setting itself is in force.
        public let remark: String?
        public let isFocused: Bool
    }

    public let title: String
    public let rows: [Row]
    /// The summary of the setting with the focus.
    public let explanation: String
}

/// All settings: a chosen value is in force at once, saved by confirming and taken back by leaving.
@MainActor
@Observable
public final class SettingsViewModel {
    public private(set) var focus = 0

    private let preferences: Preferences
    /// Called after another value holds.
    @ObservationIgnored private let follow: () -> Void

    init(_ preferences: Preferences, follow: @escaping () -> Void) {
        self.preferences = preferences
        self.follow = follow
    }

    private var focused: SettingKey { SettingKey.allCases[focus] }

    public var state: SettingsState {
        let language = preferences.conventions.language
        return SettingsState(
            title: Phrase.settings(language),
            rows: SettingKey.allCases.enumerated().map { index, key in
                let word = preferences.value(key)
                return SettingsState.Row(
                    title: key.title(language), value: key.text(of: word)(language),
                    remark: remark(key, word)?(language), isFocused: index == focus)
            },
            explanation: focused.summary(language))
    }

    private func remark(_ key: SettingKey, _ word: String) -> Phrase? {
        if let name = preferences.outranking(key) { return .decided(by: name) }
        return word == SettingKey.system ? key.text(of: preferences.inForce(key).value) : nil
    }

    /// Goes on to another value of the setting under the focus, round the ends.
    public func change(by distance: Int) {
        let word = preferences.value(focused)
        let choices = focused.choices(besides: word)
        let index = choices.firstIndex(of: word) ?? 0
        preferences.tryOut(choices[(index + distance + choices.count) % choices.count], for: focused)
        follow()
    }
}

extension SettingsViewModel: SheetModel {
    public func focus(onRow index: Int) { if SettingKey.allCases.indices.contains(index) { focus = index } }

    public func press() -> [Effect] {
        change(by: 1)
        return []
    }

    public func confirm() -> [Effect] {
        let changes = preferences.changes
        // The values are taken back first: if they cannot be saved, all is as before.
        return leave() + (changes.isEmpty ? [] : [.keep(changes)])
    }

    public func leave() -> [Effect] {
        preferences.takeBack()
        follow()
        return [.close]
    }
}
