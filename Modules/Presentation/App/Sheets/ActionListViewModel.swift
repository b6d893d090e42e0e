public import Observation
internal import TrackerDomain

/// The contents of the list of commands.
public struct ActionListState: Hashable, Sendable {
    public struct Row: Hashable, Sendable {
        /// `nil` for what is no action of the app.
        public let action: AppAction?
        public let text: String
        /// The keys, or the value of a setting.
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

/// The list of all that can be done, with keys, searched by names in either language.
@MainActor
@Observable
public final class ActionListViewModel {
    /// An action with its keys in a front, or something else that can be done, or that is only listed.
    public struct Entry: Sendable {
        public let title: Phrase
        /// The keys, or the value of a setting.
        public let keys: Phrase
        /// `nil` for what is no action of the app.
        public let action: AppAction?
        /// What running it does; `nil` for what is only listed.
        var effect: Effect?
        /// The texts whose words a search finds, the first word of each as well as `alsoCalled`.
        let names: [Phrase]
        let alsoCalled: Phrase
        /// The name of the group it stands in.
        public var group: Phrase?

        ///
        /// - Parameter title: `nil` for what it is called everywhere.
        public init(_ action: AppAction, _ title: Phrase? = nil, keys: Phrase, group: Phrase? = nil) {
            self.title = title ?? action.title
            (self.keys, self.action, self.group) = (keys, action, group)
            effect = .run(action)
            names = [self.title, action.title]
            alsoCalled = action.alsoCalled
        }

        /// What is no action; keys for moves and the like, which do nothing in the list, by default.
        public init(
            _ title: Phrase, alsoCalled: Phrase = Phrase(same: ""), keys: Phrase, group: Phrase? = nil,
            effect: Effect? = nil
        ) {
            (self.title, self.keys, self.group) = (title, keys, group)
            (names, self.alsoCalled, self.effect) = ([title], alsoCalled, effect)
            action = nil
        }

        /// Something that is done by a call.
        public init(
            _ title: Phrase, alsoCalled: Phrase, keys: Phrase, group: Phrase? = nil,
            call: @escaping @MainActor @Sendable () -> Void
        ) {
            self.init(title, alsoCalled: alsoCalled, keys: keys, group: group, effect: .call(call))
        }
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
                action: nil, text: choice.text(language), keys: choice.word, isChosen: choice.isChosen,
                isFocused: index == focus)
        }
    }

    private func rows(of entries: [Entry], focus: Int?, isGrouped: Bool) -> [ActionListState.Row] {
        var last: Phrase?
        return entries.enumerated().map { index, entry in
            defer { last = entry.group }
            return ActionListState.Row(
                action: entry.action, text: entry.title(language), keys: entry.keys(language),
                isFocused: index == focus,
                heading: isGrouped && entry.group != last ? entry.group?(language) : nil)
        }
    }

    private func find(_ text: String) -> [Entry] {
        let search = TypedWord(text).text
        guard !search.isEmpty else { return entries }
        let matches = searched.map { (entry: $0.entry, rank: $0.rank(for: search)) }
        return (0..<SearchedEntry.ranks).flatMap { rank in
            matches.filter { $0.rank == rank }.map(\.entry)
        }
    }
}

/// An entry with all that it is found by, as it is typed.
private struct SearchedEntry {
    let entry: ActionListViewModel.Entry
    private let caps: [Substring]
    /// The words that it is called by, and those that also stand in its names.
    private let words: [[Substring]]

    init(_ entry: ActionListViewModel.Entry) {
        self.entry = entry
        func words(_ phrase: Phrase) -> [[Substring]] {
            Language.allCases.map { language in
                TypedWord(phrase(language)).text.split { !$0.isLetter && !$0.isNumber }
            }
        }
        let names = entry.names.flatMap(words)
        caps = Language.allCases.flatMap { TypedWord(entry.keys($0)).text.split(separator: " ") }
        self.words = [
            names.compactMap(\.first) + words(entry.alsoCalled).joined(), names.flatMap { $0.dropFirst() },
        ]
    }

    /// The whole of a word is better than its beginning, and that than another form of it.
    private static let matches: [@Sendable (_ word: Substring, _ typed: Substring) -> Bool] = [
        { $0 == $1 }, { $0.hasPrefix($1) }, { $0.isForm(of: $1) },
    ]
    static let ranks = 1 + 2 * matches.count

    /// The quality of the match, 0 the best; `nil` if a word of the search is not found.
    func rank(for search: String) -> Int? {
        if caps.contains(search[...]) { return 0 }
        if caps.contains(where: { $0.hasPrefix(search) }) { return 3 }
        let ranks = search.split { !$0.isLetter && !$0.isNumber }.map(rank)
        return ranks.contains(nil) ? nil : ranks.compactMap(\.self).max()
    }

    private func rank(of typed: Substring) -> Int? {
        for (quality, match) in Self.matches.enumerated() {
            if let place = words.firstIndex(where: { $0.contains { match($0, typed) } }) {
                return 1 + 2 * quality + place
            }
        }
        return nil
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
        guard let settingLine else {
            guard let effect else { return [] }
            // What is told is read over the list.
            if case .tell = effect { return [effect] }
            return [.close, effect]
        }
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
    /// Both agree in all but the last two letters of the shorter one, in three at least: "паузу" and "пауза".
    fileprivate func isForm(of other: Substring) -> Bool {
        let shorter = Swift.min(count, other.count)
        return shorter > 3 && prefix(Swift.max(3, shorter - 2)) == other.prefix(Swift.max(3, shorter - 2))
    }
}
