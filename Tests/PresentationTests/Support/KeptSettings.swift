import TrackerDomain
import TrackerPresentation

/// Settings as a front would keep them: a place for them, what it refuses, and what outranks them.
@MainActor final class KeptSettings {
    /// What stands in the place, as another program may change it too.
    var words: [SettingKey: String]
    var trouble: StoreError?
    /// What there is to tell besides.
    var remark: Phrase?
    private(set) var writes: [[SettingKey: String]] = []
    /// The option with the value that it gives.
    private let options: [SettingKey: (name: String, value: String)]

    init(_ words: [SettingKey: String] = [:], options: [SettingKey: (name: String, value: String)] = [:]) {
        (self.words, self.options) = (words, options)
    }

    /// The system speaks English, is dark, and begins its weeks on Monday.
    var preferences: Preferences {
        let options = options
        return Preferences(
            words,
            Preferences.Source(
                read: { self.words },
                keep: { (changes) throws(StoreError) in
                    self.writes.append(changes)
                    if let trouble = self.trouble { throw trouble }
                    self.words.merge(changes) { $1 }
                    return self.remark
                },
                decide: { key, words in
                    if let option = options[key] { return Resolved(option.value, from: .option) }
                    let ofSystem: [SettingKey: String] = [
                        .language: "en", .theme: "dark", .firstWeekday: "mon",
                    ]
                    let word = words[key] ?? key.defaultValue
                    return word == "system"
                        ? Resolved(ofSystem[key] ?? word, from: .system) : Resolved(word, from: .setting)
                },
                outranking: { options[$0]?.name }))
    }
}

extension AppSession {
    /// Opens the settings, with the focus on one of them.
    func openSettings(at key: SettingKey) {
        app.perform(.openSettings)
        for _ in SettingKey.allCases.prefix(while: { $0 != key }) { app.move(.down) }
    }

    /// Types a line into the palette, without Enter.
    func typeCommand(_ line: String) {
        app.perform(.openPalette)
        type(line)
    }
}
