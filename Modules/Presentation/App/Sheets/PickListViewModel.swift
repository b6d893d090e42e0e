public import Observation

/// A short list of which one is picked; the current value has the focus when it opens.
@MainActor
@Observable
public final class PickListViewModel<Value: Equatable & Sendable> {
    public struct Item: Sendable {
        public let value: Value
        public let text: Phrase
        public let action: AppAction?
        public let isDestructive: Bool

        public init(
            _ value: Value, _ text: Phrase, action: AppAction? = nil, isDestructive: Bool = false
        ) {
            self.value = value
            self.text = text
            self.action = action
            self.isDestructive = isDestructive
        }
    }

    public private(set) var focus: Int

    @ObservationIgnored private let title: Phrase
    @ObservationIgnored private let items: [Item]
    @ObservationIgnored private let chosen: Value?
    @ObservationIgnored private let language: Language

    /// - Parameter items: At least one.
    public init(title: Phrase, items: [Item], chosen: Value? = nil, language: Language) {
        self.title = title
        self.items = items
        self.chosen = chosen
        self.language = language
        focus = items.firstIndex { $0.value == chosen } ?? 0
    }

    /// The value under the focus.
    public var focused: Value { items[focus].value }

    /// The value that an action of its own stands for; `nil` where none does.
    public func item(for action: AppAction) -> Value? { items.first { $0.action == action }?.value }

    public var state: PickListState {
        PickListState(
            title: title(language),
            rows: items.enumerated().map { index, item in
                PickListState.Row(
                    text: item.text(language), isChosen: item.value == chosen, isFocused: index == focus,
                    action: item.action, isDestructive: item.isDestructive)
            })
    }

    public func move(_ move: Move) { focus = ListFocus.moved(focus, move, count: items.count) }

    /// Puts the focus on a row, as a click does.
    public func focus(on index: Int) { if items.indices.contains(index) { focus = index } }
}
