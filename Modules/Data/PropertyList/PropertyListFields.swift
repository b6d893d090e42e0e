/// The values of a dictionary whose keys a document type knows.
///
/// A key that it does not know is a fault: writing the document again would lose the value.
struct PropertyListFields<Key: RawRepresentable<String> & Equatable> {
    private let dictionary: PropertyListElement
    private var values: [(key: Key, value: PropertyListElement)] = []

    init(_ dictionary: PropertyListElement, _ keys: Key.Type) throws(PropertyListFault) {
        self.dictionary = dictionary
        for (name, value) in try dictionary.entries {
            guard let key = Key(rawValue: name) else { throw dictionary.fault("unknown key", at: name) }
            values.append((key, value))
        }
    }

    subscript(key: Key) -> PropertyListElement {
        get throws(PropertyListFault) {
            guard let value = optional(key) else { throw fault("missing", at: key) }
            return value
        }
    }

    /// The value of a key that may be left out.
    func optional(_ key: Key) -> PropertyListElement? {
        values.first { $0.key == key }?.value
    }

    /// A fault of a value that stands, or should stand, in the dictionary.
    func fault(_ problem: String, at key: Key) -> PropertyListFault {
        dictionary.fault(problem, at: key.rawValue)
    }
}

extension PropertyListElement {
    func fields<Key>(_ keys: Key.Type) throws(PropertyListFault) -> PropertyListFields<Key> {
        try PropertyListFields(self, keys)
    }
}
