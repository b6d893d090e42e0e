import TrackerDomain
import TrackerPresentation

/// Other devices: how they stand, and how being in step begins.
extension AccessibleApp {
    /// Exchanges through git if it is time; a failure is said once.
    func exchangeIfDue() {
        guard exchange?.advance(to: .now) == .failed(isNews: true) else { return }
        prompt.say(workspace.exchangeFailure)
    }

    func showDevices() {
        if let status = list.exchange() {
            tell(status)
            guard let exchange, status.carrier == .git else { return }
            // One that has ended meanwhile is no reason not to begin another.
            exchangeIfDue()
            exchange.request(at: .now)
            exchangeIfDue()
            if exchange.isRunning { prompt.say(.exchanging) }
            return
        }
        // A failure is told instead.
        guard list.told == nil else { return }
        begin(sync.proposal())
    }

    private func tell(_ status: SyncStatus) {
        let state = SyncStatusState(
            status, home: home, today: workspace.today(), language: language, advice: Advice.inApp(repeated))
        prompt.say(state.title)
        for row in state.rows {
            prompt.say([row.name, row.dayText, row.text].filter { !$0.isEmpty }.joined(separator: ", "))
        }
        for text in [state.waitingText].compactMap(\.self) + state.findings { prompt.say(text) }
    }

    private func begin(_ proposal: SyncProposal) {
        let shown = home.shown(proposal.folder)
        guard let folder = prompt.ask(.askFolder(shown)),
            let name = prompt.ask(.askDeviceName(proposal.name))
        else { return }
        func answer(_ text: String, _ proposal: String) -> String {
            let words = text.split(whereSeparator: \.isWhitespace)
            return words.isEmpty ? proposal : words.joined(separator: " ")
        }
        var wish = SyncWish(
            folder: home.absolute(answer(folder, shown)), name: answer(name, proposal.name))
        let contents = wish.folder.flatMap { try? sync.contents(of: $0) }
        if let statement = contents?.statement(home.shown(wish.folder ?? "")) {
            prompt.say(statement)
            let yes = Phrase("Yes", "Да")
            let no = Phrase("No", "Нет")
            let choice = prompt.choose(Phrase.putYoursIntoIt(language), [yes(language), no(language)])
            guard choice == 0 else { return }
            wish.joins = true
        }
        list.begin(wish)
    }
}
