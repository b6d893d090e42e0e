public import Observation
internal import TrackerDomain

/// The contents of help and the palette.
public struct ActionListState: Hashable, Sendable {
    public struct Row: Hashable, Sendable {
        public let text: String
        public let keys: String
        /// It is the value of a setting in force.
        public var isChosen = false
        public let isFocused: Bool
        /// The name of the group that begins here; a search has no groups.
        public var heading: String?
    }

    public let title: String
    /// The text of the search.
    public let text: String
    public let placeholder: String
    public let rows: [Row]
    /// The rows without a search: a front can keep its size while rows come and go.
    public let allRows: [Row]
    /// Shown if `rows` is empty.
    public let nothingFound: String
}

/// Actions that can be searched by their names in either language, and run: help and the palette.
@MainActor
@Observable
public final class ActionListViewModel {
    /// An action with its keys in a front, or something that only the front does or lists.
    public struct Entry: Sendable {
        /// The effect of running it; `nil` for keys that help only lists.
        let effect: Effect?
        public let title: Phrase
        public let keys: Phrase
        /// The names that a search finds, in both languages.
        let names: [String]
        /// The name of the group it stands in; `nil` for a list without groups.
        public var group: Phrase?

        ///
        /// - Parameter title: `nil` for what it is called everywhere.
        public init(_ action: AppAction, _ title: Phrase? = nil, keys: Phrase) {
            effect = .run(action)
            self.title = title ?? action.title
            self.keys = keys
            names = [title ?? action.title, action.title, action.alsoCalled].flatMap {
                [$0.english, $0.russian]
            }
        }

        /// Something that a front does by itself.
        public init(
            _ title: Phrase, alsoCalled: Phrase, keys: Phrase, call: @escaping @MainActor @Sendable () -> Void
        ) {
            effect = .call(call)
            self.title = title
            self.keys = keys
            names = [title, alsoCalled].flatMap { [$0.english, $0.russian] }
        }

        /// Keys for moves and the like, which help only lists.
        public init(_ title: Phrase, keys: Phrase) {
            effect = nil
            self.title = title
            self.keys = keys
            names = [title.english, title.russian]
        }

        /// `nil` for what is no action of the app.
        public var action: AppAction? { if case .run(let action) = effect { action } else { nil } }
    }

    /// The text of the search.
    public private(set) var text = ""
    public private(set) var focus = 0
    @ObservationIgnored private let title: Phrase
    @ObservationIgnored private let entries: [Entry]
    @ObservationIgnored private let language: Language
    @ObservationIgnored private let preferences: Preferences?
    /// The entries found, the best first, equally good ones in the order of the list; changes with the field.
    @ObservationIgnored private var found: [Entry]
    /// Built on the first search; most lists never need it.
    @ObservationIgnored private lazy var searched = entries.map(SearchedEntry.init)

    /// - Parameter preferences: The settings that a line `set KEY VALUE` changes; `nil` if there are no such lines.
    public init(title: Phrase, entries: [Entry], language: Language, preferences: Preferences? = nil) {
        self.title = title
        self.entries = entries
        self.language = language
        self.preferences = preferences
        found = entries
    }

    private var settingLine: SettingLine? { preferences.flatMap { SettingLine(text, $0) } }

    /// The effect of the row with the focus; `nil` if there is none.
    private var effect: Effect? { found.indices.contains(focus) ? found[focus].effect : nil }

    public var state: ActionListState {
        ActionListState(
            title: title(language), text: text, placeholder: Phrase.search(language),
            rows: rows,
            allRows: rows(of: entries, focus: nil, isGrouped: true),
            nothingFound: Phrase.nothingFound(language))
    }

    private var rows: [ActionListState.Row] {
        guard let settingLine else { return rows(of: found, focus: focus, isGrouped: text.isEmpty) }
        return settingLine.choices.enumerated().map { index, choice in
            ActionListState.Row(
                text: choice.text(language), keys: choice.word, isChosen: choice.isChosen,
                isFocused: index == focus)
        }
    }

    private func rows(of entries: [Entry], focus: Int?, isGrouped: Bool) -> [ActionListState.Row] {
        var last: Phrase?
        return entries.enumerated().map { index, entry in
            defer { last = entry.group }
            return ActionListState.Row(
                text: entry.title(language), keys: entry.keys(language), isFocused: index == focus,
                heading: isGrouped && entry.group != last ? entry.group?(language) : nil)
        }
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

/// The quality of a match, the best first.
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
    /// The effect of confirming.
    public enum Confirmation: Sendable {
        case run, choose
    }

    /// The effect of confirming the row with the focus; `nil` if it does nothing, or can only refuse the line.
    public var confirmation: Confirmation? {
        if settingLine != nil { return rows.isEmpty ? nil : .choose }
        return effect == nil ? nil : .run
    }

    public func focus(onRow index: Int) { if rows.indices.contains(index) { focus = index } }

    /// Searches; the value that holds has the focus, or else the first row.
    public func enter(_ text: String) {
        self.text = text
        found = find(text)
        focus = rows.firstIndex(where: \.isChosen) ?? 0
    }

    public func confirm() -> [Effect] {
        guard let settingLine else { return effect.map { [.close, $0] } ?? [] }
        let choices = settingLine.choices
        switch settingLine.answer(choices.indices.contains(focus) ? choices[focus] : nil) {
        case .goOn(let text):
            enter(text)
            return []
        case .keep(let key, let word): return [.close, .keep([key: word])]
        case .refuse(let phrase): return [.tell(Notice(.error, phrase(language)))]
        }
    }
}

extension Substring {
    /// The word begins with the first letter and holds the others in their order.
    fileprivate func abbreviates(to letters: Substring) -> Bool {
        guard first == letters.first else { return false }
        var rest = self
        for letter in letters {
            guard let index = rest.firstIndex(of: letter) else { return false }
            rest = rest[rest.index(after: index)...]
        }
        return true
    }
}
