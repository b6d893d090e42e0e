/// The values of a dictionary by the keys that a document knows.
///
/// An unknown key is a fault: writing the document again would lose its value.
struct KeyedElements<Key: CodingKey>: KeyedDecodingContainerProtocol {
    private let dictionary: PropertyListElement
    /// Their nodes; an array of keys would retain the tape for each.
    private var keys: [Int] = []
    /// Their names, each of which is compared with requested keys.
    private var names: [String] = []

    var codingPath: [any CodingKey] { [] }
    var allKeys: [Key] { names.compactMap { Key(stringValue: $0) } }

    /// - Parameter rest: Collects the keys that this document does not know, for other documents; nil makes them
    ///   faults.
    init(_ dictionary: PropertyListElement, _ rest: RestOfKeys?) throws(PropertyListFault) {
        self.dictionary = dictionary
        let nodes = if let rest { rest.nodes } else { try dictionary.keyNodes }
        keys.reserveCapacity(nodes.count)
        names.reserveCapacity(nodes.count)
        var unknown: [Int] = []
        for node in nodes {
            let name = dictionary.tape.text(at: node)
            if Key(stringValue: name) != nil {
                keys.append(node)
                names.append(name)
            } else if rest != nil {
                unknown.append(node)
            } else {
                throw dictionary.fault("unknown key", at: name)
            }
        }
        rest?.nodes = unknown
    }

    func contains(_ key: Key) -> Bool { value(of: key) != nil }

    func decodeNil(forKey key: Key) throws -> Bool { false }

    // Decodes the most frequent types without a decoder for each value.
    func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try decoder(of: key).element.flag }
    func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try decoder(of: key).element.integer }
    func decode(_ type: String.Type, forKey key: Key) throws -> String { try decoder(of: key).element.text }

    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
        try Value(from: decoder(of: key))
    }

    func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<NestedKey> {
        try decoder(of: key).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        try decoder(of: key).unkeyedContainer()
    }

    func superDecoder() throws -> any Decoder { PropertyListElementDecoder(element: dictionary) }

    func superDecoder(forKey key: Key) throws -> any Decoder { try decoder(of: key) }

    private func value(of key: Key) -> PropertyListElement? {
        guard let index = names.firstIndex(of: key.stringValue) else { return nil }
        return PropertyListElement(tape: dictionary.tape, node: keys[index] + 1)
    }

    private func decoder(of key: Key) throws(PropertyListFault) -> PropertyListElementDecoder {
        guard let value = value(of: key) else { throw dictionary.fault("missing", at: key.stringValue) }
        return PropertyListElementDecoder(element: value)
    }
}

/// The elements of an array, in order.
struct UnkeyedElements: UnkeyedDecodingContainer {
    private let array: PropertyListElement
    private let elements: [PropertyListElement]
    private(set) var currentIndex = 0

    var codingPath: [any CodingKey] { [] }
    var count: Int? { elements.count }
    var isAtEnd: Bool { currentIndex == elements.count }

    init(_ array: PropertyListElement) throws(PropertyListFault) {
        self.array = array
        elements = try array.items
    }

    mutating func decodeNil() throws -> Bool { false }

    mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try Value(from: next()) }

    mutating func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type
    ) throws -> KeyedDecodingContainer<NestedKey> {
        try next().container(keyedBy: type)
    }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
        try next().unkeyedContainer()
    }

    mutating func superDecoder() throws -> any Decoder { try next() }

    private mutating func next() throws(PropertyListFault) -> PropertyListElementDecoder {
        guard !isAtEnd else { throw array.fault("too short") }
        defer { currentIndex += 1 }
        return PropertyListElementDecoder(element: elements[currentIndex])
    }
}
