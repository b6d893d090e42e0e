internal import TrackerDomain

extension AppViewModel {
    /// Enter: opens, chooses or saves what has the focus.
    public func confirm() {
        dismiss()
        switch sheets.last {
        case nil: confirmOnScreen()
        case .onboarding:
            onboardingSeen()
            closeSheet()
        case .calendar(let model):
            closeSheet()
            list.show(model.selected)
            keepFocus()
        case .filters(let model):
            closeSheet()
            list.choose(model.focused)
            keepFocus()
        case .chooser(let model):
            closeSheet()
            openForm(isEvent: model.focused)
        case .form(let model): confirm(model)
        case .categories(let model): confirm(model)
        case .categoryForm(let model): save(model)
        case .schedule(let model): model.isDoneFocused ? take(model) : model.toggle()
        case .menu(let model): run(model.focused)
        case .question(let model): answer(model.isYesFocused)
        case .details: closeSheet()
        case .actions(let model):
            guard let action = model.focused else { return }
            closeSheet()
            perform(action)
        }
    }

    private func confirmOnScreen() {
        if isBarFocused {
            isBarFocused = false
        } else if tab == .trackers {
            if isSearching { isSearching = false } else { perform(.openMenu) }
        } else if let focusedRow {
            openDetails(focusedRow)
        } else {
            list.show(focusedDay)
            tab = .trackers
            keepFocus()
        }
    }

    // MARK: Form

    private func confirm(_ model: FormSheetViewModel) {
        switch model.focus {
        case .name: model.move(.next)
        case .category: openCategories(for: model)
        case .schedule:
            sheets.append(
                .schedule(ScheduleViewModel(model.form.draft.weekdays, conventions: workspace.conventions)))
        case .cancel: cancel()
        case .save: save(model)
        case .emoji, .color, .removeCompletion, .addCompletion: _ = model.press()
        }
    }

    /// Saves the form on top from anywhere in it.
    public func saveForm() {
        dismiss()
        switch sheets.last {
        case .form(let model): save(model)
        case .categoryForm(let model): save(model)
        case .schedule(let model): take(model)
        default: break
        }
    }

    private func save(_ model: FormSheetViewModel) {
        if let missing = model.form.state.missingText {
            notice = Notice(.error, missing)
            return
        }
        model.form.save()
        finish(model)
    }

    private func finish(_ model: FormSheetViewModel) {
        guard let id = model.form.saved else {
            follow(model.form.library)
            notice = model.form.notice.map { Notice(.error, $0) }
            if model.form.isTrackerGone, model.form.state.canSave {
                ask(.createAnew, .createAnewQuestion, .createAnewDetail, yes: .create, no: .cancel)
            }
            return
        }
        if case .existing(let category) = model.form.draft.category { lastCategory = category }
        let isNew = library.tracker(id) == nil
        closeSheet()
        show(saved: model.form.library, besides: model.form.notice)
        focusedCard = id
        if isNew { reveal(id) }
        keepFocus()
    }

    /// Follows a library that was just saved; where that changed something it is the newest step.
    private func show(saved library: Library, besides warning: String?) {
        let isChanged = library != self.library
        follow(library)
        if isChanged, let journal = try? workspace.store.loadJournal() {
            tell(journal, besides: warning)
        }
    }

    /// Takes away a search or filter that would hide a new card, and says where the date does.
    private func reveal(_ id: Identifier) {
        tab = .trackers
        guard library.tracker(id)?.isListed(on: list.state.date) == true else {
            notice = notice.map { Notice($0.kind, $0.text + Phrase.notPlannedHere(language)) }
            return
        }
        if focused == nil { clearSearch() }
        focusedCard = id
        if focused == nil { list.choose(.all) }
    }

    private func take(_ model: ScheduleViewModel) {
        closeSheet()
        if case .form(let form) = sheets.last { form.form.choose(weekdays: model.weekdays) }
    }

    // MARK: Categories

    private func openCategories(for model: FormSheetViewModel) {
        var chosen: Identifier?
        if case .existing(let id) = model.form.draft.category { chosen = id }
        let list = CategoryListViewModel(workspace: workspace, library: library, chosen: chosen)
        if list.focused == nil { list.focus(on: list.state.rows.first?.id) }
        sheets.append(.categories(list))
    }

    private func confirm(_ model: CategoryListViewModel) {
        guard let category = model.focused else { return openCategoryForm() }
        closeSheet()
        if case .form(let form) = sheets.last { form.form.choose(category: .existing(category)) }
    }

    private func save(_ model: CategoryFormViewModel) {
        guard model.state.canSave, case .categories(let list) = sheets.dropLast().last else { return }
        let isKept = model.category.map { list.rename($0, to: model.text) } ?? list.add(model.text)
        guard isKept else {
            model.notice = list.notice
            follow(list.library)
            return
        }
        closeSheet()
        show(saved: list.library, besides: list.notice)
    }

    // MARK: Questions

    /// y and n, or Enter on what has the focus.
    public func answer(_ isYes: Bool) {
        guard case .question(let model) = sheets.last else { return }
        dismiss()
        closeSheet()
        guard isYes else { return }
        switch model.purpose {
        case .deleteTracker(let id):
            if perform([.deleteTracker(id)]) { usage(UsageEvent(.click, .delete)) }
        case .deleteCategory(let id): delete(category: id)
        case .discardInput: closeSheet()
        case .createAnew:
            guard case .form(let form) = sheets.last else { return }
            form.form.createAnew()
            finish(form)
        }
    }

    /// Deletes a category; a form that edits one of its trackers has nothing left to edit.
    private func delete(category id: Identifier) {
        guard case .form(let form) = sheets.dropLast().last, !form.form.isTrackerGone else {
            perform([.deleteCategory(id)])
            return
        }
        guard perform([.deleteCategory(id)]), form.form.isTrackerGone else { return }
        sheets.removeLast(2)
        notice = form.form.notice.map { Notice(.change, $0) }
    }

    func run(_ item: MenuItem) {
        closeSheet()
        switch item {
        case .pin(let id): perform([.pin(id)])
        case .unpin(let id): perform([.unpin(id)])
        case .edit(let id): edit(tracker: id)
        case .delete(let id): askToDelete(tracker: id)
        case .details(let id): openDetails(id)
        case .editCategory(let id): openCategoryForm(library.category(id))
        case .deleteCategory(let id): askToDelete(category: id)
        }
    }
}
