package import TrackerPresentation

/// The settings that `tracker config` knows, as the command line words them.
package enum SettingWords {
    package struct Entry: Sendable {
        package let key: String
        /// The words it takes; none where the value is free.
        package let values: [String]
        package let summary: Phrase

        /// The summary with the words it takes.
        package var description: Phrase {
            let words = values.isEmpty ? "" : ": " + values.joined(separator: ", ")
            return Phrase(summary.english + words, summary.russian + words)
        }
    }

    package static let entries = [
        Entry(
            key: "language", values: ["en", "ru", "system"],
            summary: Phrase("language of all texts", "язык всех текстов")),
        Entry(
            key: "theme", values: ["light", "dark", "system"],
            summary: Phrase("background the colors are meant for", "для какого фона подобраны цвета")),
        Entry(
            key: "first-weekday", values: ["mon", "tue", "wed", "thu", "fri", "sat", "sun", "system"],
            summary: Phrase("first day of a week", "с какого дня начинается неделя")),
        Entry(
            key: "day-start", values: [],
            summary: Phrase(
                "when a day begins, from 00:00 to 11:59", "когда начинается день, от 00:00 до 11:59")),
        Entry(
            key: "default-filter", values: ["all", "today", "completed", "not-completed"],
            summary: Phrase(
                "filter that the full-screen app starts with", "с каким фильтром открывается приложение")),
        Entry(
            key: "usage-log", values: ["on", "off"],
            summary: Phrase(
                "log of clicks, kept on this machine", "журнал нажатий; он не покидает этот компьютер")),
        Entry(key: "mouse", values: ["on", "off"], summary: Phrase("mouse in the app", "мышь в приложении")),
        Entry(
            key: "reduced-motion", values: ["on", "off"],
            summary: Phrase("no animation", "без анимации")),
    ]

    package static var keys: [String] { entries.map(\.key) }

    /// The settings as a list of words and what they mean.
    package static var paragraphs: [HelpParagraph] {
        entries.map { .entry($0.key, $0.description) }
    }
}
