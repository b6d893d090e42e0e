/// Reads a part of a document stored as text; a fault names the path of the part.
func part<Value>(
    _ path: @autoclosure () -> String, _ read: @autoclosure () throws(PropertyListFault) -> Value
) throws(PropertyListFault) -> Value {
    do throws(PropertyListFault) {
        return try read()
    } catch {
        throw error.inside(path())
    }
}

extension Optional {
    /// The value of a text or number in a document; if it has none, throws a fault with its path.
    func required(
        at path: @autoclosure () -> String, _ problem: String = "not a valid value"
    ) throws(PropertyListFault) -> Wrapped {
        guard let self else { throw .invalid(path: path(), problem: problem) }
        return self
    }
}

extension Array {
    /// Transforms each element of a list; a fault names the list and the element's position, counted from 1.
    func map<Value>(
        at path: String, _ read: (Element) throws(PropertyListFault) -> Value
    ) throws(PropertyListFault) -> [Value] {
        var values: [Value] = []
        values.reserveCapacity(count)
        for index in indices {
            values.append(try part(path, part(String(index + 1), read(self[index]))))
        }
        return values
    }
}
