internal import TrackerDomain

extension CategoryListViewModel {
    /// Moves the cursor; below the last category stands the button that adds one.
    public func move(_ move: Move) {
        let ids: [Identifier?] = state.rows.map(\.id) + [nil]
        let here = ids.firstIndex(of: focused) ?? 0
        focus(on: ids[ListFocus.moved(here, move, count: ids.count)])
    }
}
