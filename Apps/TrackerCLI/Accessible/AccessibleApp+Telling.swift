import TrackerDomain
import TrackerPresentation

/// Statistics and details, line by line.
extension AccessibleApp {
    func tellStatistics() { tellStatistics(over: .whole) }

    /// The statistics of a year that the person chooses, if there is a completion in any.
    var years: [Choice] {
        let years = StatisticsRange.years(of: list.library, today: workspace.today())
        return years.isEmpty ? [] : [(Phrase.statisticsOfYear(language), { tellYear(of: years) })]
    }

    private func tellYear(of years: [Int]) {
        guard let number = prompt.choose(Phrase.statisticsOfYear(language), years.map(String.init)) else {
            return
        }
        tellStatistics(over: .year(years[number]))
    }

    private func tellStatistics(over range: StatisticsRange) {
        let state = StatisticsState(
            list.library, over: range, today: workspace.today(), conventions: workspace.conventions)
        if let placeholder = state.placeholder { return prompt.say(placeholder) }
        for card in state.cards { prompt.say("\(card.caption): \(card.value)") }
        for item in state.highlights.joined() + state.slipping(language, hasEmoji: false) {
            prompt.say(
                "\(item.caption): \([item.value, item.remark].compactMap(\.self).joined(separator: ", "))")
        }
        for row in state.rows {
            let parts = StatisticsColumn.all.compactMap { state.sentence(of: $0, for: row)?(language) }
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
