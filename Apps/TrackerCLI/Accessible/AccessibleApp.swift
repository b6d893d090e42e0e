import TrackerDomain
import TrackerPresentation

/// The app as numbered prompts, for screen readers: the same view models, one question after another.
@MainActor
struct AccessibleApp {
    /// A choice of a menu with what it does.
    typealias Choice = (text: String, action: () -> Void)

    let list: MainListViewModel
    let workspace: Workspace
    let prompt: NumberedPrompt
    let sync: any LibrarySync
    let home: HomeFolder
    let reminders: ReminderSetup
    /// Exchanges through git beside the app.
    let exchange: BackgroundExchange?
    private let stamp: () -> LibraryStamp?

    init(_ session: Session) throws(Failure) {
        workspace = session.workspace(session.makePreferences())
        do throws(StoreError) { list = try MainListViewModel(workspace: workspace) } catch {
            throw .store(error)
        }
        (sync, home, reminders) = (session.sync, session.home, session.reminderSetup)
        (exchange, stamp) = (session.backgroundExchange(for: workspace), session.upkeep.stamp)
        prompt = NumberedPrompt(environment: session.environment, context: session.console.context)
    }

    var language: Language { workspace.conventions.language }
    var repeated: RepeatedOptions { prompt.context.repeated }

    /// Runs until the person leaves, or no more answers come.
    func run() {
        var isRunning = true
        var warning: Notice?
        var folder: SyncStamp?
        let folderNow = sync.folderStamps()
        var library = stamp()
        defer { exchange?.finish() }
        while isRunning {
            if stamp() != library { exchange?.noteChange(at: .now) }
            exchangeIfDue()
            let stampOfFolder = folderNow()
            if stampOfFolder == folder { list.reload() } else { folder = list.takeIn() ? stampOfFolder : nil }
            library = stamp()
            // A warning of the store is printed once, and not with every reload.
            warning = tellNotice(unless: warning)
            let choices = cards + others { isRunning = false }
            switch prompt.answer(title, choices.map(\.text), .numberOrQuit(choices.count)) {
            case .number(let number):
                choices[number].action()
                tellNotice()
            // Quitting has a number: Enter alone lists the trackers again.
            case .empty: break
            case .end: return
            }
        }
    }

    private var title: String {
        let state = list.state
        let date = state.dateText + (state.date == state.today ? ", " + Phrase.todayMark(language) : "")
        let share = state.placeholder == nil ? state.doneText?(language) : nil
        let head = [date, share].compactMap(\.self).joined(separator: ", ")
        let rest = state.restingElsewhere.first?(language)
        return ([head] + narrowing + [state.placeholder?.text, rest].compactMap(\.self))
            .joined(separator: ". ")
    }

    /// The reasons that keep trackers out of the list.
    private var narrowing: [String] {
        let state = list.state
        let filter = state.filter == .all ? nil : Phrase.shownFilter(state.filter)(language)
        let search = state.search.isEmpty ? nil : Phrase.shownSearch(state.search)(language)
        return [filter, search].compactMap(\.self)
    }

    @discardableResult
    func tellNotice(unless known: Notice? = nil) -> Notice? {
        let notice = list.takeNotice()
        if let notice, notice != known { prompt.say(notice.text) }
        return notice
    }

    // MARK: Choices

    var cards: [Choice] {
        list.state.sections.flatMap { section in
            section.cards.map { card in
                (card.spoken(in: section.title, language), { open(card.id) })
            }
        }
    }

    private func others(quit: @escaping () -> Void) -> [Choice] {
        let screens: [Choice] = [
            (AppAction.newTracker.title(language), create),
            (AppAction.previousDay.title(language), { list.moveDate(by: -1) }),
            (AppAction.nextDay.title(language), { list.moveDate(by: 1) }),
            (AppAction.goToToday.title(language), { list.showToday() }),
            (AppAction.startSearch.title(language), { list.search(prompt.ask(.searchQuestion) ?? "") }),
            (AppAction.openFilters.title(language), chooseFilter),
            (AppAction.showStatistics.title(language), tellStatistics),
            (AppAction.showWeek.title(language), markWeek),
        ]
        let others: [Choice] = [
            (AppAction.undo.title(language), { list.undo() }),
            (AppAction.redo.title(language), { list.redo() }),
            (AppAction.openHistory.title(language), goBack),
            (AppAction.openSync.title(language), showDevices),
            (Phrase.reminderChoice(language), setReminder),
            (AppAction.quit.title(language), quit),
        ]
        return screens + years + categories + others
    }

    /// Goes back to before a step of the history, or does all up to it again.
    private func goBack() {
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

    private func chooseFilter() {
        let filters = TrackerFilter.allCases
        if let number = prompt.choose(Phrase.filters(language), filters.map { Phrase.filter($0)(language) }) {
            list.choose(filters[number])
        }
    }
}
