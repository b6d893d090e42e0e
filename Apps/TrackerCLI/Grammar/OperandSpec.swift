/// A word, or several, that a command takes after its name.
package struct OperandSpec: Sendable {
    package enum Count: Sendable {
        case one, optional, oneOrMore, anyNumber

        package var minimum: Int {
            switch self {
            case .one, .oneOrMore: 1
            case .optional, .anyNumber: 0
            }
        }

        package var repeats: Bool {
            switch self {
            case .one, .optional: false
            case .oneOrMore, .anyNumber: true
            }
        }
    }

    package let kind: ValueKind
    package let count: Count

    package init(_ kind: ValueKind, _ count: Count = .one) {
        self.kind = kind
        self.count = count
    }
}
