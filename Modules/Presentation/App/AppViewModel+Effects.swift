public import TrackerDomain

/// The effects of sheets, and the sheets that open from the screens.
extension AppViewModel {
    /// Carries out what a sheet asks for, in its order.
    public func carryOut(_ effects: [Effect]) {
        for effect in effects {
            switch effect {
            case .close: if !sheets.isEmpty { sheets.removeLast() }
            case .leave: cancel()
            case .open(let sheet): sheets.append(sheet)
            case .run(let action): perform(action)
            case .call(let body): body()
            case .perform(let edits): perform(edits)
            case .follow(let library, let notice): follow(library, telling: notice)
            case .tell(let notice): self.notice = notice
            case .keep(let changes): keep(changes)
            case .replay(let replay, let steps): self.replay(replay, steps)
            case .showSaved(let form): showSaved(form)
            case .showDay(let day): showDay(day)
            case .openDay(let day, let id): openDay(day, of: id)
            case .showDetails(let distance): showDetails(after: distance)
            case .filter(let filter):
                list.choose(filter)
                keepFocus()
            case .act(let effect, let id): carryOut(effect, on: id)
            }
        }
    }

    /// Shows a day on the list, or its week.
    func showDay(_ day: Day) {
        if tab == .week { return week.show(day) }
        list.show(day)
        keepFocus()
    }

    /// Shows what a form has saved, with the focus on its card.
    private func showSaved(_ form: TrackerFormViewModel) {
        guard let id = form.saved else { return }
        lastCategory = form.library.tracker(id)?.categoryID ?? lastCategory
        let isNew = library.tracker(id) == nil
        follow(form.library, telling: form.told)
        (focusedCard, focusedSection) = (id, nil)
        if isNew { reveal(id) }
        keepFocus()
    }

    /// Clears a search or filter that would hide a new card; a notice says if the date hides it.
    private func reveal(_ id: Identifier) {
        tab = .trackers
        guard library.tracker(id)?.isListed(on: list.state.date, today: workspace.today()) == true else {
            notice = notice.map { notice in
                let end = notice.text.hasSuffix(".") ? "" : "."
                return Notice(notice.kind, notice.text + end + Phrase.notPlannedHere(language))
            }
            return
        }
        if focused == nil { clearSearch() }
        focusedCard = id
        if focused == nil { list.choose(.all) }
    }

    // MARK: Opening

    /// Opens a page about a tracker and a day, whichever list shows it.
    ///
    /// - Returns: Whether it could; if not, the reason is told.
    @discardableResult
    public func open(_ page: CardAction.Page, of id: Identifier, on day: Day) -> Bool {
        dismiss()
        if library.tracker(id) == nil { take(workspace.find(id, over: library)) }
        let day = day.clamped
        guard let card = library.card(id, on: day, today: today, workspace.conventions) else { return false }
        if let refusal = workspace.refusal(of: page, card, in: library) {
            notice = Notice(.error, refusal)
            return false
        }
        switch page {
        case .form: edit(id, on: day)
        case .deletion: askToDelete(id)
        case .details: openDetails(of: id, on: day)
        case .amount: openAmount(of: card, on: day)
        case .note: openNote(of: card, on: day)
        // What rests already can end, or have other days.
        case .rest:
            card.isInactive ? openBreak(of: id, on: day, takesBack: true) : openRest(of: card, on: day)
        case .break: openBreak(of: id, on: day)
        }
        return true
    }

    func openOnboarding() {
        sheets.append(OnboardingViewModel(language: language, seen: onboardingSeen))
    }

    /// Opens the form of a new habit, on a heading with its category; its first row makes it an event.
    func openNewForm() {
        usage(UsageEvent(.click, .addTrack))
        open(
            TrackerFormViewModel(
                creating: false, category: focusedSection ?? lastCategory, isCarried: focusedSection == nil,
                workspace: workspace, library: library))
    }

    /// Opens the categories, with the cursor on that of the focus; the chosen one gets it on its heading.
    func openCategories() {
        let focused = focusedSection ?? focused.flatMap { library.tracker($0.id) }?.categoryID
        let list = CategoryListViewModel(workspace: workspace, library: library) { [weak self] in
            self?.showSection($0)
        }
        list.focus(on: focused ?? library.sortedCategories.first?.id)
        sheets.append(list)
    }

    private func showSection(_ category: Identifier) {
        tab = .trackers
        focus(onSection: category)
        guard focusedSection != category, let name = library.category(category)?.name else { return }
        notice = Notice(.information, Phrase.sectionNotShown(name)(language))
    }

    func openFilters() {
        tab = .trackers
        usage(UsageEvent(.click, .filter))
        open(
            .filters,
            TrackerFilter.allCases.map {
                .init(text: .filter($0), value: .filter($0), isChosen: $0 == list.state.filter)
            })
    }

    /// The actions of the card with the focus, in groups; it is marked where its button would do so, and moved where
    /// it can go.
    func openMenu() {
        guard let card = focused else { return }
        let groups = CardAction.menu.map { group in
            group.filter { $0.isListed(card) && isEnabled($0.id) }
        }
        open(
            Phrase(same: "\(card.emoji) \(card.name)"),
            groups.flatMap { group in
                group.enumerated().map { index, row in
                    .init(
                        text: row.name(card), value: .act(row.effect(card)), action: row.id,
                        startsGroup: index == 0)
                }
            }, about: card.id)
    }

    private func open(_ title: Phrase, _ items: [PickListViewModel.Item], about subject: Identifier? = nil) {
        sheets.append(
            PickListViewModel(title: title, items: items, about: subject, language: language))
    }

    func openCalendar() {
        if tab == .statistics { tab = .trackers }
        sheets.append(CalendarViewModel(workspace: workspace, library: library, selected: date))
    }

    func openHistory() {
        let (outcome, timeline) = workspace.readHistory(over: library)
        take(outcome)
        guard let timeline else { return }
        sheets.append(
            HistorySheetViewModel(timeline, of: library, language: language) { [weak self] in
                guard let self else { return nil }
                return workspace.readHistory(over: library).timeline
            })
    }

    /// - Parameter takesBack: Whether what ends the rest has the focus.
    func openBreak(of id: Identifier, on day: Day, takesBack: Bool = false) {
        guard let tracker = library.tracker(id) else { return }
        sheets.append(
            BreakViewModel(of: tracker, on: day, in: library, workspace: workspace, takesBack: takesBack))
    }

    /// Opens the ways for a habit to be off: each has the key that does the same on the card.
    private func openRest(of card: TrackerCard, on day: Day) {
        open(
            RestWay.title(card),
            RestWay.all(of: card, today: today).map { way in
                .init(text: way.text, value: .act(way.effect), isChosen: way.isChosen, action: way.action)
            }, about: card.id)
    }

    /// - Parameter field: Has the focus; the name by default.
    func edit(_ id: Identifier, on day: Day, at field: TrackerField = .name) {
        guard let tracker = library.tracker(id) else { return }
        usage(UsageEvent(.click, .edit))
        open(
            TrackerFormViewModel(editing: tracker, on: day, workspace: workspace, library: library), at: field
        )
    }

    private func open(_ form: TrackerFormViewModel, at field: TrackerField = .name) {
        let sheet = FormSheetViewModel(form, conventions: workspace.conventions)
        sheet.focus(onField: field)
        sheets.append(sheet)
    }

    // MARK: Questions

    private func askToDelete(_ id: Identifier) {
        guard let tracker = library.tracker(id) else { return }
        sheets.append(
            QuestionViewModel.deletion(
                .deleteTrackerQuestion, of: "\(tracker.emoji) \(tracker.name), ",
                losing: CountedPhrase.marks(tracker.recordedDoneDays.count), about: id,
                in: workspace, .deleteTracker(id)))
    }

    /// Asks before a sheet is left with its input.
    func askToLeave() {
        sheets.append(
            QuestionViewModel(
                .discardQuestion, detail: .discardDetail, yes: .discard, isAboutLeaving: true,
                language: language
            ) { [.close] })
    }
}
