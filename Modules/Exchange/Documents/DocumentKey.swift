/// A key of a document, for the manual.
public struct DocumentKey: Hashable, Sendable {
    public enum Shape: Hashable, Sendable {
        case plain
        case object([DocumentKey])
        case list([DocumentKey])
    }

    public let name: String
    public let isOptional: Bool
    public let shape: Shape

    public init(_ name: String, isOptional: Bool = false, _ shape: Shape = .plain) {
        (self.name, self.isOptional, self.shape) = (name, isOptional, shape)
    }

    /// `days`, `break{from until}`, `devices[id name]`.
    public var text: String {
        switch shape {
        case .plain: name
        case .object(let keys): name + "{" + keys.text + "}"
        case .list(let keys): name + "[" + keys.text + "]"
        }
    }
}

extension [DocumentKey] {
    public var text: String { map(\.text).joined(separator: " ") }

    /// The keys of objects of several kinds, each once; those that a kind does not have are optional.
    public static func of(kinds: [[DocumentKey]]) -> [DocumentKey] {
        var names: [String] = []
        for key in kinds.joined() where !names.contains(key.name) { names.append(key.name) }
        return names.map { name in
            let keys = kinds.joined().filter { $0.name == name }
            return DocumentKey(
                name, isOptional: keys.count < kinds.count || keys.contains(where: \.isOptional),
                keys.map(\.shape).first { $0 != .plain } ?? .plain)
        }
    }
}
