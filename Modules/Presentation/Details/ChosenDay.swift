public import TrackerDomain

/// A tracker on the day that is chosen in its details.
public struct ChosenDay: Hashable, Sendable {
    public let day: Day
    /// The tracker on the day.
    public let card: TrackerCard
    public let mark: WeekMark
    /// "Fri, 20 Nov · done".
    public let text: String
    /// "3 of 5 km"; nil if no amount is recorded.
    public let amountText: String?

    public var amount: Amount? { card.day.amount }
    public var note: String? { card.day.note }
    /// What may be done on the day.
    public var enabled: Set<AppAction> {
        Set(CardAction.all.filter { $0.applies(card) && $0.isEnabled(card) }.map(\.id))
    }
}

extension ChosenDay {
    init(_ tracker: Tracker, _ card: TrackerCard, _ plan: Plan, on day: Day, _ language: Language) {
        self.day = day
        self.card = card
        mark = tracker.weekMark(on: day, by: plan)
        // An open day that passed was no day that had to be done.
        let meaning = mark == .open ? (day < plan.today ? Phrase.markOptional : .markPossible) : mark.meaning
        text = "\(DateText.shortFull(day, relativeTo: plan.today, language)) · \(meaning(language))"
        amountText = tracker.amounts[day].map {
            AmountText.recorded($0, for: tracker.measure(on: day), language)
        }
    }
}
