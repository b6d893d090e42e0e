public import Observation
public import TrackerDomain

/// The statistics screen.
@MainActor
@Observable
public final class StatisticsViewModel {
    /// The order of the table's rows.
    public private(set) var order: StatisticsOrder
    public private(set) var range: StatisticsRange

    private var library: Library
    /// The years to turn to, once they were asked for.
    @ObservationIgnored private var knownYears: (today: Day, years: [Int])?
    @ObservationIgnored private let workspace: Workspace
    /// The state, once it was asked for.
    @ObservationIgnored private var known: (state: StatisticsState, conventions: Conventions)?

    public init(workspace: Workspace, library: Library, order: StatisticsOrder = .category) {
        self.workspace = workspace
        self.library = library
        self.order = order
        range = .whole
    }

    /// Worked out on demand, as mostly another screen is shown.
    public var state: StatisticsState {
        // Reads all of them first, so that observers of the state are notified of a change of each.
        let (library, range, order) = (library, range, order)
        let (today, conventions) = (workspace.today(), workspace.conventions)
        if let known, known.state.today == today, known.conventions == conventions { return known.state }
        let state = StatisticsState(
            library, over: range, order: order, today: today, conventions: conventions)
        known = (state, conventions)
        return state
    }

    public func sort(by order: StatisticsOrder) {
        self.order = order
        known = nil
    }

    /// The range before or after: the last twelve months, this year, the years before it back to that of the first
    /// completion; `nil` if there is none.
    public func range(after distance: Int) -> StatisticsRange? {
        let moved = range.moved(by: distance, years: years)
        return moved == range ? nil : moved
    }

    /// Kept, as the footer asks for them with every key.
    private var years: [Int] {
        let (library, today) = (library, workspace.today())
        if let knownYears, knownYears.today == today { return knownYears.years }
        let years = StatisticsRange.years(of: library, today: today)
        knownYears = (today, years)
        return years
    }

    /// Shows a range, or the nearest one there is.
    public func show(_ range: StatisticsRange) {
        self.range = range.nearest(years: years, today: workspace.today())
        known = nil
    }

    /// Follows a change of the library.
    public func show(_ library: Library) {
        self.library = library
        (known, knownYears) = (nil, nil)
    }
}
