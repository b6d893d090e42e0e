internal import TrackerDomain

/// The words of one change in a step's line, to be taken one by one.
///
/// The reader checks at the end that all were taken: an unknown word is a fault.
package struct StepWords {
    private var labelled: [String: [String]] = [:]
    private(set) var bare: [String] = []
    private var taken = 0
    private let total: Int

    package init(_ words: some Collection<StepWord>) {
        total = words.count
        for word in words {
            if word.label.isEmpty {
                bare.append(word.value)
            } else {
                labelled[word.label, default: []].append(word.value)
            }
        }
    }

    package var isExhausted: Bool { taken == total }

    mutating func all(_ label: String) -> [String] {
        let values = labelled.removeValue(forKey: label) ?? []
        taken += values.count
        return values
    }

    /// The only value with a label; nil, and nothing taken, if there is none or more than one.
    mutating func one(_ label: String) -> String? {
        labelled[label]?.count == 1 ? all(label)[0] : nil
    }

    mutating func one<Value>(_ label: String, as read: (String) -> Value?) -> Value? {
        one(label).flatMap(read)
    }

    /// The values with a label as entries of a file, each a key and its text.
    mutating func entries(_ label: String) throws(PropertyListFault) -> TextsByKey {
        var texts: [String: String] = [:]
        for value in all(label) {
            // A text may begin with a combining mark, which joins the blank before it into one character.
            let parts = value.utf8.split(separator: UInt8(ascii: " "), maxSplits: 1)
            guard parts.count == 2,
                texts.updateValue(String(Substring(parts[1])), forKey: String(Substring(parts[0]))) == nil
            else { throw .invalid(path: label, problem: "not a key and its text") }
        }
        return TextsByKey(texts.map { (key: $0.key, text: $0.value) })
    }

    /// The first of the bare words.
    mutating func takeBare() -> String? {
        guard !bare.isEmpty else { return nil }
        taken += 1
        return bare.removeFirst()
    }

    /// The bare words as lines of one text, which may be a person's.
    mutating func takeLines() -> String {
        taken += bare.count
        defer { bare = [] }
        return bare.map { UserText($0).name }.joined(separator: "\n")
    }

    /// The bare words as days: years, each before its months.
    mutating func days() -> DaySet? {
        var days = DaySet()
        var year: Int?
        for word in bare {
            if let number = YearText.year(word.utf8) {
                year = number
            } else if let year {
                guard YearText.read(ArraySlice(word.utf8), year: year, into: &days) else { return nil }
            } else {
                return nil
            }
        }
        taken += bare.count
        bare = []
        return days
    }

    /// A set of days as bare words.
    static func days(_ days: DaySet) -> [String] {
        YearText.write(days).flatMap { [$0.key.text, $0.text.text] }
    }
}

/// One word of a step's line: bare (`completed`), quoted (`"Run"`) or labelled (`name="Run"`).
package struct StepWord: Hashable {
    /// Empty for a bare word.
    let label: String
    let value: String
    /// A quoted word separates nothing.
    let isQuoted: Bool

    init(_ value: String, label: String = "", isQuoted: Bool = false) {
        self.label = label
        self.value = value
        self.isQuoted = isQuoted
    }

    /// A label and user text in quotes.
    static func quoted(_ label: String, _ text: String) -> String { label + "=" + quoted(text) }

    /// User text in quotes.
    static func quoted(_ text: String) -> String {
        var quoted = "\""
        for character in text.unicodeScalars {
            if character == "\"" || character == "\\" { quoted.unicodeScalars.append("\\") }
            quoted.unicodeScalars.append(character)
        }
        return quoted + "\""
    }
}
