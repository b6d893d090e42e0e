/// The settings that `tracker config` knows, with the words each of them takes.
package enum SettingWords {
    /// A setting and its fixed words; none where the value is free.
    package typealias Entry = (key: String, values: [String])

    package static let entries: [Entry] = [
        ("language", ["en", "ru", "system"]),
        ("theme", ["light", "dark", "system"]),
        ("first-weekday", ["mon", "tue", "wed", "thu", "fri", "sat", "sun", "system"]),
        ("day-start", []),
        ("default-filter", ["all", "today", "completed", "not-completed"]),
        ("usage-log", ["on", "off"]),
        ("mouse", ["on", "off"]),
        ("reduced-motion", ["on", "off"]),
    ]

    package static var keys: [String] { entries.map(\.key) }

    /// The words a setting takes; empty for a free value and for an unknown key.
    package static func values(of key: String) -> [String] {
        entries.first { $0.key == key }?.values ?? []
    }
}
