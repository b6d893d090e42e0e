internal import TrackerDomain

extension CategoryListViewModel {
    /// Moves the cursor; below the last category stands the button that adds one.
    public func move(_ move: Move) {
        let ids: [Identifier?] = state.rows.map(\.id) + [nil]
        let here = ids.firstIndex(of: focused) ?? 0
        focus(on: ids[ListFocus.moved(here, move, count: ids.count)])
    }

    /// Follows a change of the library; the cursor stays near where its category was.
    func follow(_ library: Library) {
        let place = state.rows.firstIndex { $0.id == focused }
        show(library)
        guard let place, focused == nil else { return }
        focus(on: state.rows.indices.contains(place) ? state.rows[place].id : state.rows.last?.id)
    }
}
