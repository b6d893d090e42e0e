/// Reads a Codable document from an element of a property list.
///
/// Every error is a `PropertyListFault`. It needs no coding paths, as the tape knows the path of each element.
struct PropertyListElementDecoder: Decoder {
    let element: PropertyListElement
    /// The keys that are not read yet, if several documents share a dictionary.
    // Three words in all: a larger decoder would be allocated on the heap for each value.
    var rest: RestOfKeys?

    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        KeyedDecodingContainer(try KeyedElements(element, rest))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer { try UnkeyedElements(element) }

    func singleValueContainer() throws -> any SingleValueDecodingContainer { self }
}

extension PropertyListElementDecoder: SingleValueDecodingContainer {
    func decodeNil() -> Bool { false }
    func decode(_ type: Bool.Type) throws -> Bool { try element.flag }
    func decode(_ type: Int.Type) throws -> Int { try element.integer }
    func decode(_ type: String.Type) throws -> String { try element.text }

    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        throw element.fault("no kind of value that documents have")
    }
}

extension PropertyListElement {
    /// Reads a document, ignoring some keys.
    package func decode<Document: Decodable>(
        _ type: Document.Type, omitting keys: [String] = []
    ) throws(PropertyListFault) -> Document {
        do {
            let omitted = keys.compactMap { value(of: $0)?.node }
            guard !omitted.isEmpty else {
                return try Document(from: PropertyListElementDecoder(element: self))
            }
            let rest = RestOfKeys(try keyNodes.filter { !omitted.contains($0 + 1) })
            let document = try Document(from: PropertyListElementDecoder(element: self, rest: rest))
            try rest.refuse(in: self)
            return document
        } catch let fault as PropertyListFault {
            throw fault
        } catch {
            throw fault("not the document that was asked for")
        }
    }
}

/// The keys of a dictionary that no document has read yet; several documents may share it.
final class RestOfKeys {
    var nodes: [Int]

    init(_ nodes: [Int]) {
        self.nodes = nodes
    }

    /// Throws a fault for a key that no document knows.
    func refuse(in dictionary: PropertyListElement) throws(PropertyListFault) {
        guard let node = nodes.first else { return }
        throw dictionary.fault("unknown key", at: dictionary.tape.text(at: node))
    }
}

extension Decoder {
    /// Reads two documents that share the keys of one dictionary.
    func decode<First: Decodable, Second: Decodable>(
        _ first: First.Type, beside second: Second.Type
    ) throws -> (First, Second) {
        guard let decoder = self as? PropertyListElementDecoder, decoder.rest == nil else {
            return (try First(from: self), try Second(from: self))
        }
        let rest = RestOfKeys(try decoder.element.keyNodes)
        let shared = PropertyListElementDecoder(element: decoder.element, rest: rest)
        let documents = (try First(from: shared), try Second(from: shared))
        try rest.refuse(in: decoder.element)
        return documents
    }
}
