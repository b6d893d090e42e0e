import TrackerData

/// Any value of a property list but dates and data, decoded the same way by every decoder.
indirect enum AnyValue: Hashable, Decodable {
    case boolean(Bool)
    case integer(Int64)
    case real(Double)
    case text(String)
    case array([AnyValue])
    case dictionary([String: AnyValue])

    init(from decoder: any Decoder) throws {
        if let container = try? decoder.container(keyedBy: AnyKey.self) {
            var values: [String: AnyValue] = [:]
            for key in container.allKeys {
                values[key.stringValue] = try container.decode(AnyValue.self, forKey: key)
            }
            self = .dictionary(values)
            return
        }
        if var container = try? decoder.unkeyedContainer() {
            var values: [AnyValue] = []
            while !container.isAtEnd { values.append(try container.decode(AnyValue.self)) }
            self = .array(values)
            return
        }
        let container = try decoder.singleValueContainer()
        if let flag = try? container.decode(Bool.self) {
            self = .boolean(flag)
        } else if let text = try? container.decode(String.self) {
            self = .text(text)
        } else if let number = try? container.decode(Int64.self) {
            self = .integer(number)
        } else {
            self = .real(try container.decode(Double.self))
        }
    }
}

struct AnyKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}

extension AnyValue {
    /// The value that a tape holds at a node.
    init(_ tape: PropertyListTape, at node: Int = 0) {
        let text = tape.text(at: node)
        switch tape.nodes[node].kind {
        case .true: self = .boolean(true)
        case .false: self = .boolean(false)
        case .integer: self = Int64(text).map { .integer($0) } ?? .text("not an integer")
        case .real: self = Double(text).map { .real($0) } ?? .text("not a number")
        case .array: self = .array(Self.children(tape, of: node).map { AnyValue(tape, at: $0) })
        case .dictionary:
            var values: [String: AnyValue] = [:]
            for child in Self.children(tape, of: node) where tape.nodes[child].kind == .key {
                values[tape.text(at: child)] = AnyValue(tape, at: child + 1)
            }
            self = .dictionary(values)
        case .key, .string, .date, .data: self = .text(text)
        }
    }

    private static func children(_ tape: PropertyListTape, of node: Int) -> [Int] {
        var children: [Int] = []
        var child = node + 1
        while child < Int(tape.nodes[node].next) {
            children.append(child)
            child = Int(tape.nodes[child].next)
        }
        return children
    }
}
