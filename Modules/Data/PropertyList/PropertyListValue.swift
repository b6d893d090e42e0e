#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

/// Any value of a property list, to be written again as it was read.
indirect enum PropertyListValue: Hashable, Sendable {
    case string(String)
    case integer(Int64)
    case real(Double)
    case boolean(Bool)
    case date(Date)
    case data(Data)
    case array([PropertyListValue])
    case dictionary([String: PropertyListValue])

    /// Reads the value at a node, at most ``PropertyListLimits`` deep; nil where it cannot be kept.
    init?(_ tape: PropertyListTape, at node: Int = 0) {
        let kind = tape.nodes[node].kind
        switch kind {
        case .array: self.init(arrayIn: tape, at: node)
        case .dictionary: self.init(dictionaryIn: tape, at: node)
        case .true, .false: self = .boolean(kind == .true)
        default:
            self.init(tape.text(at: node), kind)
        }
    }

    private init?(_ text: String, _ kind: PropertyListNode.Kind) {
        let value: PropertyListValue? =
            switch kind {
            case .integer: Int64(text).map { .integer($0) }
            case .real: Double(text).map { .real($0) }
            case .date: (try? Date(text, strategy: .iso8601)).map { .date($0) }
            case .data: Data(base64Encoded: text, options: .ignoreUnknownCharacters).map { .data($0) }
            default: .string(text)
            }
        guard let value else { return nil }
        self = value
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

extension PropertyListValue: Encodable {
    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .string(let text): try container.encode(text)
        case .integer(let number): try container.encode(number)
        case .real(let number): try container.encode(number)
        case .boolean(let flag): try container.encode(flag)
        case .date(let date): try container.encode(date)
        case .data(let data): try container.encode(data)
        case .array(let values): try container.encode(values)
        case .dictionary(let values): try container.encode(values)
        }
    }
}
