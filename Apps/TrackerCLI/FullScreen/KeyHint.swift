package import TrackerPresentation

/// A key of the footer, or several, with what they do now, in a word.
package struct KeyHint: Equatable, Sendable {
    package let keys: Phrase
    /// The same without arrows, for terminals that cannot show them.
    let asciiKeys: Phrase
    package let text: Phrase
    /// The effect of a click; `nil` for several keys.
    package let target: Target?

    /// The key of a common rule.
    ///
    /// - Parameter word: `nil` for the name of the rule.
    static func rule(_ shortcut: RuleShortcut, _ word: Phrase? = nil) -> KeyHint {
        KeyHint(.rule(shortcut), word ?? shortcut.title)
    }

    /// One key of an intent: the first of its caps, or else the last.
    ///
    /// - Parameter word: `nil` for an action that is called as everywhere.
    init(_ intent: Intent, _ word: Phrase? = nil, showsLast: Bool = false) {
        let binding = KeyBinding.telling(of: intent)
        keys = binding?.caps.one(last: showsLast) ?? Phrase(same: "")
        asciiKeys = binding?.asciiCaps.one(last: showsLast) ?? Phrase(same: "")
        text = word ?? binding?.action?.hint ?? Phrase(same: "")
        target = .intent(intent)
    }

    /// Several keys with one word.
    private init(_ keys: String, ascii: String, _ text: Phrase, target: Target? = nil) {
        self.keys = Phrase(same: keys)
        asciiKeys = Phrase(same: ascii)
        self.text = text
        self.target = target
    }
}

extension KeyHint {
    static let choose = KeyHint(.confirm, Phrase("choose", "выбрать"))
    static let clear = KeyHint(.cancel, .offerClear)
    static let back = KeyHint(.cancel, Phrase("back", "назад"))
    static let next = KeyHint(.move(.next), Phrase("next", "дальше"))
    static let bringBack = KeyHint(.action(.rest), Phrase("bring back", "вернуть"))
    static let undo = KeyHint(.action(.undo))
    static let redo = KeyHint(.action(.redo))

    /// What changes a category: its name, what deletes it, and its place.
    static let category = [
        KeyHint(.action(.editTracker), Phrase("rename the category", "переименовать категорию")),
        KeyHint(.action(.deleteTracker), Phrase("delete the category", "удалить категорию")),
        KeyHint(.action(.moveUp), Phrase("move the category up", "переместить категорию выше")),
        KeyHint(.action(.moveDown), Phrase("move the category down", "переместить категорию ниже")),
    ]
    /// The keys that a heading shows; the first has a use where there are several.
    static let heading = [
        KeyHint("K J", ascii: "K J", Phrase("move", "переместить")),
        KeyHint(.action(.editTracker), Phrase("rename", "переименовать")),
        KeyHint(.action(.deleteTracker)), KeyHint(.action(.newTracker), .newHere),
    ]

    /// Up and down in a sheet, as letters may be text there.
    package static let rows = KeyHint("↑↓", ascii: "Up Down", Phrase("move", "строка"))
    /// Down from a line to the values below it.
    static let lastValues = KeyHint(
        "↓", ascii: "Down", Phrase("last values", "прошлые значения"), target: .intent(.move(.down)))
    static let scroll = table(Phrase("scroll", "листать"))
    static let choices = KeyHint("←↑↓→", ascii: "h j k l", Phrase("move", "выбор"))
    static let days = KeyHint("←↑↓→", ascii: "h j k l", .offerDay)
    static let scrollPages = KeyHint("PgDn", ascii: "PgDn", Phrase("scroll", "листать"))
    static let months = KeyHint("PgUp/PgDn", ascii: "PgUp/PgDn", .offerMonth)

    /// Up and down on a page.
    static func table(_ word: Phrase) -> KeyHint { KeyHint("↑↓", ascii: "j k", word) }

    /// Left and right where letters are typed.
    static func arrows(_ word: Phrase) -> KeyHint { KeyHint("←→", ascii: "Left Right", word) }

    /// Left and right.
    static func pages(_ word: Phrase) -> KeyHint { KeyHint("←→", ascii: "h l", word) }

    /// The digits from 1 to a number; none for 0.
    static func digits(_ count: Int, _ word: Phrase = Phrase("by number", "по номеру")) -> [KeyHint] {
        switch count {
        case ..<1: []
        case 1: [KeyHint("1", ascii: "1", word)]
        default: [KeyHint("1–\(count)", ascii: "1-\(count)", word)]
        }
    }
}

extension Phrase {
    static let offerSwitch = Phrase("switch", "переключить")
    static let offerDay = Phrase("day", "день")
    static let offerMonth = Phrase("month", "месяц")
    static let offerCancel = Phrase("cancel", "отменить")
    static let offerClear = Phrase("clear", "очистить")

    /// The title of a button as a word of the footer.
    init(button title: String) { self.init(same: title.lowercased()) }

    /// One of several caps.
    fileprivate func one(last: Bool) -> Phrase {
        func cap(_ caps: String) -> String {
            let caps = caps.split(separator: " ")
            return (last ? caps.last : caps.first).map(String.init) ?? ""
        }
        return Phrase(cap(english), cap(russian))
    }
}
