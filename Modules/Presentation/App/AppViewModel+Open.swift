internal import TrackerDomain

extension AppViewModel {
    func openForm(isEvent: Bool) {
        let form = TrackerFormViewModel(
            creating: isEvent, category: lastCategory, workspace: workspace, library: library)
        sheets.append(.form(FormSheetViewModel(form, conventions: workspace.conventions)))
    }

    func edit(tracker id: Identifier) {
        guard let tracker = library.tracker(id) else { return }
        usage(UsageEvent(.click, .edit))
        let form = TrackerFormViewModel(
            editing: tracker, on: list.state.date, workspace: workspace, library: library)
        sheets.append(.form(FormSheetViewModel(form, conventions: workspace.conventions)))
    }

    func openCategoryForm(_ category: TrackerDomain.Category? = nil) {
        sheets.append(.categoryForm(CategoryFormViewModel(renaming: category, language: language)))
    }

    func openDetails(_ id: Identifier) {
        sheets.append(.details(TrackerDetailsViewModel(id, workspace: workspace, library: library)))
    }

    func openChooser() {
        usage(UsageEvent(.click, .addTrack))
        sheets.append(
            .chooser(
                PickListViewModel(
                    title: .creatingTracker, items: [.init(false, .habit), .init(true, .irregularEvent)],
                    language: language)))
    }

    func openFilters() {
        tab = .trackers
        usage(UsageEvent(.click, .filter))
        sheets.append(
            .filters(
                PickListViewModel(
                    title: .filters, items: TrackerFilter.allCases.map { .init($0, .filter($0)) },
                    chosen: list.state.filter, language: language)))
    }

    /// The menu of a card, or of the category under the cursor.
    func openMenu() {
        if case .categories(let model) = sheets.last {
            guard let id = model.focused else { return }
            return openMenu([.editCategory(id), .deleteCategory(id)], title: library.category(id)?.name)
        }
        guard let card = focused else { return }
        openMenu(
            [
                card.isPinned ? .unpin(card.id) : .pin(card.id), .edit(card.id), .delete(card.id),
                .details(card.id),
            ],
            title: "\(card.emoji) \(card.name)")
    }

    private func openMenu(_ items: [MenuItem], title: String?) {
        sheets.append(
            .menu(
                PickListViewModel(
                    title: Phrase(same: title ?? ""),
                    items: items.map {
                        .init($0, $0.title, action: $0.action, isDestructive: $0.isDestructive)
                    },
                    language: language)))
    }

    func openActions(_ title: Phrase, _ entries: [ActionListViewModel.Entry]) {
        sheets.append(.actions(ActionListViewModel(title: title, entries: entries, language: language)))
    }

    /// The card with the focus.
    var focused: TrackerCard? { isBarFocused ? nil : list.state.card(focusedCard) }

    /// The tracker with the focus on either screen.
    var subject: Identifier? { tab == .trackers ? focused?.id : isBarFocused ? nil : focusedRow }

    // MARK: Questions

    func ask(
        _ purpose: QuestionViewModel.Purpose, _ question: Phrase, _ detail: Phrase, yes: Phrase,
        no: Phrase = .keepAsIs
    ) {
        sheets.append(
            .question(
                QuestionViewModel(
                    purpose, question: question, detail: detail, yes: yes, no: no, language: language)))
    }

    func askToDelete(tracker id: Identifier) {
        guard let tracker = library.tracker(id) else { return }
        let losses = CountedPhrase.completions(tracker.completions.count)
        ask(
            .deleteTracker(id), .deleteTrackerQuestion,
            Phrase(same: "\(tracker.emoji) \(tracker.name), ") + losses + "." + .undoableWithKey, yes: .delete
        )
    }

    func askToDelete(category id: Identifier) {
        guard let category = library.category(id) else { return }
        let members = library.trackers(in: id)
        let losses =
            CountedPhrase.trackers(members.count) + ", "
            + CountedPhrase.completions(members.reduce(0) { $0 + $1.completions.count })
        ask(
            .deleteCategory(id), .deleteCategoryQuestion,
            Phrase(same: "\(category.name): ") + losses + "." + .undoableWithKey, yes: .delete)
    }
}
