import TrackerDomain
import TrackerPresentation

/// Statistics and details, line by line.
extension AccessibleApp {
    func tellStatistics() {
        let state = StatisticsState(
            list.library, today: workspace.today(), conventions: workspace.conventions)
        if let placeholder = state.placeholder { return prompt.say(placeholder) }
        for card in state.cards { prompt.say("\(card.caption): \(card.value)") }
        for item in state.highlights.joined() {
            prompt.say(
                "\(item.caption): \([item.value, item.remark].compactMap(\.self).joined(separator: ", "))")
        }
        for row in state.rows {
            let parts = StatisticsColumn.all.compactMap { $0.sentence(row)?(language) }
            prompt.say("\(row.name): \(parts.joined(separator: ", "))")
        }
    }

    func tellDetails(_ id: Identifier) {
        guard
            let state = TrackerDetailsState(
                id, in: list.library, today: workspace.today(), conventions: workspace.conventions)
        else { return }
        prompt.say("\(state.card.name), \(state.card.category.name), \(state.scheduleText)")
        for fact in state.shownFacts {
            prompt.say("\(fact.caption): \(fact.texts.joined(separator: "; "))")
        }
    }
}
