/// Reads a Codable document from an element of a property list.
///
/// What is wrong is a `PropertyListFault`. The tape knows the place of each element: there are no coding paths.
struct PropertyListElementDecoder: Decoder {
    let element: PropertyListElement
    /// A key of the element that is passed over as though it were not there.
    var omittedKey: String?

    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        KeyedDecodingContainer(try KeyedElements(element, omitting: omittedKey))
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
    /// Reads a document.
    ///
    /// - Parameter key: A key that is passed over as though it were not there.
    package func decode<Document: Decodable>(
        _ type: Document.Type, omitting key: String? = nil
    ) throws(PropertyListFault) -> Document {
        do {
            return try Document(from: PropertyListElementDecoder(element: self, omittedKey: key))
        } catch let fault as PropertyListFault {
            throw fault
        } catch {
            throw fault("not the document that was asked for")
        }
    }
}
