public import Observation
public import TrackerDomain

/// The list in which categories are chosen, added, renamed and deleted.
@MainActor
@Observable
public final class CategoryListViewModel {
    public private(set) var state: CategoryListState
    /// The category under the cursor; a new one gets it without being chosen.
    public private(set) var focused: Identifier?
    /// Why the last action was refused.
    public private(set) var notice: String?

    @ObservationIgnored private let workspace: Workspace
    @ObservationIgnored private var chosen: Identifier?

    public init(workspace: Workspace, library: Library, chosen: Identifier? = nil) {
        self.workspace = workspace
        self.chosen = chosen
        focused = chosen
        state = CategoryListState(library, chosen: chosen, language: workspace.conventions.language)
    }

    public func choose(_ id: Identifier, in library: Library) {
        chosen = id
        focused = id
        show(library)
    }

    /// Adds a category and puts the cursor on it.
    public func add(_ name: String) {
        let id = workspace.newID()
        if perform(.addCategory(id: id, name: name)) { focused = id }
    }

    public func rename(_ id: Identifier, to name: String) { perform(.renameCategory(id, to: name)) }

    /// Deletes a category with its trackers; the choice falls away with it.
    public func delete(_ id: Identifier) {
        guard perform(.deleteCategory(id)) else { return }
        if focused == id { focused = nil }
    }

    /// Follows a change of the library.
    public func show(_ library: Library) {
        if let chosen, library.category(chosen) == nil { self.chosen = nil }
        state = CategoryListState(library, chosen: chosen, language: workspace.conventions.language)
    }

    @discardableResult
    private func perform(_ edit: Edit) -> Bool {
        do throws(StoreError) {
            show(try workspace.perform([edit]))
            notice = nil
            return true
        } catch {
            notice = error.text(workspace.conventions.language)
            return false
        }
    }
}
