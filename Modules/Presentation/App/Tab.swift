/// The two screens that the tab bar switches between.
public enum Tab: CaseIterable, Sendable {
    case trackers, statistics

    public var title: Phrase {
        switch self {
        case .trackers: .trackersTitle
        case .statistics: .statisticsTitle
        }
    }
}
