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
    /// The state of what is shown, once somebody has asked for it.
    @ObservationIgnored private var known: (state: StatisticsState, conventions: Conventions)?

    public init(workspace: Workspace, library: Library, order: StatisticsOrder = .category) {
        self.workspace = workspace
        self.library = library
        self.order = order
    }

    /// Worked out when it is first asked for: most of the time another screen is shown.
    public var state: StatisticsState {
        // Read before anything else, so that whoever observes the state hears of a change of each.
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
