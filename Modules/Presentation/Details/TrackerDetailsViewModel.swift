public import Observation
public import TrackerDomain

/// The details of one tracker: a page with a month that can be turned.
@MainActor
@Observable
public final class TrackerDetailsViewModel {
    /// `nil` once the tracker is gone.
    public private(set) var state: TrackerDetailsState?

    @ObservationIgnored private let id: Identifier
    @ObservationIgnored private let workspace: Workspace
    @ObservationIgnored private var library: Library
    /// The month turned to; `nil` before any was.
    @ObservationIgnored private var month: Month?

    public init(_ id: Identifier, workspace: Workspace, library: Library) {
        self.id = id
        self.workspace = workspace
        self.library = library
        render()
    }

    /// Turns months within the days that the product supports.
    public func move(byMonths months: Int) {
        guard let shown = state?.calendar?.month else { return }
        month = shown.turned(by: months)
        render()
    }

    private func render() {
        state = TrackerDetailsState(
            id, in: library, month: month, today: workspace.today(), conventions: workspace.conventions)
    }
}

extension TrackerDetailsViewModel: SheetModel {
    public var actions: [AppAction] { [.undo, .redo] }
    public var subject: Identifier? { id }

    public func follow(_ library: Library) {
        self.library = library
        render()
    }

    /// The page has nothing to choose.
    public func confirm() -> [Effect] { [] }
}
