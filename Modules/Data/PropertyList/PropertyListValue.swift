/// A property list as a value, to be written or to be preserved unread.
package enum PropertyListValue: Hashable, Sendable {
    case string(String)
    case integer(Int)
    case boolean(Bool)
    /// A number with a fraction, as spelled in the file.
    case real(String)
    /// A point in time, as spelled in the file.
    case date(String)
    /// Bytes in base64, as spelled in the file.
    case data(String)
    case array([PropertyListValue])
    case dictionary([String: PropertyListValue])
    /// A dictionary of texts.
    case texts(TextsByKey)

    /// Copies the list at a node, at most ``PropertyListLimits`` deep; nil if it has an integer beyond 64 bits.
    package init?(_ tape: PropertyListTape, at node: Int = 0) {
        let kind = tape.nodes[node].kind
        switch kind {
        case .array: self.init(arrayIn: tape, at: node)
        case .dictionary: self.init(dictionaryIn: tape, at: node)
        case .true, .false: self = .boolean(kind == .true)
        default: self.init(tape.text(at: node), kind)
        }
    }

    private init?(_ text: String, _ kind: PropertyListNode.Kind) {
        switch kind {
        case .integer:
            guard let number = Int(text) else { return nil }
            self = .integer(number)
        case .real: self = .real(text)
        case .date: self = .date(text)
        case .data: self = .data(text)
        default: self = .string(text)
        }
    }

    private init?(arrayIn tape: PropertyListTape, at node: Int) {
        var values: [PropertyListValue] = []
        for child in tape.children(of: node) {
            guard let value = PropertyListValue(tape, at: child) else { return nil }
            values.append(value)
        }
        self = .array(values)
    }

    private init?(dictionaryIn tape: PropertyListTape, at node: Int) {
        var values: [String: PropertyListValue] = [:]
        for child in tape.children(of: node) where tape.nodes[child].kind == .key {
            guard let value = PropertyListValue(tape, at: child + 1) else { return nil }
            values[tape.text(at: child)] = value
        }
        self = .dictionary(values)
    }
}
