package import TrackerDomain

/// One value of a JSON document, with typed access to it.
///
/// An access returns the value or throws a fault with its path.
package struct JSONElement {
    let tape: JSONTape
    let node: Int

    private var kind: JSONNode.Kind { tape.nodes[node].kind }

    package var isObject: Bool { kind == .object }
    package var isArray: Bool { kind == .array }
    package var isText: Bool { kind == .string }
    package var isNumber: Bool { kind == .number }
    package var isNull: Bool { kind == .null }
    /// The line on which it begins, counted from 1.
    package var line: Int { Int(tape.nodes[node].line) }

    package var text: String {
        get throws(ImportFault) {
            guard isText else { throw fault }
            return tape.text(at: node)
        }
    }

    package var flag: Bool {
        get throws(ImportFault) {
            guard kind == .true || kind == .false else { throw fault }
            return kind == .true
        }
    }

    /// A whole number, `3`, `3.0` or `3e2`.
    package var integer: Int {
        get throws(ImportFault) {
            guard let number = try number, number.digits == 0 else { throw fault }
            return number.scaled
        }
    }

    /// A number; nil if it exceeds 18 digits.
    package var number: DecimalNumber? {
        get throws(ImportFault) {
            guard isNumber else { throw fault }
            return DecimalNumber(tape.textBytes(at: node))
        }
    }

    /// The day of a text; nil if it is no date.
    package var day: Day? {
        get throws(ImportFault) {
            guard isText else { throw fault }
            return Day(utf8: tape.textBytes(at: node))
        }
    }

    /// The days of an array's elements; passes an element that is no date to the closure.
    ///
    /// Reads the nodes directly, as a library may have hundreds of thousands of days.
    package func days(
        orElse broken: (JSONElement) throws(ImportFault) -> Void
    ) throws(ImportFault) -> DaySet {
        guard isArray else { throw fault }
        var days = DaySet()
        for child in tape.children(of: node) {
            if tape.nodes[child].kind == .string, let day = Day(utf8: tape.textBytes(at: child)) {
                days.insert(day)
            } else {
                try broken(JSONElement(tape: tape, node: child))
            }
        }
        return days
    }

    /// The elements of an array.
    package var items: [JSONElement] {
        get throws(ImportFault) {
            guard isArray else { throw fault }
            return tape.children(of: node).map { JSONElement(tape: tape, node: $0) }
        }
    }

    /// The members of an object, in the order of the file.
    package var members: [JSONMember] {
        get throws(ImportFault) {
            guard isObject else { throw fault }
            var members: [JSONMember] = []
            for child in tape.children(of: node) where tape.nodes[child].kind == .key {
                members.append(JSONMember(tape: tape, node: child))
            }
            return members
        }
    }

    /// The value of a key; nil if there is none, it is null, or this is no object.
    package subscript(key: String) -> JSONElement? {
        guard let keyNode = keyNode(of: key), tape.nodes[keyNode + 1].kind != .null else { return nil }
        return JSONElement(tape: tape, node: keyNode + 1)
    }

    /// The node of a key of this object.
    private func keyNode(of key: String) -> Int? {
        guard isObject else { return nil }
        for child in tape.children(of: node)
        where tape.nodes[child].kind == .key && tape.textBytes(at: child).elementsEqual(key.utf8) {
            return child
        }
        return nil
    }

    /// The value of a required key.
    package func required(_ key: String) throws(ImportFault) -> JSONElement {
        guard let value = self[key] else { throw fault(at: key) }
        return value
    }

    /// The fault that the value does not match the format.
    package var fault: ImportFault {
        .structure(file: tape.file, line: line, element: tape.path(of: node))
    }

    /// The fault of a present or missing member of this object.
    package func fault(at key: String) -> ImportFault {
        let steps = [tape.path(of: node), key].filter { !$0.isEmpty }
        let line = keyNode(of: key).map { Int(tape.nodes[$0].line) } ?? line
        return .structure(file: tape.file, line: line, element: steps.joined(separator: " › "))
    }
}

/// A key of an object with its value.
package struct JSONMember {
    fileprivate let tape: JSONTape
    fileprivate let node: Int

    package var key: String { tape.text(at: node) }
    /// The key as a day.
    package var day: Day? { Day(utf8: tape.textBytes(at: node)) }
    package var value: JSONElement { JSONElement(tape: tape, node: node + 1) }
}
