/// Encodes a Codable document as a value of a property list, with one encoder for each value.
package final class PropertyListValueEncoder: Encoder {
    fileprivate enum Kind {
        case value(PropertyListValue)
        case array
        case dictionary
    }

    fileprivate var kind = Kind.dictionary
    /// The content of an array or a dictionary; in an array the keys are unused.
    private var children: [(key: String, encoder: PropertyListValueEncoder)] = []

    package var codingPath: [any CodingKey] { [] }
    package var userInfo: [CodingUserInfoKey: Any] { [:] }

    private init() {}

    /// The value of a document of text, integers and flags in arrays and dictionaries; throws for any other.
    package static func value(of document: some Encodable) throws -> PropertyListValue {
        let encoder = PropertyListValueEncoder()
        try document.encode(to: encoder)
        return encoder.value
    }

    private var value: PropertyListValue {
        switch kind {
        case .value(let value): value
        case .array: .array(children.map(\.encoder.value))
        case .dictionary:
            .dictionary(children.reduce(into: [:]) { $0[$1.key] = $1.encoder.value })
        }
    }

    func encode(_ value: PropertyListValue) { kind = .value(value) }

    // MARK: Containers

    package func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        KeyedEncodingContainer(KeyedValues(encoder: self))
    }

    package func unkeyedContainer() -> any UnkeyedEncodingContainer {
        kind = .array
        return UnkeyedValues(encoder: self)
    }

    package func singleValueContainer() -> any SingleValueEncodingContainer { self }

    fileprivate var count: Int { children.count }

    fileprivate func child(_ key: String = "") -> PropertyListValueEncoder {
        let child = PropertyListValueEncoder()
        children.append((key, child))
        return child
    }

    fileprivate func refusal(of value: Any) -> EncodingError {
        .invalidValue(value, .init(codingPath: [], debugDescription: "No kind of value that documents have."))
    }
}

extension PropertyListValueEncoder: SingleValueEncodingContainer {
    package func encodeNil() throws { throw refusal(of: "nil") }
    package func encode(_ value: Bool) throws { kind = .value(.boolean(value)) }
    package func encode(_ value: Int) throws { kind = .value(.integer(value)) }
    package func encode(_ value: String) throws { kind = .value(.string(value)) }
    package func encode(_ value: some Encodable) throws { throw refusal(of: value) }
}

private struct KeyedValues<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let encoder: PropertyListValueEncoder

    var codingPath: [any CodingKey] { [] }

    func encodeNil(forKey key: Key) throws { throw encoder.refusal(of: key) }

    func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
        try value.encode(to: encoder.child(key.stringValue))
    }

    func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type, forKey key: Key
    ) -> KeyedEncodingContainer<NestedKey> {
        encoder.child(key.stringValue).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
        encoder.child(key.stringValue).unkeyedContainer()
    }

    func superEncoder() -> any Encoder { encoder.child("super") }

    func superEncoder(forKey key: Key) -> any Encoder { encoder.child(key.stringValue) }
}

private struct UnkeyedValues: UnkeyedEncodingContainer {
    let encoder: PropertyListValueEncoder

    var codingPath: [any CodingKey] { [] }
    var count: Int { encoder.count }

    func encodeNil() throws { throw encoder.refusal(of: "nil") }

    func encode(_ value: some Encodable) throws { try value.encode(to: encoder.child()) }

    func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type
    ) -> KeyedEncodingContainer<NestedKey> {
        encoder.child().container(keyedBy: type)
    }

    func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { encoder.child().unkeyedContainer() }

    func superEncoder() -> any Encoder { encoder.child() }
}
