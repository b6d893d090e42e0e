import TrackerPresentation

/// The history: a step by its number, to go back to before it or to do all up to it again.
extension AccessibleApp {
    func goBack() {
        guard let history = list.history() else { return }
        if let placeholder = history.placeholder { return prompt.say(placeholder) }
        if history.isCut { prompt.say(Phrase.historyIsCut) }
        let choices = history.entries.map { entry in
            [entry.text, entry.dayText, entry.effectText].joined(separator: ", ")
        }
        if let number = prompt.choose(Phrase.historyTitle(language), choices) {
            list.replay(history.entries[number])
        }
    }
}
