public import TrackerDomain

/// What the list of categories shows.
public struct CategorySheetState: Hashable, Sendable {
    public let list: CategoryListState
    /// The category under the cursor; `nil` for the button below the list.
    public let focused: Identifier?
    public let addTitle: String
    public let notice: String?
}
