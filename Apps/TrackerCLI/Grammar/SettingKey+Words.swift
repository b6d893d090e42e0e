package import TrackerData
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

    /// What the setting decides, in half a line without a full stop.
    package var summary: Phrase {
        switch self {
        case .language: Phrase("language of all texts", "язык всех текстов")
        case .theme: Phrase("background the colors are meant for", "для какого фона подобраны цвета")
        case .firstWeekday: Phrase("first day of a week", "с какого дня начинается неделя")
        case .dayStart:
            Phrase("when a day begins, from 00:00 to 11:59", "когда начинается день, от 00:00 до 11:59")
        case .defaultFilter:
            Phrase("filter that the full-screen app starts with", "с каким фильтром открывается приложение")
        case .usageLog:
            Phrase("log of clicks, kept on this machine", "журнал нажатий; он не покидает этот компьютер")
        case .mouse: Phrase("mouse in the app", "мышь в приложении")
        case .reducedMotion: Phrase("no animation", "без анимации")
        }
    }

    /// The summary with the words the setting takes.
    package var explanation: Phrase {
        let list = words.isEmpty ? "" : ": " + words.joined(separator: ", ")
        return Phrase(summary.english + list, summary.russian + list)
    }
}
