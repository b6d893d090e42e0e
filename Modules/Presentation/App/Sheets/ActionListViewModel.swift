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
    /// What is searched for.
    public let text: String
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
    /// An action with the keys that a front has for it, or what a front alone does or tells of.
    public struct Entry: Sendable {
        /// What running it asks of the app; `nil` for keys that help only lists.
        let effect: Effect?
        public let title: Phrase
        public let keys: Phrase
        /// What it is found by, in both languages.
        let names: [String]

        public init(_ action: AppAction, keys: Phrase) {
            effect = .run(action)
            title = action.title
            self.keys = keys
            names = [action.title, action.alsoCalled].flatMap { [$0.english, $0.russian] }
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

        /// Keys for moves and their like, which help only tells of.
        public init(_ title: Phrase, keys: Phrase) {
            effect = nil
            self.title = title
            self.keys = keys
            names = [title.english, title.russian]
        }

        /// `nil` for what is no action of the app.
        public var action: AppAction? { if case .run(let action) = effect { action } else { nil } }
    }

    /// What is searched for.
    public private(set) var text = ""
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

    private var settingLine: SettingLine? { preferences.flatMap { SettingLine(text, $0) } }

    /// What runs what has the focus; `nil` where there is none.
    private var effect: Effect? { found.indices.contains(focus) ? found[focus].effect : nil }

    public var state: ActionListState {
        ActionListState(
            title: title(language), text: text, placeholder: Phrase.search(language),
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
    /// What confirming does.
    public enum Confirmation: Sendable {
        case run, choose
    }

    /// What confirming does with the row under the focus; `nil` where it does nothing, or can only refuse the line.
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
