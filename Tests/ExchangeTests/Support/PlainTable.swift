/// The cells of a table, read as RFC 4180 has it, one byte after the other; what our own code knows is not used.
struct PlainTable {
    private(set) var rows: [[String]] = []

    init(_ text: String) {
        var (cell, row): ([UInt8], [String]) = ([], [])
        var isQuoted = false
        func take() {
            row.append(String(decoding: cell, as: UTF8.self))
            cell = []
        }
        let bytes = Array(text.utf8)
        var place = 0
        while place < bytes.count {
            switch bytes[place] {
            case UInt8(ascii: "\""):
                if isQuoted, place + 1 < bytes.count, bytes[place + 1] == UInt8(ascii: "\"") {
                    cell.append(bytes[place])
                    place += 1
                } else {
                    isQuoted.toggle()
                }
            case UInt8(ascii: ",") where !isQuoted: take()
            case UInt8(ascii: "\n") where !isQuoted:
                take()
                rows.append(row)
                row = []
            default: cell.append(bytes[place])
            }
            place += 1
        }
    }
}
