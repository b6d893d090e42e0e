public import Observation
public import TrackerDomain

/// The form of a tracker with the focus in it: fields, two grids of eighteen, and buttons.
@MainActor
@Observable
public final class FormSheetViewModel {
    public typealias Part = FormSheetState.Part

    public let form: TrackerFormViewModel
    public internal(set) var focus = Part.text(.name)

    @ObservationIgnored private let conventions: Conventions

    public init(_ form: TrackerFormViewModel, conventions: Conventions) {
        self.form = form
        self.conventions = conventions
    }

    public var state: FormSheetState {
        let form = form.state
        return FormSheetState(
            form: form, categories: categories, fields: fields(form), focus: focus, notice: self.form.notice,
            cancelTitle: Phrase.cancel(conventions.language))
    }

    /// The kind of a new tracker, and the declared fields in the order of the form; an event has no schedule and no goal.
    func fields(_ state: TrackerFormState) -> [FormSheetState.Field] {
        kind
            + TrackerField.inForm.compactMap { field in
                guard let (part, content) = drawing(of: field, state) else { return nil }
                return FormSheetState.Field(
                    label: field.label(conventions.language), part: part, content: content)
            }
    }

    private var kind: [FormSheetState.Field] {
        let language = conventions.language
        let name = form.draft.isEvent ? Phrase.irregularEvent : .habit
        return form.isNew
            ? [.init(label: Phrase.kind(language), part: .kind, content: .choice(name(language)))] : []
    }

    func drawing(
        of field: TrackerField, _ state: TrackerFormState
    ) -> (Part, FormSheetState.Field.Content)? {
        switch field.entry {
        case .typed: state.texts[field].map { (.text(field), .text($0)) }
        case .category:
            state.texts[field].map {
                let (rest, remark) = (state.categoryRest, state.categoryRemark)
                return (
                    .category, .line($0, rest: rest, isTaken: state.isCategoryChosen, remark: remark)
                )
            }
        case .schedule: state.draft.isEvent ? nil : (.schedule, .choice(state.scheduleText))
        case .goal:
            state.draft.isEvent
                ? nil
                : state.texts[field].map {
                    (.goal, .line($0, rest: "", isTaken: true, remark: ""))
                }
        case .emoji: (.emoji(0), .emoji(state.draft.emoji))
        case .color: (.color(0), .color(state.draft.color, name: colorName))
        case .flag, .status: nil
        }
    }

    /// The parts that must be filled before the tracker can be saved and are not, in the order of the form.
    var missingParts: [Part] {
        let state = form.state
        return form.draft.missing.compactMap { drawing(of: $0, state)?.0 }
    }

    private var colorName: String? {
        shownColor.map { "\($0.number) \(Phrase.name(of: $0)(conventions.language))" }
    }

    private var shownColor: PaletteColor? {
        if case .color(let index) = focus { return PaletteColor.all[index] }
        return form.draft.color
    }

    /// Empties a field, as a click on its mark does.
    public func clear(_ field: TrackerField) {
        if focus(on: .text(field)) { form.clear(field) }
    }

    /// Sets a common rule without its sheet; how many times a week is chosen in the sheet.
    public func choose(_ shortcut: RuleShortcut) -> [Effect] {
        guard focus == .schedule else { return [] }
        guard let rule = shortcut.schedule else { return openSchedule(choosing: shortcut) }
        take(rule)
        return []
    }

    private func take(_ rule: Schedule) {
        form.choose(schedule: rule)
        goOn()
    }

    /// Chooses an emoji as it is typed; the focus among them goes to it.
    package func choose(emoji: String) {
        form.choose(emoji: emoji)
        if case .emoji = focus { focus = emojiStop }
    }

    /// Chooses the element of a grid with the focus, or presses − or +.
    public func choose() {
        switch focus {
        case .ownEmoji: form.draft.emoji.map { form.choose(emoji: $0) }
        case .emoji(let index): form.choose(emoji: Emoji.palette[index])
        case .color(let index): form.choose(color: PaletteColor.all[index])
        case .removeCompletion: form.removeCompletion()
        case .addCompletion: form.addCompletion()
        default: return
        }
        leaveOff()
    }
}

extension FormSheetViewModel: SheetModel {
    public var hasUnsavedInput: Bool { form.hasUnsavedInput }

    /// A habit has a goal.
    public var actions: [AppAction] { form.draft.isEvent ? [] : [.enterAmount] }

    public func perform(_ action: AppAction) -> [Effect]? {
        guard action == .enterAmount else { return nil }
        focus(on: .goal)
        return []
    }

    public func dismissErrors() { form.dismissErrors() }

    public func follow(_ library: Library) {
        form.show(library)
        leaveOff()
    }

    public func confirm() -> [Effect] {
        switch focus {
        case .kind: return [.open(chooser)]
        case .category where form.text(of: .category).isEmpty: return [.open(categoryList)]
        case .text: if leaveField() { goOn() }
        case .schedule: return openSchedule()
        case .cancel: return [.leave]
        case .save: return save()
        case .emoji, .color, .removeCompletion, .addCompletion: choose()
        }
        return []
    }

    /// Switches the kind; elsewhere it does what Enter does.
    public func press() -> [Effect] {
        guard focus == .kind else { return confirm() }
        form.choose(isEvent: !form.draft.isEvent)
        return []
    }

    private var chooser: PickListViewModel {
        PickListViewModel(
            title: .creatingTracker,
            items: [(Phrase.habit, false), (.irregularEvent, true)].map { name, isEvent in
                .init(text: name, value: .kind(isEvent: isEvent), isChosen: isEvent == form.draft.isEvent)
            }, language: conventions.language
        ) { [self] isEvent in
            form.choose(isEvent: isEvent)
            goOn()
        }
    }

    public func save() -> [Effect] {
        guard form.check() else {
            if let unread = form.unread.keys.min() { focus = drawing(of: unread, form.state)?.0 ?? focus }
            return []
        }
        if let missing = form.state.missingText { return [.tell(Notice(.error, missing))] }
        form.save()
        return saved
    }

    /// The effects of saving: the form closes, or shows the reason and offers to create a deleted tracker anew.
    private var saved: [Effect] {
        if form.saved != nil { return [.close, .showSaved(form)] }
        let refusal = Effect.follow(form.library, telling: nil)
        return form.isTrackerGone && form.state.canSave ? [refusal, .open(creation)] : [refusal]
    }

    private var creation: QuestionViewModel {
        QuestionViewModel(
            .createAnewQuestion, detail: .createAnewDetail, yes: .create, no: .cancel,
            language: conventions.language
        ) { [self] in
            form.createAnew()
            return saved
        }
    }

    /// Nothing for an event.
    private func openSchedule(choosing shortcut: RuleShortcut? = nil) -> [Effect] {
        guard let rule = form.draft.rule else { return [] }
        return [
            .open(
                ScheduleViewModel(rule, choosing: shortcut, workspace: form.workspace) { [self] in take($0) })
        ]
    }

    private var categories: [FormSheetState.Category] {
        let chosen = chosenCategory
        return form.library.sortedCategories.map {
            .init(id: $0.id, name: $0.name, isChosen: $0.id == chosen)
        }
    }

    /// The category that is there already; nil for none and for a new one.
    private var chosenCategory: Identifier? {
        if case .existing(let id) = form.draft.category { id } else { nil }
    }

    /// The list of categories with the chosen one under the cursor, or the first one.
    private var categoryList: CategoryListViewModel {
        let list = CategoryListViewModel(
            workspace: form.workspace, library: form.library, chosen: chosenCategory
        ) { [self] in
            form.choose(category: .existing($0))
            goOn()
        }
        if list.focused == nil { list.focus(on: list.categories.rows.first?.id) }
        return list
    }
}
