package import TrackerPresentation

/// A key of the footer with what it does, in a word.
package struct KeyHint: Equatable, Sendable {
    package let keys: Phrase
    /// Where arrows cannot be shown.
    let asciiKeys: Phrase
    package let text: Phrase
    /// What a click on it does; nothing where it tells of several keys.
    let target: Target?

    /// One of several caps is enough where there is little room: the first one, or else the last.
    init?(_ offer: KeyOffer, showsLast: Bool = false) {
        switch offer.command {
        case .moves(let moves):
            keys = Phrase(same: moves.caps.arrows)
            asciiKeys = Phrase(same: moves.caps.ascii)
            text = offer.word ?? Phrase(same: "")
            target = nil
        case .digits(let count):
            keys = Phrase(same: count > 1 ? "1–\(count)" : "1")
            asciiKeys = Phrase(same: count > 1 ? "1-\(count)" : "1")
            text = offer.word ?? Phrase(same: "")
            target = nil
        case .intent(let intent):
            guard let binding = KeyBinding.telling(of: intent) else { return nil }
            keys = binding.caps.one(last: showsLast)
            asciiKeys = binding.asciiCaps.one(last: showsLast)
            text = offer.word ?? binding.action?.hint ?? Phrase(same: "")
            target = .intent(intent)
        }
    }

    /// The key of an action with its hint.
    init?(_ action: AppAction) {
        self.init(KeyOffer(.action(action)))
    }

    /// The keys that matter now, the most important first; help is the last one.
    @MainActor
    package static func hints(for controller: AppController) -> [KeyHint] {
        // In a field "?" is a letter.
        let help = KeyHint(KeyOffer(.action(.showHelp)), showsLast: controller.takesText)
        return (controller.offers.map { KeyHint($0) } + [help]).compactMap(\.self)
    }
}

extension Phrase {
    fileprivate func one(last: Bool) -> Phrase {
        func cap(_ caps: String) -> String {
            let caps = caps.split(separator: " ")
            return (last ? caps.last : caps.first).map(String.init) ?? ""
        }
        return Phrase(cap(english), cap(russian))
    }
}

extension KeyOffer.Moves {
    fileprivate var caps: (arrows: String, ascii: String) {
        switch self {
        case .rows: ("↑↓", "Up Down")
        case .table: ("↑↓", "j k")
        case .grid: ("←↑↓→", "h j k l")
        case .pages: ("←→", "h l")
        case .months: ("PgUp/PgDn", "PgUp/PgDn")
        }
    }
}
