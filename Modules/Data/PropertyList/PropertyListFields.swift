/// The values of a dictionary whose keys a document type knows.
///
/// A key that it does not know is a fault: writing the document again would lose the value.
struct PropertyListFields<Key: CodingKey & Hashable> {
    private let dictionary: PropertyListElement
    private var values: [(key: Key, value: PropertyListElement)] = []

    init(_ dictionary: PropertyListElement, _ keys: Key.Type) throws(PropertyListFault) {
        self.dictionary = dictionary
        for (name, value) in try dictionary.entries {
            guard let key = Key(stringValue: name) else { throw dictionary.fault("unknown key", at: name) }
            values.append((key, value))
        }
    }

    subscript(key: Key) -> PropertyListElement {
        get throws(PropertyListFault) {
            guard let value = optional(key) else { throw dictionary.fault("missing", at: key.stringValue) }
            return value
        }
    }

    func optional(_ key: Key) -> PropertyListElement? {
        values.first { $0.key == key }?.value
    }
}

extension PropertyListElement {
    func fields<Key>(_ keys: Key.Type) throws(PropertyListFault) -> PropertyListFields<Key> {
        try PropertyListFields(self, keys)
    }
}
