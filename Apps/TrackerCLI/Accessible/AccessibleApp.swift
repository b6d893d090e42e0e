import TrackerData
import TrackerDomain
import TrackerPresentation

/// The app as numbered prompts, for screen readers: the same view models, one question after another.
@MainActor
struct AccessibleApp {
    /// A choice of a menu with what it does.
    private typealias Choice = (text: String, action: () -> Void)

    private let list: MainListViewModel
    private let workspace: Workspace
    private let prompt: NumberedPrompt

    init(_ session: Session) throws(Failure) {
        workspace = Workspace(
            store: session.store, today: session.todayNow, newID: session.environment.newID,
            conventions: session.conventions)
        do throws(StoreError) { list = try MainListViewModel(workspace: workspace) } catch {
            throw .store(error)
        }
        prompt = NumberedPrompt(environment: session.environment, canvas: session.console.canvas)
    }

    private var language: Language { workspace.conventions.language }

    /// Runs until the person leaves, or no more answers come.
    func run() {
        var isRunning = true
        var warning: Notice?
        while isRunning {
            list.reload()
            // What a reader of the library notices is told once, and not each time it reads.
            warning = tellNotice(unless: warning)
            let choices = cards + others { isRunning = false }
            switch prompt.answer(title, choices.map(\.text), .numberOrQuit(choices.count)) {
            case .number(let number):
                choices[number].action()
                tellNotice()
            // Quitting has a number: Enter alone tells the list anew.
            case .empty: break
            case .end: return
            }
        }
    }

    private var title: String {
        let state = list.state
        let date = state.dateText + (state.date == state.today ? ", " + Phrase.todayMark(language) : "")
        let share = state.placeholder == nil ? Phrase.done(state.share)?(language) : nil
        let head = [date, share].compactMap(\.self).joined(separator: ", ")
        let resting = state.restingElsewhere
        let rest = resting == 0 ? nil : Phrase.resting(resting)(language)
        return ([head] + narrowing + [state.placeholder?.text, rest].compactMap(\.self))
            .joined(separator: ". ")
    }

    /// What keeps trackers out of the list.
    private var narrowing: [String] {
        let state = list.state
        let filter = state.filter == .all ? nil : Phrase.shownFilter(state.filter)(language)
        let search = state.search.isEmpty ? nil : Phrase.shownSearch(state.search)(language)
        return [filter, search].compactMap(\.self)
    }

    @discardableResult
    private func tellNotice(unless known: Notice? = nil) -> Notice? {
        let notice = list.takeNotice()
        if let notice, notice != known { prompt.say(notice.text) }
        return notice
    }

    // MARK: Choices

    private var cards: [Choice] {
        list.state.sections.flatMap { section in
            section.cards.map { card in
                let mark = (card.isCompleted ? Phrase.isDone : .isNotDone)(language)
                let state = [card.offText, card.amountText].compactMap(\.self)
                let rule = card.quotaText ?? card.scheduleText
                let note = card.day.note.map { Phrase.note(language) + ": " + $0 }
                let parts = [card.name, mark] + state + [card.daysText, rule, section.title]
                return ((parts + [note].compactMap(\.self)).joined(separator: ", "), { open(card.id) })
            }
        }
    }

    private func others(quit: @escaping () -> Void) -> [Choice] {
        [
            (AppAction.newTracker.title(language), create),
            (AppAction.previousDay.title(language), { list.moveDate(by: -1) }),
            (AppAction.nextDay.title(language), { list.moveDate(by: 1) }),
            (AppAction.goToToday.title(language), { list.showToday() }),
            (AppAction.startSearch.title(language), { list.search(prompt.ask(.searchQuestion) ?? "") }),
            (AppAction.openFilters.title(language), chooseFilter),
            (AppAction.showStatistics.title(language), tellStatistics),
            (AppAction.undo.title(language), { list.undo() }),
            (AppAction.redo.title(language), { list.redo() }),
            (AppAction.quit.title(language), quit),
        ]
    }

    private func open(_ id: Identifier) {
        guard let card = list.state.card(id) else { return }
        let choices: [Choice] =
            [
                ((card.isCompleted ? Phrase.unmark : .mark)(language), { list.toggle(id) }),
                (Phrase.details(language), { tellDetails(id) }),
                ((card.isPinned ? Phrase.unpin : .pin)(language), { list.togglePin(id) }),
                (Phrase.edit(language), { edit(id) }),
                (Phrase.delete(language), { delete(card) }),
            ] + actions(of: card)
        if let number = prompt.choose(card.name, choices.map(\.text)) { choices[number].action() }
    }

    /// What is seldom wanted stands last.
    private func actions(of card: TrackerCard) -> [Choice] {
        let (id, isArchived) = (card.id, card.standing.isArchived)
        let skip = ((card.day.isSkipped ? Phrase.unskip : .skip)(language), { list.toggleSkip(id) })
        let pause = ((card.isResting ? Phrase.resume : .pause)(language), { list.togglePause(id) })
        let amount = (Phrase.amount(language), { takeAmount(card) })
        let goal = (TrackerField.goal.label(language), { takeGoal(card) })
        return (card.countsAmounts ? [amount] : []) + (card.isEvent ? [] : [goal])
            + (card.canSkip ? [skip] : [])
            + [(Phrase.note(language), { note(card) })]
            + (card.canPause && !isArchived ? [pause] : [])
            + [((isArchived ? Phrase.unarchive : .archive)(language), { list.toggleArchive(id) })]
    }

    private func note(_ card: TrackerCard) {
        if let note = card.day.note { prompt.say(note) }
        if let text = prompt.ask(.noteQuestion) { list.note(text, of: card.id) }
    }

    private func takeAmount(_ card: TrackerCard) {
        _ = takeUnderstood(.amountQuestion, card.amountText ?? "") { (word) throws(Failure) in
            do throws(WordError) { list.take(try AmountWord.edit(word), of: card.id) } catch {
                throw .word(error)
            }
        }
    }

    private func takeGoal(_ card: TrackerCard) {
        let goal = list.library.tracker(card.id)?.goal(on: workspace.today())
        let current = goal.map { AmountText.goal($0, language) } ?? ""
        _ = takeUnderstood(.goalQuestion, current) { (word) throws(Failure) in
            do throws(WordError) { list.set(try GoalLine.goal(word), of: card.id) } catch {
                throw .word(error)
            }
        }
    }

    private func chooseFilter() {
        let filters = TrackerFilter.allCases
        if let number = prompt.choose(Phrase.filters(language), filters.map { Phrase.filter($0)(language) }) {
            list.choose(filters[number])
        }
    }

    private func delete(_ card: TrackerCard) {
        prompt.say(card.name + ", " + card.daysText)
        let answers = [Phrase.keepAsIs(language), Phrase.delete(language)]
        if prompt.choose(Phrase.deleteTrackerQuestion(language), answers) == 1 { list.delete(card.id) }
    }

    // MARK: Telling

    private func tellStatistics() {
        let state = StatisticsState(
            list.library, today: workspace.today(), conventions: workspace.conventions)
        if let placeholder = state.placeholder { return prompt.say(placeholder) }
        for card in state.cards { prompt.say("\(card.caption): \(card.value)") }
        for row in state.rows {
            let streak = Phrase.streak(row.figures.currentStreak)(language)
            let habit = "\(streak), \(Phrase.lastThirtyDays(language)) \(row.rateText)"
            prompt.say(
                row.name + ": " + (row.isEvent ? CountedPhrase.days(row.figures.total)(language) : habit))
        }
    }

    private func tellDetails(_ id: Identifier) {
        guard
            let state = TrackerDetailsState(
                id, in: list.library, today: workspace.today(), conventions: workspace.conventions)
        else { return }
        prompt.say("\(state.card.name), \(state.card.category.name), \(state.card.scheduleText)")
        for fact in state.facts + state.more {
            prompt.say("\(fact.caption): \(fact.values.joined(separator: "; "))")
        }
    }

    // MARK: Form

    private func create() {
        let kinds = [Phrase.habit(language), Phrase.irregularEvent(language)]
        guard let kind = prompt.choose(Phrase.creatingTracker(language), kinds) else { return }
        fill(TrackerFormViewModel(creating: kind == 1, workspace: workspace, library: list.library))
    }

    private func edit(_ id: Identifier) {
        guard let tracker = list.library.tracker(id) else { return }
        fill(
            TrackerFormViewModel(
                editing: tracker, on: list.state.date, workspace: workspace, library: list.library))
    }

    /// Asks for each part in turn; an empty answer keeps what is there, or goes back where nothing is.
    private func fill(_ form: TrackerFormViewModel) {
        guard take(.nameQuestion, form.state.draft.name, { form.enter($0, in: .name) }),
            takeCategory(form), form.draft.isEvent || takeSchedule(form)
        else { return }
        if let missing = form.state.missingText { return prompt.say(missing) }
        form.save()
        if let notice = form.notice { prompt.say(notice) }
        list.show(form.library)
        if form.saved != nil { prompt.say(Phrase.saved) }
    }

    private func takeCategory(_ form: TrackerFormViewModel) -> Bool {
        let categories = CategoryAnswer(list.library)
        for line in categories.lines { prompt.say(line) }
        return takeUnderstood(categories.question, form.state.categoryText ?? "") { (word) throws(Failure) in
            form.choose(category: .named(try categories.name(word), newID: workspace.newID()))
        }
    }

    private func takeSchedule(_ form: TrackerFormViewModel) -> Bool {
        takeUnderstood(.scheduleQuestion, form.state.scheduleText ?? "") { (word) throws(Failure) in
            do throws(WordError) {
                form.choose(schedule: try ScheduleWord.schedule(word, today: workspace.today()))
            } catch {
                throw .word(error)
            }
        }
    }

    /// Asks again for what makes no sense.
    private func takeUnderstood(
        _ question: Phrase, _ current: String, _ accept: (String) throws(Failure) -> Void
    ) -> Bool {
        var isUnderstood = false
        while !isUnderstood {
            isUnderstood = true
            let isAnswered = take(question, current) { word in
                do throws(Failure) { try accept(word) } catch {
                    prompt.say(error.text(language))
                    isUnderstood = false
                }
            }
            guard isAnswered else { return false }
        }
        return true
    }

    /// Asks a question and takes the answer over; tells whether there was one to go on with.
    private func take(_ question: Phrase, _ current: String, _ accept: (String) -> Void) -> Bool {
        if !current.isEmpty { prompt.say(Phrase.currentValue(current)) }
        guard let answer = prompt.ask(question) else { return false }
        if FoldedName(answer).isEmpty { return !current.isEmpty }
        accept(answer)
        return true
    }
}
