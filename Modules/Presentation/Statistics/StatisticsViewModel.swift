public import Observation
public import TrackerDomain

/// The statistics screen.
@MainActor
@Observable
public final class StatisticsViewModel {
    /// The order of the table's rows.
    public private(set) var order: StatisticsOrder

    private var library: Library
    @ObservationIgnored private let workspace: Workspace
    /// The state, once it was asked for.
    @ObservationIgnored private var known: (state: StatisticsState, conventions: Conventions)?

    public init(workspace: Workspace, library: Library, order: StatisticsOrder = .category) {
        self.workspace = workspace
        self.library = library
        self.order = order
    }

    /// Worked out on demand, as mostly another screen is shown.
    public var state: StatisticsState {
        // Reads all of them first, so that observers of the state are notified of a change of each.
        let (library, order, today, conventions) = (library, order, workspace.today(), workspace.conventions)
        if let known, known.state.today == today, known.conventions == conventions { return known.state }
        let state = StatisticsState(library, order: order, today: today, conventions: conventions)
        known = (state, conventions)
        return state
    }

    public func sort(by order: StatisticsOrder) {
        self.order = order
        known = nil
    }

    /// Follows a change of the library.
    public func show(_ library: Library) {
        self.library = library
        known = nil
    }
}
