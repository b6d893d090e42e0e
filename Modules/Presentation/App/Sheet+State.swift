extension Sheet {
    /// What the sheet shows; `nil` for the details of a tracker that is gone.
    var state: SheetState? {
        switch self {
        case .onboarding(let model): .onboarding(model.state)
        case .calendar(let model): .calendar(model.state)
        case .filters(let model): .pickList(model.state)
        case .chooser(let model): .pickList(model.state)
        case .form(let model): .form(model.state)
        case .categories(let model): .categories(CategorySheetState(model))
        case .categoryForm(let model): .categoryForm(model.state)
        case .schedule(let model): .schedule(model.state)
        case .menu(let model): .pickList(model.state)
        case .question(let model): .question(model.state)
        case .details(let model): model.state.map(SheetState.details)
        case .actions(let model): .actions(model.state)
        }
    }

    /// Whether leaving the sheet would lose something.
    var hasUnsavedInput: Bool {
        switch self {
        case .form(let model): model.form.hasUnsavedInput
        case .categoryForm(let model): model.hasUnsavedInput
        case .schedule(let model): model.hasUnsavedInput
        default: false
        }
    }

    /// Whether letters go into a field instead of being commands.
    var takesText: Bool {
        switch self {
        case .categoryForm, .actions: true
        case .form(let model): model.focus == .name
        default: false
        }
    }
}

extension CategorySheetState {
    @MainActor
    init(_ model: CategoryListViewModel) {
        let language = model.language
        self.init(
            list: model.state, focused: model.focused, addTitle: Phrase.addCategory(language),
            notice: model.notice)
    }
}
