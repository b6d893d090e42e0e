import TrackerDomain
import TrackerPresentation

/// The prompts for a break.
extension AccessibleApp {
    /// Asks whether the break that is there ends, or else from which day, until which, and for which habits it is.
    func takeBreak(_ card: TrackerCard) {
        guard let tracker = list.library.tracker(card.id) else { return }
        let sheet = BreakViewModel(
            of: tracker, on: list.state.date, in: list.library, workspace: workspace)
        let (title, days) = (sheet.state.title, sheet.state.rows)
        if let end = sheet.endTitle {
            let ways = [Phrase("Other days", "Другие дни"), end].map { $0(language) }
            guard let way = prompt.choose("\(title), \(days[0].value) – \(days[1].value)", ways) else {
                return
            }
            if way == 1 {
                guard takeWhom(of: sheet, among: sheet.state.choices.filter { $0.whom != .all }) else {
                    return
                }
                sheet.focus(onRow: BreakViewModel.Focus.end.rawValue)
                return carryOut(sheet.confirm())
            }
        }
        guard takeDay(0, of: sheet, .breakFromQuestion), takeDay(1, of: sheet, .breakUntilQuestion),
            takeWhom(of: sheet, among: sheet.state.choices)
        else { return }
        carryOut(sheet.save())
    }

    /// Asks for whom it is, where there is a choice.
    private func takeWhom(of sheet: BreakViewModel, among choices: [BreakState.Choice]) -> Bool {
        guard choices.count > 1 else { return true }
        guard let number = prompt.choose(sheet.state.title, choices.map(\.text)) else { return false }
        sheet.choose(choices[number].whom)
        return true
    }

    /// Asks for a day until it is understood; an empty answer keeps the one that is there.
    private func takeDay(_ row: Int, of sheet: BreakViewModel, _ question: Phrase) -> Bool {
        repeat {
            sheet.focus(onRow: row)
            sheet.enter("")
            guard take(question, sheet.state.rows[row].value, { sheet.enter($0) }) else { return false }
            // Another row reads what was typed.
            sheet.focus(onRow: row + 1)
            sheet.state.error.map(prompt.say)
        } while sheet.state.error != nil
        return true
    }

    private func carryOut(_ effects: [Effect]) {
        for case .perform(let edits) in effects { list.perform(edits) }
    }
}

extension Phrase {
    fileprivate static let breakFromQuestion = Phrase("First day of the break:", "Первый день перерыва:")
    fileprivate static let breakUntilQuestion = Phrase("Last day of the break:", "Последний день перерыва:")
}
