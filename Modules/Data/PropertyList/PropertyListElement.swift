/// One element of a property list; each access returns a typed value or throws a fault with the element's path.
package struct PropertyListElement {
    package let tape: PropertyListTape
    let node: Int

    private var kind: PropertyListNode.Kind { tape.nodes[node].kind }

    package var text: String {
        get throws(PropertyListFault) {
            guard kind == .string else { throw fault("not text") }
            return tape.text(at: node)
        }
    }

    package var integer: Int {
        get throws(PropertyListFault) {
            guard kind == .integer else { throw fault("not an integer") }
            guard let value = Int(tape.text(at: node)) else { throw fault("out of range") }
            return value
        }
    }

    package var flag: Bool {
        get throws(PropertyListFault) {
            guard kind == .true || kind == .false else { throw fault("neither true nor false") }
            return kind == .true
        }
    }

    /// The elements of an array.
    package var items: [PropertyListElement] {
        get throws(PropertyListFault) {
            guard kind == .array else { throw fault("not an array") }
            return tape.children(of: node).map { PropertyListElement(tape: tape, node: $0) }
        }
    }

    /// The nodes of a dictionary's keys, in the order of the file; the node of each value follows its key.
    package var keyNodes: [Int] {
        get throws(PropertyListFault) {
            guard kind == .dictionary else { throw fault("not a dictionary") }
            var keys: [Int] = []
            keys.reserveCapacity(Int(tape.nodes[node].extent) / 2)
            var key = node + 1
            while key < tape.nodes[node].next {
                keys.append(key)
                key = Int(tape.nodes[key + 1].next)
            }
            return keys
        }
    }

    /// The value of a key; nil if there is none, or this is no dictionary.
    package func value(of key: String) -> PropertyListElement? {
        (try? keyNodes)?.first { tape.isText(key, at: $0) }
            .map { PropertyListElement(tape: tape, node: $0 + 1) }
    }

    /// A fault of this element.
    package func fault(_ problem: String) -> PropertyListFault {
        .invalid(path: tape.path(of: node), problem: problem)
    }

    /// A fault of a present or missing entry of this dictionary.
    package func fault(_ problem: String, at key: String) -> PropertyListFault {
        PropertyListFault.invalid(path: key, problem: problem).inside(tape.path(of: node))
    }
}

extension PropertyListTape {
    package var root: PropertyListElement { PropertyListElement(tape: self, node: 0) }
}
