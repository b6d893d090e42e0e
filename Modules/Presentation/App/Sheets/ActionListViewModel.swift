public import Observation
internal import TrackerDomain

/// What help and the palette show.
public struct ActionListState: Hashable, Sendable {
    public struct Row: Hashable, Sendable {
        public let text: String
        public let keys: String
        public let isFocused: Bool
    }

    public let title: String
    public let field: TextField
    public let placeholder: String
    public let rows: [Row]
    /// Whatever is searched for, so that a front can keep its size while rows come and go.
    public let allRows: [Row]
    /// Said where `rows` is empty.
    public let nothingFound: String
}

/// Actions that can be searched by their names in either language, and run: help and the palette.
@MainActor
@Observable
public final class ActionListViewModel {
    /// An action with the keys that a front has for it, or what keys do that are no action.
    public struct Entry: Hashable, Sendable {
        /// `nil` for moves and their like, which help only tells of.
        public let action: AppAction?
        public let title: Phrase
        public let keys: Phrase

        public init(_ action: AppAction, keys: Phrase) {
            self.action = action
            title = action.title
            self.keys = keys
        }

        public init(_ title: Phrase, keys: Phrase) {
            action = nil
            self.title = title
            self.keys = keys
        }
    }

    public private(set) var field = TextField()
    public private(set) var focus = 0

    @ObservationIgnored private let title: Phrase
    @ObservationIgnored private let entries: [Entry]
    @ObservationIgnored private let language: Language

    public init(title: Phrase, entries: [Entry], language: Language) {
        self.title = title
        self.entries = entries
        self.language = language
    }

    /// The action under the focus; `nil` where there is none.
    private var focused: AppAction? { found.indices.contains(focus) ? found[focus].action : nil }

    public var state: ActionListState {
        ActionListState(
            title: title(language), field: field, placeholder: Phrase.search(language),
            rows: found.enumerated().map { row($1, isFocused: $0 == focus) },
            allRows: entries.map { row($0, isFocused: false) },
            nothingFound: Phrase.nothingFound(language))
    }

    private func row(_ entry: Entry, isFocused: Bool) -> ActionListState.Row {
        ActionListState.Row(
            text: entry.title(language), keys: entry.keys(language), isFocused: isFocused)
    }

    /// Names that hold the letters of the search in their order, names that hold it whole first.
    private var found: [Entry] {
        let search = TypedWord(field.text)
        guard !search.text.isEmpty else { return entries }
        let names = entries.map { entry in
            (
                entry: entry,
                names: [entry.title.english, entry.title.russian].map { TypedWord($0).text }
            )
        }
        let whole = names.filter { $0.names.contains { $0.holds(search.text) } }.map(\.entry)
        let loose = names.filter { $0.names.contains { $0.holdsInOrder(search.text) } }.map(\.entry)
        return whole + loose.filter { !whole.contains($0) }
    }
}

extension ActionListViewModel: SheetModel {
    public var offers: [Offer] { [Offer(.confirm, Phrase("run", "выполнить")), .back, .rows] }

    public var takesText: Bool { true }

    /// Moves the focus in the list, or with ← and → the cursor in the search.
    public func move(_ move: Move) {
        switch move {
        case .left: field.apply(.moveLeft)
        case .right: field.apply(.moveRight)
        default: focus = max(0, ListFocus.moved(focus, move, count: found.count))
        }
    }

    public func focus(onRow index: Int) { if found.indices.contains(index) { focus = index } }

    public func insert(_ text: String) {
        field.insert(text)
        focus = 0
    }

    public func edit(_ edit: TextField.Edit) {
        field.apply(edit)
        focus = 0
    }

    public func confirm() -> [Effect] { focused.map { [.close, .run($0)] } ?? [] }
}

extension String {
    fileprivate func holdsInOrder(_ letters: String) -> Bool {
        var rest = self[...]
        for letter in letters {
            guard let place = rest.firstIndex(of: letter) else { return false }
            rest = rest[rest.index(after: place)...]
        }
        return true
    }
}
