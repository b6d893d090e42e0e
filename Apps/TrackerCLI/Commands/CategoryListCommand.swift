import Terminal
import TrackerDomain
import TrackerPresentation

/// `tracker category list`: the categories with their trackers counted.
struct CategoryListCommand {
    let session: Session

    func run() throws(Failure) {
        let loaded = try session.load()
        let state = CategoryListState(loaded.library, language: session.language)
        session.show(
            loaded.warnings, json: .categories(state),
            records: state.rows.map { [$0.id.description, $0.name, String($0.trackers)] },
            lines: CategoryListView(canvas: session.console.canvas).lines(state))
    }
}
