package import TrackerDomain
package import TrackerPresentation

/// The settings as the command line words them.
extension SettingKey {
    /// The fixed words the setting takes; none where its value is free.
    package var words: [String] {
        switch allowedValues {
        case .words(let words): words
        case .timeBeforeNoon: []
        }
    }

    /// The summary with the words the setting takes.
    package var explanation: Phrase {
        let list = words.isEmpty ? "" : ": " + words.joined(separator: ", ")
        return Phrase(summary.english + list, summary.russian + list)
    }
}
