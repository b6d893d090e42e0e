import TrackerDomain
import TrackerPresentation

/// The week: a day by its number, then its trackers by theirs.
extension AccessibleApp {
    /// Marks on the days of this week that have come, until an empty answer leaves the days; the list keeps its date.
    func markWeek() {
        let date = list.state.date
        while let day = chooseDay() {
            list.show(day)
            while let card = chooseCard() {
                list.perform(.toggleDone, on: card)
                tellNotice()
            }
        }
        list.show(date)
    }

    private func chooseDay() -> Day? {
        let today = workspace.today()
        let week = WeekState(
            list.library, days: workspace.conventions.week(of: today), today: today,
            conventions: workspace.conventions)
        let columns = week.columns.filter { $0.day <= today }
        let texts = columns.map { column in
            [DateText.full(column.day, language), Phrase.done(column.share)?(language)].compactMap(\.self)
                .joined(separator: ", ")
        }
        return prompt.choose(week.title, texts).map { columns[$0].day }
    }

    private func chooseCard() -> Identifier? {
        let choices = cards.map(\.text)
        let ids = list.state.cards.map(\.id)
        return prompt.choose(list.state.dateText, choices).map { ids[$0] }
    }
}
