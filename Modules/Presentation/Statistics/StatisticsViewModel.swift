public import Observation
public import TrackerDomain

/// The statistics screen.
@MainActor
@Observable
public final class StatisticsViewModel {
    public private(set) var state: StatisticsState

    @ObservationIgnored private let workspace: Workspace
    @ObservationIgnored private var library: Library

    public init(workspace: Workspace, library: Library, order: StatisticsOrder = .category) {
        self.workspace = workspace
        self.library = library
        state = StatisticsState(
            library, order: order, today: workspace.today(), conventions: workspace.conventions)
    }

    public func sort(by order: StatisticsOrder) { render(order) }

    /// Follows a change of the library.
    public func show(_ library: Library) {
        self.library = library
        render(state.order)
    }

    private func render(_ order: StatisticsOrder) {
        state = StatisticsState(
            library, order: order, today: workspace.today(), conventions: workspace.conventions)
    }
}
