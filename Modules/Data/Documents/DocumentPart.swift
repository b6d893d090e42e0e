/// Reads a part of a document that says what it is in text; a fault names the place of the part.
func part<Value>(
    _ place: @autoclosure () -> String, _ read: () throws(PropertyListFault) -> Value
) throws(PropertyListFault) -> Value {
    do throws(PropertyListFault) {
        return try read()
    } catch {
        throw error.inside(place())
    }
}

extension Optional {
    /// What a text or number of a document means; where it means nothing, the fault of its place.
    func required(
        at place: String, _ problem: String = "not a valid value"
    ) throws(PropertyListFault) -> Wrapped {
        guard let self else { throw .invalid(place: place, problem: problem) }
        return self
    }
}

extension Array {
    /// What each element of a list means; a fault names the list and, counted from 1, the place in it.
    func map<Value>(
        at place: String, _ read: (Element) throws(PropertyListFault) -> Value
    ) throws(PropertyListFault) -> [Value] {
        try part(place) { () throws(PropertyListFault) in
            var values: [Value] = []
            values.reserveCapacity(count)
            for (index, element) in enumerated() {
                values.append(
                    try part(String(index + 1)) { () throws(PropertyListFault) in try read(element) })
            }
            return values
        }
    }
}
