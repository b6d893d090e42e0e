package import TrackerDomain
package import TrackerPresentation

/// Settings as a front would keep them: a place for them, what it refuses, and what outranks them.
@MainActor package final class KeptSettings {
    /// What stands in the place, as another program may change it too.
    package var words: [SettingKey: String]
    package var trouble: StoreError?
    /// What there is to tell besides.
    package var remark: Phrase?
    package private(set) var writes: [[SettingKey: String]] = []
    /// The option with the value that it gives.
    private let options: [SettingKey: (name: String, value: String)]

    package init(
        _ words: [SettingKey: String] = [:], options: [SettingKey: (name: String, value: String)] = [:]
    ) {
        (self.words, self.options) = (words, options)
    }

    /// The system speaks English, is dark, and begins its weeks on Monday.
    package var preferences: Preferences {
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
