public import TrackerDomain

/// A way for a habit that is asked for to be off.
public struct RestWay: Sendable {
    public let text: Phrase
    /// The action whose key does the same on the card.
    public let action: AppAction?
    public let effect: CardAction.Effect
    /// It is so already.
    public let isChosen: Bool

    /// "🥇 Morning run: rest".
    public static func title(_ card: TrackerCard) -> Phrase {
        Phrase(same: "\(card.emoji) \(card.name): ") + Phrase("rest", "отдых")
    }

    /// Off on the date, until a day, until it is brought back, and for good; a break that lies ahead can be taken back.
    public static func all(of card: TrackerCard, today: Day) -> [RestWay] {
        let date = card.date
        let ahead = card.restBreak.map { BreakText.short($0, relativeTo: today) }
        let day = Phrase { language in
            let day = DateText.weekdayAndDate(date, relativeTo: today, language)
            return switch language {
            case .english: "on " + day
            case .russian: day
            }
        }
        let until = Phrase("until a day …", "до даты…")
        return [
            RestWay(
                text: date == today ? .todayMark : day, action: .toggleSkip,
                effect: .wish(card.skipping, on: date), isChosen: card.day.isSkipped),
            RestWay(
                text: ahead.map { until + Phrase(same: "    ") + $0 } ?? until, action: .takeBreak,
                effect: .open(.break, on: date), isChosen: ahead != nil),
            RestWay(
                text: Phrase("until I bring it back", "пока не верну"), action: .rest,
                effect: .wish(card.pausing, on: card.dayOfRest), isChosen: false),
            RestWay(
                text: Phrase("for good, into the archive", "насовсем, в архив"), action: .toggleArchive,
                effect: .wish(card.archiving, on: date), isChosen: false),
        ]
            + (ahead == nil
                ? []
                : [
                    RestWay(
                        text: Phrase("take the break back", "отменить перерыв"), action: nil,
                        effect: .wish(.paused(false), on: card.dayOfRest), isChosen: false)
                ])
    }
}
