public import Observation
public import TrackerDomain

/// The contents of the sheet with the devices in step.
public struct SyncSheetState: Hashable, Sendable {
    public let title: String
    public let status: SyncStatusState
    /// Set while devices exchange through git.
    public let progress: String?
}

/// The devices that keep the library in step; Enter exchanges with them once more.
@MainActor
@Observable
public final class SyncViewModel {
    private var status: SyncStatus

    @ObservationIgnored private let workspace: Workspace
    /// The exchange through git beside the app.
    @ObservationIgnored private let background: BackgroundExchange?
    /// Exchanges, and returns the new status; nil after a failure, which is told.
    @ObservationIgnored private let exchange: () -> SyncStatus?
    /// Reads the status; nil if that fails.
    @ObservationIgnored private let read: () -> SyncStatus?

    init(
        _ status: SyncStatus, in workspace: Workspace, _ background: BackgroundExchange?,
        exchange: @escaping () -> SyncStatus?,
        read: @escaping () -> SyncStatus?
    ) {
        self.status = status
        self.workspace = workspace
        self.background = background
        self.exchange = exchange
        self.read = read
    }

    public var state: SyncSheetState {
        let language = workspace.conventions.language
        return SyncSheetState(
            title: Phrase.devices(language),
            status: SyncStatusState(
                status, home: workspace.home, today: workspace.today(), language: language,
                advice: workspace.advice),
            progress: background?.isRunning == true ? Phrase.exchanging(language) : nil)
    }

    /// Shows how the devices stand now.
    func refresh() {
        if let status = read(), status != self.status { self.status = status }
    }
}

extension SyncViewModel: SheetModel {
    public func follow(_ library: Library) { refresh() }

    public func confirm() -> [Effect] {
        if let background, status.carrier == .git {
            background.request(at: .now)
        } else if let status = exchange() {
            self.status = status
        }
        return []
    }
}

extension Phrase {
    static let devices = Phrase("Devices", "Устройства")
}
