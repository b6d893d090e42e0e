/// A JSON value whose objects keep the order of their keys.
public enum JSON: Equatable, Sendable {
    case null
    case bool(Bool)
    case int(Int)
    /// A number of tenths, hundredths and so on: the value is `scaled` ÷ 10 to the power of `digits`.
    case decimal(scaled: Int, digits: Int)
    case string(String)
    case array([JSON])
    case object([Member])

    public struct Member: Equatable, Sendable {
        public let key: String
        public let value: JSON

        public init(key: String, value: JSON) {
            self.key = key
            self.value = value
        }
    }

    /// An object with the keys in the given order.
    public static func document(_ members: KeyValuePairs<String, JSON>) -> JSON {
        .object(members.map { Member(key: $0.key, value: $0.value) })
    }

    /// The object with more members at its end; any other value unchanged.
    public func appending(_ members: KeyValuePairs<String, JSON>) -> JSON {
        guard case .object(let present) = self else { return self }
        return .object(present + members.map { Member(key: $0.key, value: $0.value) })
    }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral {
    public init(stringLiteral value: String) { self = .string(value) }
    public init(booleanLiteral value: Bool) { self = .bool(value) }
}
