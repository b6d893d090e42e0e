internal import TrackerDomain

/// The sheets in which a line is typed for the date of a card.
extension AppViewModel {
    func openNote(of card: TrackerCard, on date: Day) {
        open(
            card, date, label: .note, card.day.note ?? "", rule: Note.rule, words: .note,
            hint: Phrase("An empty line removes the note.", "Пустая строка убирает заметку."),
            canBeEmpty: true
        ) { text in
            .taken([.perform([.note(text.isEmpty ? nil : text, of: card.id, on: date)])])
        }
    }

    func openAmount(of card: TrackerCard, on date: Day) {
        let (workspace, canForget) = (workspace, card.mark.canForget)
        let isCellOfWeek =
            tab == .week && sheets.isEmpty && card.id == week.focused && date == week.focusedDay
        let series = isCellOfWeek ? numberSeries : nil
        open(
            card, date, label: amountLabel(of: card, on: date), "", rule: GoalLine.rule, words: .amount,
            hint: series == nil ? card.mark.amountHint : MarkButton.askAmount(canForget: false).amountHint,
            isNumber: true, choices: series == nil ? lastAmounts(of: card, on: date) : [],
            canBeEmpty: canForget, series: series
        ) { [weak self] text in
            if text.isEmpty { return .taken([.perform([.uncomplete([card.id], on: date)])]) }
            do throws(WordError) {
                let amount = try AmountWord.edit(text, workspace.conventions.language)
                let edit = Edit.amount(amount, of: card.id, on: DaySet([date]))
                // What is refused stays in the line with its reason.
                return self.flatMap { workspace.refusal(of: edit, in: $0.library) }.map { .refused($0) }
                    ?? .taken([.perform([edit])])
            } catch {
                return .refused(workspace.text(error.message))
            }
        }
    }

    /// The lines of the other days and rows of the week.
    private var numberSeries: TextPromptViewModel.Series {
        TextPromptViewModel.Series(
            title: week.focusedDay < today ? Phrase("Next day", "Следующий день") : .done,
            below: week.numberRow(.rowBelow, on: week.focusedDay, from: week.focusedRow).map {
                week.state.rows[$0].name
            },
            go: { step in
                .call { [weak self] in
                    if let self, week.move(step), let card = focused {
                        openAmount(of: card, on: week.focusedDay)
                    }
                }
            })
    }

    /// "3 of 5 km"; of a sum what the line sets, and then its period: "5 today · 17.5 of 30 km this week".
    private func amountLabel(of card: TrackerCard, on date: Day) -> Phrase {
        if let text = card.amountText { return Phrase(same: text) }
        let nothing = RuleText.nothing(isToday: date == today)(language)
        let texts = [card.plainAmountText ?? nothing, card.periodText].compactMap(\.self)
        return Phrase(same: texts.joined(separator: " · "))
    }

    /// The last amounts of a tracker, each to be set by one choice.
    private func lastAmounts(of card: TrackerCard, on date: Day) -> [TextPromptViewModel.Choice] {
        guard let tracker = library.tracker(card.id) else { return [] }
        let last = LastAmounts(of: tracker, for: date, language)
        return last.entries.map { entry in
            let edit = AmountEdit(.set, entry.amount, unit: last.unit)
            return .init(
                text: entry.text, remark: DateText.short(entry.day, relativeTo: today, language),
                effects: [.perform([.amount(edit, of: card.id, on: DaySet([date]))])])
        }
    }

    private func open(
        _ card: TrackerCard, _ date: Day, label: Phrase, _ text: String, rule: TextRule, words: TextWords,
        hint: Phrase, isNumber: Bool = false, choices: [TextPromptViewModel.Choice] = [], canBeEmpty: Bool,
        series: TextPromptViewModel.Series? = nil, take: @escaping (String) -> TextPromptViewModel.Answer
    ) {
        let day = (series == nil ? DateText.short : DateText.shortFull)(date, today, language)
        sheets.append(
            TextPromptViewModel(
                "\(card.emoji) \(card.name), \(day): \(label(language))", text, rule: rule, words: words,
                hint: hint, isNumber: isNumber, choices: choices, canBeEmpty: canBeEmpty, about: card.id,
                series: series, language: language, take: take))
    }
}

extension MarkButton {
    /// What can be typed as an amount.
    fileprivate var amountHint: Phrase {
        switch self {
        case .toggle:
            Phrase("3 sets it, +1.5 adds, -1 takes away.", "3 — задать, +1,5 — прибавить, -1 — убавить.")
        case .askAmount(canForget: false):
            Phrase(
                "3 is the whole day, +1.5 adds, -1 takes away.",
                "3 — всего за день, +1,5 — прибавить, -1 — убавить.")
        case .askAmount(canForget: true):
            Phrase(
                "3 is the whole day, +1.5 adds, -1 takes away, an empty line removes it.",
                "3 — всего за день, +1,5 — прибавить, -1 — убавить, пустая строка — удалить.")
        }
    }
}

extension TextWords {
    static let note = TextWords(
        label: .note, placeholder: Phrase("What was it like?", "Как всё прошло?"),
        subject: Phrase("The note", "Заметка"), place: Phrase("The note", "В заметке"))
    static let amount = TextWords(
        label: .amount, placeholder: Phrase("3, +1.5 or -1", "3, +1,5 или -1"),
        subject: Phrase("The amount", "Количество"), place: Phrase("The amount", "В количестве"))
}
