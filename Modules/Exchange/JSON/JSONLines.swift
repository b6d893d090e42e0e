internal import TrackerDomain

/// A JSON document with one line for each thing that may change by itself.
struct JSONLines {
    private(set) var bytes: [UInt8] = []
    private var depth = 0
    private var isFirst = true

    /// Opens an object or an array; in an object, with its key.
    mutating func open(_ sign: Unicode.Scalar, key: String? = nil) {
        if depth > 0 { beginLine() }
        if let key { append(key: key) }
        bytes.append(UInt8(ascii: sign))
        depth += 1
        isFirst = true
    }

    mutating func close(_ sign: Unicode.Scalar) {
        depth -= 1
        if !isFirst { newLine() }
        bytes.append(UInt8(ascii: sign))
        if depth == 0 { bytes.append(UInt8(ascii: "\n")) }
        isFirst = false
    }

    mutating func member(_ key: String, _ value: JSON) {
        beginLine()
        append(key: key)
        bytes += value.text.utf8
    }

    mutating func item(_ value: JSON) {
        beginLine()
        bytes += value.text.utf8
    }

    /// Appends an array of days with a line for each month.
    mutating func days(_ days: DaySet, key: String) {
        open("[", key: key)
        var month: Month?
        for day in days {
            if let month, month.days.contains(day) {
                bytes += [UInt8(ascii: ","), UInt8(ascii: " ")]
            } else {
                month = Month(containing: day)
                beginLine()
            }
            // Without a formatter: a library may have hundreds of thousands of days.
            bytes.append(UInt8(ascii: "\""))
            bytes.append(day, hyphened: true)
            bytes.append(UInt8(ascii: "\""))
        }
        close("]")
    }

    private mutating func append(key: String) {
        bytes += JSON.string(key).text.utf8
        bytes += [UInt8(ascii: ":"), UInt8(ascii: " ")]
    }

    private mutating func beginLine() {
        if !isFirst { bytes.append(UInt8(ascii: ",")) }
        isFirst = false
        newLine()
    }

    private mutating func newLine() {
        bytes.append(UInt8(ascii: "\n"))
        for _ in 0..<depth * 2 { bytes.append(UInt8(ascii: " ")) }
    }
}
