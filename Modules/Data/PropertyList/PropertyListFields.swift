/// The values of a dictionary whose keys a document type knows.
///
/// A key that it does not know is a fault: writing the document again would lose the value.
struct PropertyListFields<Key: RawRepresentable<String> & CaseIterable & Equatable>
where Key.AllCases == [Key] {
    private let dictionary: PropertyListElement
    /// For each key the node of its value; 0, which is nobody's value, where there is none.
    private var nodes = [Int](repeating: 0, count: Key.allCases.count)

    init(_ dictionary: PropertyListElement, _ keys: Key.Type) throws(PropertyListFault) {
        self.dictionary = dictionary
        for key in try dictionary.keys {
            guard let place = Key.allCases.firstIndex(where: { key.isText($0.rawValue) }) else {
                throw dictionary.fault("unknown key", at: key)
            }
            nodes[place] = key.value.node
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
        guard let place = Key.allCases.firstIndex(of: key) else { return nil }
        return nodes[place] == 0 ? nil : PropertyListElement(tape: dictionary.tape, node: nodes[place])
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
