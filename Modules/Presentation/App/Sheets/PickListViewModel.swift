public import Observation
public import TrackerDomain

/// A short list of which one is picked.
public struct PickListState: Hashable, Sendable {
    /// What picking a row does.
    public enum Value: Hashable, Sendable {
        case filter(TrackerFilter)
        /// The kind of a new tracker.
        case kind(isEvent: Bool)
        /// On the tracker of the list.
        case act(CardAction.Effect)
        /// On the category of the list.
        case run(AppAction)
        case sortCategories
    }

    public struct Row: Hashable, Sendable {
        public let text: String
        public let value: Value
        /// The current value.
        public let isChosen: Bool
        public let isFocused: Bool
        /// The action whose key does the same; a front shows that key.
        public let action: AppAction?
        /// The action deletes something.
        public let isDestructive: Bool
        /// It is the first of a group.
        public let startsGroup: Bool
    }

    public let title: String
    public let rows: [Row]
}

/// A short list of which one is picked; the current value has the focus when it opens.
@MainActor
@Observable
public final class PickListViewModel {
    struct Item {
        let text: Phrase
        let value: PickListState.Value
        /// It is the current value.
        var isChosen = false
        /// The action whose key does the same.
        var action: AppAction?
        /// It is the first of a group.
        var startsGroup = false
    }

    public private(set) var focus: Int
    public let subject: Identifier?

    @ObservationIgnored private let title: Phrase
    @ObservationIgnored private let items: [Item]
    @ObservationIgnored private let language: Language
    /// Takes the kind that was picked.
    @ObservationIgnored private let takeKind: @MainActor @Sendable (_ isEvent: Bool) -> Void

    /// - Parameters:
    ///   - items: At least one.
    ///   - subject: The tracker or category that the list is about.
    init(
        title: Phrase, items: [Item], about subject: Identifier? = nil, language: Language,
        takeKind: @escaping @MainActor @Sendable (_ isEvent: Bool) -> Void = { _ in }
    ) {
        self.takeKind = takeKind
        self.title = title
        self.items = items
        self.subject = subject
        self.language = language
        focus = items.firstIndex(where: \.isChosen) ?? 0
    }

    public var state: PickListState {
        PickListState(
            title: title(language),
            rows: items.enumerated().map { index, item in
                PickListState.Row(
                    text: item.text(language), value: item.value, isChosen: item.isChosen,
                    isFocused: index == focus,
                    action: item.action, isDestructive: item.action == .deleteTracker,
                    startsGroup: item.startsGroup)
            })
    }
}

extension PickListViewModel: SheetModel {
    public var actions: [AppAction] { items.compactMap(\.action) }

    public func focus(onRow index: Int) { if items.indices.contains(index) { focus = index } }

    public func confirm() -> [Effect] { [.close] + effects(of: items[focus].value) }

    public func perform(_ action: AppAction) -> [Effect]? {
        items.first { $0.action == action }.map { [.close] + effects(of: $0.value) }
    }

    private func effects(of value: PickListState.Value) -> [Effect] {
        switch value {
        case .filter(let filter): [.filter(filter)]
        case .kind(let isEvent): [.call { [takeKind] in takeKind(isEvent) }]
        case .act(let effect): subject.map { [.act(effect, on: $0)] } ?? []
        case .run(let action): [.run(action)]
        case .sortCategories: [.perform([.sortCategories])]
        }
    }
}
