package import TrackerPresentation

/// Something that a key or a button does now, with the word for it.
package struct KeyOffer: Hashable, Sendable {
    package enum Command: Hashable, Sendable {
        case intent(Intent)
        case moves(Moves)
        /// The digits from 1 to a number.
        case digits(Int)
    }

    /// Moves that are told of together.
    package enum Moves: Sendable {
        /// Up and down in a sheet, where letters may be text.
        case rows
        /// Up and down on a screen.
        case table
        /// In all four directions.
        case grid
        /// Left and right.
        case pages
        /// The page keys.
        case months
    }

    package let command: Command
    /// `nil` where a front has its own word for the action.
    package let word: Phrase?

    package init(_ intent: Intent, _ word: Phrase? = nil) {
        command = .intent(intent)
        self.word = word
    }

    package init(_ moves: Moves, _ word: Phrase) {
        command = .moves(moves)
        self.word = word
    }

    /// `nil` where no row has a digit.
    init?(digits count: Int, _ word: Phrase = Phrase("by number", "по номеру")) {
        guard count > 0 else { return nil }
        command = .digits(count)
        self.word = word
    }

    static let choose = KeyOffer(.confirm, Phrase("choose", "выбрать"))
    static let clear = KeyOffer(.cancel, .offerClear)
    static let back = KeyOffer(.cancel, Phrase("back", "назад"))
    static let next = KeyOffer(.move(.next), Phrase("next", "дальше"))
    static let rows = KeyOffer(.rows, Phrase("move", "строка"))
    static let choices = KeyOffer(.grid, Phrase("move", "выбор"))
    static let scroll = KeyOffer(.table, Phrase("scroll", "листать"))
    static let days = KeyOffer(.grid, .offerDay)
    static let undo = KeyOffer(.action(.undo))
    static let redo = KeyOffer(.action(.redo))
}

extension Phrase {
    static let offerSwitch = Phrase("switch", "переключить")
    static let offerEveryDay = Phrase("every day", "каждый день")
    static let offerDay = Phrase("day", "день")
    static let offerMonth = Phrase("month", "месяц")
    static let offerNewCategory = Phrase("new", "новая")
    static let offerGoal = Phrase("goal", "цель")
    static let bringBack = Phrase("bring back", "вернуть")
    static let offerCancel = Phrase("cancel", "отменить")
    static let offerClear = Phrase("clear", "очистить")

    /// What a button says, as a word of the footer.
    init(button title: String) { self.init(same: title.lowercased()) }
}
