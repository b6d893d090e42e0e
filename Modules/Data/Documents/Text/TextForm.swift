internal import TrackerDomain

/// A value that documents keep as text.
protocol TextForm {
    /// Reads the text of a document.
    init?(documentText: String)
    /// The text for a document.
    var documentText: String { get }
}

/// A property of a document that is kept as text.
@propertyWrapper
struct AsText<Value: TextForm>: Codable {
    var wrappedValue: Value

    init(wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let value = Value(documentText: try container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "not a valid value")
        }
        wrappedValue = value
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(wrappedValue.documentText)
    }
}

extension Identifier: TextForm {
    init?(documentText text: String) { self.init(text) }
    var documentText: String { description }
}

extension Day: TextForm {
    init?(documentText text: String) { self.init(iso: text) }
    var documentText: String { iso }
}
