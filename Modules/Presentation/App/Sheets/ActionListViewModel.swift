public import Observation
internal import TrackerDomain

/// What help and the palette show.
public struct ActionListState: Hashable, Sendable {
    public struct Row: Hashable, Sendable {
        public let text: String
        public let keys: String
        /// Whether it is the value of a setting that holds now.
        public var isChosen = false
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
        /// What it is found by, in both languages.
        let names: [String]

        public init(_ action: AppAction, keys: Phrase) {
            self.action = action
            title = action.title
            self.keys = keys
            names = [action.title, action.alsoCalled].flatMap { [$0.english, $0.russian] }
        }

        public init(_ title: Phrase, keys: Phrase) {
            action = nil
            self.title = title
            self.keys = keys
            names = [title.english, title.russian]
        }
    }

    public private(set) var field = TextField()
    public private(set) var focus = 0
    @ObservationIgnored private let title: Phrase
    @ObservationIgnored private let entries: [Entry]
    @ObservationIgnored private let language: Language
    @ObservationIgnored private let preferences: Preferences?
    /// What a search finds, the best first, and what is as good in the order of the list; it changes with the field.
    @ObservationIgnored private var found: [Entry]
    /// Made with the first search: it takes a while, and many a list is closed without one.
    @ObservationIgnored private lazy var searched = entries.map(SearchedEntry.init)

    /// - Parameter preferences: What a line `set KEY VALUE` changes, where such lines are understood.
    public init(title: Phrase, entries: [Entry], language: Language, preferences: Preferences? = nil) {
        self.title = title
        self.entries = entries
        self.language = language
        self.preferences = preferences
        found = entries
    }

    private var settingLine: SettingLine? { preferences.flatMap { SettingLine(field.text, $0) } }

    /// The action under the focus; `nil` where there is none.
    private var focused: AppAction? { found.indices.contains(focus) ? found[focus].action : nil }

    public var state: ActionListState {
        ActionListState(
            title: title(language), field: field, placeholder: Phrase.search(language),
            rows: rows,
            allRows: entries.map { row($0, isFocused: false) },
            nothingFound: Phrase.nothingFound(language))
    }

    private var rows: [ActionListState.Row] {
        guard let settingLine else { return found.enumerated().map { row($1, isFocused: $0 == focus) } }
        return settingLine.choices.enumerated().map { index, choice in
            ActionListState.Row(
                text: choice.text(language), keys: choice.word, isChosen: choice.isChosen,
                isFocused: index == focus)
        }
    }

    private func row(_ entry: Entry, isFocused: Bool) -> ActionListState.Row {
        ActionListState.Row(
            text: entry.title(language), keys: entry.keys(language), isFocused: isFocused)
    }

    private func find(_ text: String) -> [Entry] {
        let search = TypedWord(text).text
        guard !search.isEmpty else { return entries }
        let matches = searched.map { (entry: $0.entry, quality: $0.quality(for: search)) }
        return SearchQuality.allCases.flatMap { quality in
            matches.filter { $0.quality == quality }.map(\.entry)
        }
    }
}

/// How well something fits what is searched for, the best first.
private enum SearchQuality: CaseIterable {
    /// It is one of the keys.
    case key
    /// A key, or a word of a name, begins with it.
    case beginning
    /// A name holds it.
    case whole
    /// Each of its words is a word of a name with letters left out, though not the first.
    case letters
}

/// An entry with all that it is found by, as it is typed.
private struct SearchedEntry {
    let entry: ActionListViewModel.Entry
    private let caps, words: [Substring]
    private let names: [String]

    init(_ entry: ActionListViewModel.Entry) {
        self.entry = entry
        caps = [entry.keys.english, entry.keys.russian].flatMap {
            TypedWord($0).text.split(separator: " ")
        }
        names = entry.names.map { TypedWord($0).text }
        words = names.flatMap { $0.split { !$0.isLetter && !$0.isNumber } }
    }

    func quality(for search: String) -> SearchQuality? {
        if caps.contains(search[...]) { return .key }
        if (caps + words).contains(where: { $0.hasPrefix(search) })
            || names.contains(where: { $0.hasPrefix(search) })
        {
            return .beginning
        }
        if names.contains(where: { $0.holds(search) }) { return .whole }
        let wanted = search.split(separator: " ")
        return wanted.allSatisfy { wanted in words.contains { $0.abbreviates(to: wanted) } } ? .letters : nil
    }
}

extension ActionListViewModel: SheetModel {
    public var offers: [KeyOffer] {
        [.back] + (confirming.map { [$0] } ?? []) + (rows.count > 1 ? [.rows] : [])
            + (field.text.isEmpty ? [] : [KeyOffer(.edit(.deleteToStart), .offerClear)])
    }

    /// What Enter does with the row under the focus; `nil` where it does nothing, or can only refuse the line.
    private var confirming: KeyOffer? {
        if settingLine != nil { return rows.isEmpty ? nil : .choose }
        return focused == nil ? nil : KeyOffer(.confirm, Phrase("run", "выполнить"))
    }

    public var takesText: Bool { true }

    /// Moves the focus in the list, or with ← and → the cursor in the search.
    public func move(_ move: Move) {
        switch move {
        case .left: field.apply(.moveLeft)
        case .right: field.apply(.moveRight)
        default: focus = max(0, ListFocus.moved(focus, move, count: rows.count))
        }
    }

    public func focus(onRow index: Int) { if rows.indices.contains(index) { focus = index } }

    public func insert(_ text: String) {
        field.insert(text)
        search()
    }

    public func edit(_ edit: TextField.Edit) {
        field.apply(edit)
        search()
    }

    /// Finds what the field now says; the value that holds has the focus, or else the first row.
    private func search() {
        found = find(field.text)
        focus = rows.firstIndex(where: \.isChosen) ?? 0
    }

    public func confirm() -> [Effect] {
        guard let settingLine else { return focused.map { [.close, .run($0)] } ?? [] }
        let choices = settingLine.choices
        switch settingLine.answer(choices.indices.contains(focus) ? choices[focus] : nil) {
        case .goOn(let text):
            field = TextField(text)
            search()
            return []
        case .keep(let key, let word): return [.close, .keep([key: word])]
        case .refuse(let phrase): return [.tell(Notice(.error, phrase(language)))]
        }
    }
}

extension Substring {
    /// Whether the letters stand in the word in their order, the first one first.
    fileprivate func abbreviates(to letters: Substring) -> Bool {
        guard first == letters.first else { return false }
        var rest = self
        for letter in letters {
            guard let place = rest.firstIndex(of: letter) else { return false }
            rest = rest[rest.index(after: place)...]
        }
        return true
    }
}
