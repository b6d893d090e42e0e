public import Observation
public import TrackerDomain

/// The list in which categories are chosen, added, renamed and deleted.
@MainActor
@Observable
public final class CategoryListViewModel {
    public private(set) var state: CategoryListState
    /// The category under the cursor; a new one gets it without being chosen.
    public private(set) var focused: Identifier?
    public private(set) var chosen: Identifier?
    /// Why the last action was refused.
    public private(set) var notice: String?

    /// The library as last seen, for the screens below to follow.
    public private(set) var library: Library
    @ObservationIgnored private let workspace: Workspace

    public init(workspace: Workspace, library: Library, chosen: Identifier? = nil) {
        let present = chosen.flatMap(library.category)?.id
        self.workspace = workspace
        self.library = library
        self.chosen = present
        focused = present
        state = CategoryListState(library, chosen: present, language: workspace.conventions.language)
    }

    var language: Language { workspace.conventions.language }

    /// Puts the cursor on a category, or on the button that adds one.
    public func focus(on id: Identifier?) { focused = id.flatMap(library.category)?.id }

    public func choose(_ id: Identifier) {
        chosen = id
        focused = id
        show(library)
    }

    /// Adds a category and puts the cursor on it; tells whether it was accepted.
    @discardableResult
    public func add(_ name: String) -> Bool {
        let id = workspace.newID()
        guard perform(.addCategory(id: id, name: name)) else { return false }
        focused = id
        return true
    }

    /// Renames a category; tells whether the name was accepted.
    @discardableResult
    public func rename(_ id: Identifier, to name: String) -> Bool {
        perform(.renameCategory(id, to: name))
    }

    /// Deletes a category with its trackers; the choice falls away with it.
    public func delete(_ id: Identifier) { perform(.deleteCategory(id)) }

    /// Follows a change of the library.
    public func show(_ library: Library) {
        self.library = library
        chosen = chosen.flatMap(library.category)?.id
        focused = focused.flatMap(library.category)?.id
        state = CategoryListState(library, chosen: chosen, language: workspace.conventions.language)
    }

    @discardableResult
    private func perform(_ edit: Edit) -> Bool {
        do throws(StoreError) {
            let updated = try workspace.perform([edit])
            show(updated.value)
            notice = workspace.notice(of: updated.warnings)
            return true
        } catch {
            notice = workspace.notice(of: error, over: library)
            show(workspace.current(after: error) ?? library)
            return false
        }
    }
}
