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
struct AsText<Value: TextForm>: Encodable {
    var wrappedValue: Value

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(wrappedValue.documentText)
    }
}

extension PropertyListElement {
    /// The value that the element's text spells.
    func value<Value: TextForm>(_ type: Value.Type = Value.self) throws(PropertyListFault) -> Value {
        guard let value = Value(documentText: try text) else { throw fault("not a valid value") }
        return value
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
