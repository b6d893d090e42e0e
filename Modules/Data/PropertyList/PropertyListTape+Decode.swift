extension PropertyListTape {
    /// Decodes a document from the list, or from the value at one of its nodes.
    package func decode<Document: Decodable>(
        _ type: Document.Type, at node: Int = 0
    ) throws(PropertyListFault) -> Document {
        do {
            return try Document(from: TapeDecoder(tape: self, node: node))
        } catch {
            throw Self.fault(error)
        }
    }

    private static func fault(_ error: any Error) -> PropertyListFault {
        switch error as? DecodingError {
        case .typeMismatch(_, let context), .valueNotFound(_, let context), .keyNotFound(_, let context),
            .dataCorrupted(let context):
            .invalid(place: words(for: context.codingPath), problem: context.debugDescription)
        default:
            .invalid(place: "", problem: "not the expected document")
        }
    }

    /// A coding path as a person would say it: `trackers, item 3, name`.
    private static func words(for path: [any CodingKey]) -> String {
        path.map { key in key.intValue.map { "item \($0 + 1)" } ?? key.stringValue }
            .joined(separator: ", ")
    }
}
