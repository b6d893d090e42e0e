internal import TrackerDomain
public import TrackerPresentation

/// What a person says of a table that it does not say itself.
public struct TableHints: Hashable, Sendable {
    /// The columns as typed, `date=Day,name=Habit`, read by the headings of the table; nil if none is named.
    public var columns: String?
    /// The name of the one habit of a table without names.
    public var name: String?
    /// The meanings of words, by their keys.
    private(set) var words: [String: DraftDay.Mark] = [:]

    public init(columns: String? = nil, name: String? = nil) {
        self.columns = columns
        self.name = name
    }

    /// True if the source is a table for sure.
    var areOfTable: Bool { option != nil }

    /// The option by which it was said that the source is a table; nil if it was not.
    var option: TableOption? {
        if columns != nil { return .columns }
        return Self.meanings.first { _, mark in words.values.contains(mark) }?.key
    }

    private static let maxWords = 50
    private static let meanings: KeyValuePairs<TableOption, DraftDay.Mark> = [
        .done: .done, .notDone: .notDone, .skip: .skipped,
    ]

    /// Takes words of one's own, divided by commas, for the mark of an option.
    ///
    /// - Throws: `notAWord` for a blank word, one of more than 40 characters, and the 51st; `twice` for one that means
    ///   something else already.
    public mutating func mean(_ option: TableOption, by text: String) throws(WordFault) {
        guard let mark = Self.meanings.first(where: { $0.key == option })?.value else { return }
        for word in text.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
            let key = MarkWord.key(word)
            guard !key.isEmpty, word.count <= 40 else { throw .notAWord(word) }
            if let known = words.updateValue(mark, forKey: key), known != mark,
                let other = Self.meanings.first(where: { $0.value == known })
            {
                throw .twice(Name.collapsingSpace(word), other.key, option)
            }
            guard words.count <= Self.maxWords else { throw .notAWord(word) }
        }
    }

    /// The reason why a word of one's own is refused.
    public enum WordFault: Error, Hashable, Sendable {
        case notAWord(String)
        case twice(String, TableOption, TableOption)
    }
}

/// The columns of a table that a person has named.
struct NamedColumns {
    /// The words for columns.
    static let words: [String: TableColumn] = [
        "date": .date, "name": .name, "value": .value, "amount": .amount, "skip": .skip, "note": .note,
        "category": .category, "unit": .unit,
    ]
    private static let habitsWord = "habits"
    /// A heading of more parts between commas is not looked for.
    private static let maxParts = 32

    private(set) var roles: [TableColumn: Int] = [:]
    /// The columns of habits; nil if they are not named.
    private(set) var habits: Set<Int>?
    private(set) var leftOut: Set<Int> = []
    private var indices: [String: Int] = [:]

    static let none = NamedColumns()

    private init() {}

    /// Reads `date=Day,name=Habit,habits=Run,Read,Mood=-`; a heading may have commas: the longest that the table has counts.
    ///
    /// - Throws: `columnWord`; `noHeading` for a heading that the table lacks.
    init(_ text: String, in headings: [String], of file: String) throws(ImportFault) {
        indices = Dictionary(
            headings.enumerated().map { (Self.key($1), $0) }, uniquingKeysWith: { first, _ in first })
        var parts = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)[...]
        while let first = parts.first {
            let counts = (1...min(parts.count, Self.maxParts)).reversed()
            let count = counts.first { take(parts.prefix($0).joined(separator: ",")) }
            guard let count else {
                guard let (word, heading) = Self.split(first) else { throw .columnWord(first) }
                let isKnown = Self.words[Self.key(word)] != nil || Self.key(word) == Self.habitsWord
                guard isKnown || heading == "-", !Self.key(heading).isEmpty,
                    indices[Self.key(heading == "-" ? word : heading)] == nil
                else { throw .columnWord(first) }
                throw .noHeading(heading == "-" ? word : heading, file: file, found: headings)
            }
            parts = parts.dropFirst(count)
        }
        if habits != nil, roles[.name] != nil { throw .habitsAndName }
    }

    private static func key(_ text: String) -> String { Name.collapsingSpace(text).lowercased() }

    private static func split(_ text: String) -> (word: String, heading: String)? {
        guard let sign = text.lastIndex(of: "="), text[text.index(after: sign)...] == "-" else {
            return text.firstIndex(of: "=").map {
                (String(text[..<$0]), String(text[text.index(after: $0)...]))
            }
        }
        return (String(text[..<sign]), "-")
    }

    /// Takes what a part says; false if it says nothing of this table, or what is said already.
    private mutating func take(_ part: String) -> Bool {
        guard let (word, heading) = Self.split(part) else {
            guard habits != nil, let index = indices[Self.key(part)] else { return false }
            return habits?.insert(index).inserted ?? false
        }
        if heading == "-" { return indices[Self.key(word)].map { leftOut.insert($0).inserted } ?? false }
        guard let index = indices[Self.key(heading)] else { return false }
        if Self.key(word) == Self.habitsWord, habits == nil {
            habits = [index]
            return true
        }
        guard let column = Self.words[Self.key(word)], roles[column] == nil else { return false }
        roles[column] = index
        return true
    }
}
