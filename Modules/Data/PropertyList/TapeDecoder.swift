/// Decodes a document type from one value of a property list.
///
/// It is stricter than Foundation's decoder: a key that the document type does not know is refused,
/// because writing the document again would lose it.
struct TapeDecoder: Decoder {
    let tape: PropertyListTape
    let node: Int

    var codingPath: [any CodingKey] { tape.codingPath(to: node) }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        guard tape.nodes[node].kind == .dictionary else { throw mismatch([String: Any].self, "a dictionary") }
        return KeyedDecodingContainer(try TapeKeyedContainer<Key>(decoder: self))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        guard tape.nodes[node].kind == .array else { throw mismatch([Any].self, "an array") }
        return TapeUnkeyedContainer(decoder: self)
    }

    func singleValueContainer() -> any SingleValueDecodingContainer { self }

    // MARK: Values

    func string() throws -> String {
        guard tape.nodes[node].kind == .string else { throw mismatch(String.self, "text") }
        return tape.text(at: node)
    }

    func bool() throws -> Bool {
        switch tape.nodes[node].kind {
        case .true: true
        case .false: false
        default: throw mismatch(Bool.self, "true or false")
        }
    }

    func integer<Value: FixedWidthInteger>(_ type: Value.Type) throws -> Value {
        guard tape.nodes[node].kind == .integer else { throw mismatch(type, "an integer") }
        guard let value = Value(tape.text(at: node)) else {
            throw corrupted("out of range")
        }
        return value
    }

    func real() throws -> Double {
        guard [.real, .integer].contains(tape.nodes[node].kind) else {
            throw mismatch(Double.self, "a number")
        }
        guard let value = Double(tape.text(at: node)) else {
            throw corrupted("out of range")
        }
        return value
    }

    func corrupted(_ problem: String) -> DecodingError {
        .dataCorrupted(.init(codingPath: codingPath, debugDescription: problem))
    }

    private func mismatch(_ type: Any.Type, _ expected: String) -> DecodingError {
        .typeMismatch(type, .init(codingPath: codingPath, debugDescription: "not \(expected)"))
    }
}
