public import Observation
public import TrackerDomain

/// The state of the sheet with the list of categories.
public struct CategorySheetState: Hashable, Sendable {
    public let list: CategoryListState
    /// The category under the cursor; `nil` for the button below the list.
    public let focused: Identifier?
    public let addTitle: String
    public let notice: String?
}

/// The list in which categories are chosen, added, renamed, moved and deleted.
@MainActor
@Observable
public final class CategoryListViewModel {
    public private(set) var categories: CategoryListState
    /// The category under the cursor; a new one gets it without being chosen.
    public private(set) var focused: Identifier?
    public private(set) var chosen: Identifier?
    /// The reason for the last refusal.
    public private(set) var notice: String?

    /// The library as last seen, for the screens below to follow.
    public private(set) var library: Library
    @ObservationIgnored private let workspace: Workspace
    /// The categories with a heading, if it stands for the headings of the list and is no sheet.
    @ObservationIgnored private let headings: [Identifier]?
    /// Takes the category that was chosen with Enter.
    @ObservationIgnored private let take: (Identifier) -> Void

    /// What can be done with the category under the cursor.
    static let changes: [AppAction] = [.editTracker, .deleteTracker, .openMenu, .moveUp, .moveDown]

    public init(
        workspace: Workspace, library: Library, headings: [Identifier]? = nil, chosen: Identifier? = nil,
        take: @escaping (Identifier) -> Void = { _ in }
    ) {
        let present = chosen.flatMap(library.category)?.id
        self.workspace = workspace
        self.library = library
        self.headings = headings
        self.chosen = present
        self.take = take
        focused = present
        categories = CategoryListState(library, chosen: present, language: workspace.conventions.language)
    }

    private var language: Language { workspace.conventions.language }

    /// Puts the cursor on a category, or on the button that adds one.
    public func focus(on id: Identifier?) { focused = id.flatMap(library.category)?.id }

    public func choose(_ id: Identifier) {
        chosen = id
        focused = id
        show(library)
    }

    /// Adds a category and puts the cursor on it; returns false if it was refused.
    @discardableResult
    public func add(_ name: String) -> Bool { !keep(name, renaming: nil).isRefused }

    /// Renames a category; returns false if the name was refused.
    @discardableResult
    public func rename(_ id: Identifier, to name: String) -> Bool { !keep(name, renaming: id).isRefused }

    /// Deletes a category with its trackers; the choice falls away with it.
    public func delete(_ id: Identifier) { _ = perform(.deleteCategory(id)) }

    /// Follows a change of the library.
    public func show(_ library: Library) {
        self.library = library
        chosen = chosen.flatMap(library.category)?.id
        focused = focused.flatMap(library.category)?.id
        categories = CategoryListState(library, chosen: chosen, language: language)
    }

    /// Keeps a name as a category's, or as a new one's.
    func keep(_ name: String, renaming category: Identifier?) -> Outcome {
        if let category { return perform(.renameCategory(category, to: name)) }
        let id = workspace.newID()
        let outcome = perform(.addCategory(id: id, name: name))
        if !outcome.isRefused { focused = id }
        return outcome
    }

    private func perform(_ edit: Edit) -> Outcome {
        let outcome = workspace.perform([edit], over: library)
        notice = outcome.remark
        show(outcome.library)
        return outcome
    }
}

extension CategoryListViewModel: SheetModel {
    public var state: CategorySheetState {
        CategorySheetState(
            list: categories, focused: focused, addTitle: Phrase.addCategory(language), notice: notice)
    }

    public var actions: [AppAction] {
        [.newTracker, .undo, .redo] + (focused == nil ? [] : Self.changes)
    }

    public func focus(onRow index: Int) {
        if categories.rows.indices.contains(index) { focus(on: categories.rows[index].id) }
    }

    public func dismissErrors() { notice = nil }

    /// The cursor stays near its category.
    public func follow(_ library: Library) {
        let place = categories.rows.firstIndex { $0.id == focused }
        show(library)
        let rows = categories.rows
        guard let place, focused == nil else { return }
        focus(on: rows.indices.contains(place) ? rows[place].id : rows.last?.id)
    }

    public func confirm() -> [Effect] {
        guard let focused else { return form() }
        take(focused)
        return [.close]
    }

    public func perform(_ action: AppAction) -> [Effect]? {
        guard action != .newTracker else { return form() }
        guard let category = focused.flatMap(library.category) else { return nil }
        return switch action {
        case .editTracker: form(renaming: category)
        case .deleteTracker: [.open(deletion(of: category))]
        case .openMenu: [.open(menu(of: category))]
        case .moveUp: move(category, .up)
        case .moveDown: move(category, .down)
        default: nil
        }
    }

    /// Moves a category past the one shown next to it; the cursor stays on it.
    private func move(_ category: TrackerDomain.Category, _ direction: MoveDirection) -> [Effect] {
        guard let placement = placement(direction) else {
            notice = Phrase.atEndOfCategories(category.name, direction)(language)
            return []
        }
        return [.perform([.moveCategory(category.id, placement)])]
    }

    /// The place of the category under the cursor beside the next one that is shown; nil at the end.
    private func placement(_ direction: MoveDirection) -> Placement? {
        focused.flatMap { direction.placement(of: $0, among: headings ?? categories.rows.map(\.id)) }
    }

    func canMove(_ direction: MoveDirection) -> Bool { placement(direction) != nil }

    private func form(renaming category: TrackerDomain.Category? = nil) -> [Effect] {
        [.open(prompt(renaming: category))]
    }

    private func prompt(renaming category: TrackerDomain.Category?) -> TextPromptViewModel {
        TextPromptViewModel(
            (category == nil ? Phrase.newCategory : .editCategory)(language), category?.name ?? "",
            rule: Name.rule, words: CategoryField.name.words, canBeEmpty: false, language: language,
            changed: { [self] library in
                show(library)
                guard let category, library.category(category.id) == nil else { return nil }
                return (.newCategory, .hasBeenDeleted(category.name))
            },
            take: { [self] name in
                // The name of a category that is gone is kept as a new one's.
                let outcome = keep(name, renaming: category.flatMap { library.category($0.id) }?.id)
                let follow = Effect.follow(
                    outcome.library, telling: outcome.isRefused ? nil : outcome.notice)
                return outcome.isRefused ? .refused(notice ?? "", [follow]) : .taken([follow])
            })
    }

    /// Its moves are those that it can make; an order of their own can be given up.
    private func menu(of category: TrackerDomain.Category) -> PickListViewModel {
        func item(_ text: Phrase, _ action: AppAction, if applies: Bool = true) -> [PickListViewModel.Item] {
            applies ? [.init(text: text, value: .run(action), action: action)] : []
        }
        let byName = PickListViewModel.Item(
            text: Phrase("By name again", "Снова по алфавиту"), value: .sortCategories)
        return PickListViewModel(
            title: Phrase(same: category.name),
            items: item(.newHere.capitalized, .newTracker, if: headings != nil) + item(.edit, .editTracker)
                + item(.moveUp, .moveUp, if: canMove(.up)) + item(.moveDown, .moveDown, if: canMove(.down))
                + (library.categoryOrder == .own ? [byName] : []) + item(.delete, .deleteTracker),
            about: category.id, language: language)
    }

    private func deletion(of category: TrackerDomain.Category) -> QuestionViewModel {
        .deletion(
            .deleteCategoryQuestion, of: "\(category.name): ",
            losing: .contents(of: library.trackers(in: category.id)), about: category.id, in: workspace,
            .deleteCategory(category.id))
    }
}
