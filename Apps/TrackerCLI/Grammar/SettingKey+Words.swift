package import TrackerDomain
package import TrackerPresentation

/// The texts of the settings on the command line.
extension SettingKey {
    /// The allowed values of the setting; empty if its value is free.
    package var words: [String] {
        switch allowedValues {
        case .words(let words): words
        case .timeBeforeNoon: []
        }
    }

    /// The summary with the allowed values.
    package var explanation: Phrase {
        let list = words.isEmpty ? "" : ": " + words.joined(separator: ", ")
        return Phrase(summary.english + list, summary.russian + list)
    }
}
