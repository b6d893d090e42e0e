internal import TrackerDomain

/// The caption of a card in shorter and shorter forms: the reason of a day off or the amount, then days and rule.
public struct CardCaption: Hashable, Sendable {
    public struct Form: Hashable, Sendable {
        /// True if a bar of the amount stands before the text.
        public let hasBar: Bool
        public let text: String
    }

    /// The longest first; never empty.
    public let forms: [Form]
    /// The forms for cards of one row, the longest first.
    public let brief: [Form]
    /// The forms for cards with hardly any room.
    public let least: [Form]

    public init(_ card: TrackerCard) {
        func form(hasBar: Bool = false, _ parts: String?...) -> Form {
            Form(hasBar: hasBar, text: parts.compactMap(\.self).joined(separator: " · "))
        }
        if let off = card.offText {
            forms = [form(off, card.daysText, card.scheduleText), form(off, card.daysText), form(off)]
            brief = [form(off)]
            least = [form(card.shortOffText)]
        } else if let amount = card.amountText {
            let quota = card.quotaText.map { form(amount, $0) }
            brief = [form(hasBar: true, amount), form(amount)]
            forms =
                [
                    form(hasBar: true, amount, card.daysText, card.ruleText),
                    form(hasBar: true, amount, card.quotaText ?? card.daysText),
                ] + [quota].compactMap(\.self) + brief
            least = [form(card.shortAmountText)]
        } else if let quota = card.quotaText {
            forms = [form(card.daysText, quota), form(quota), form(card.briefQuotaText)]
            brief = [form(quota)]
            least = [form(card.shortQuotaText)]
        } else {
            // Weekdays without commas take less room.
            let rule = card.scheduleText
            forms = [form(card.daysText, rule), form(card.daysText, rule.filter { $0 != "," })]
            brief = [form(card.daysText)]
            least = []
        }
    }
}

extension TrackerCard {
    /// The progress of a quota's period, else the schedule.
    var ruleText: String { quotaText ?? scheduleText }

    /// The text of a line in a list after the figures: the reason of a day off or the rule, the amount, the word
    /// "note".
    public func lineCaption(_ language: Language) -> String {
        let note = day.note == nil ? nil : Phrase.note(language).lowercased()
        return [offText ?? ruleText, amountText, note].compactMap(\.self).joined(separator: " · ")
    }

    /// The whole card in a sentence, for people who hear it.
    public func spoken(in section: String, _ language: Language) -> String {
        let mark = (isCompleted ? Phrase.isDone : .isNotDone)(language)
        let note = day.note.map { Phrase.note(language) + ": " + $0 }
        return [name, mark, offText, amountText, daysText, ruleText, section, note].compactMap(\.self)
            .joined(separator: ", ")
    }
}
