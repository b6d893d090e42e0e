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
        case .keyNotFound(let key, let context):
            .invalid(place: place(context.codingPath + [key]), problem: context.debugDescription)
        case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
            .invalid(place: place(context.codingPath), problem: context.debugDescription)
        default:
            .invalid(place: "", problem: "not the expected document")
        }
    }

    /// A coding path as a person counts: `trackers › 3 › name` is the name of the third tracker.
    private static func place(_ path: [any CodingKey]) -> String {
        path.map { key in key.intValue.map { String($0 + 1) } ?? key.stringValue }
            .joined(separator: " › ")
    }
}
