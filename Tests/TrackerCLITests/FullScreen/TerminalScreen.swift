import Terminal

/// What a terminal shows after some bytes: text alone, on its main and its alternate screen, and the modes that are on.
struct TerminalScreen {
    /// The private modes that are switched on.
    private(set) var modes: Set<Int> = [7, 25]
    /// Every control sequence so far, as what follows `ESC [`.
    private(set) var controls: [String] = []
    private(set) var cursor = (column: 0, row: 0)
    private var size: Size
    private var margins: Range<Int>
    private var cells: [[String]]
    private var mainCells: [[String]] = []
    private var mainCursor = (column: 0, row: 0)

    /// - Parameter wraps: Whether text goes on in the next row, until something else is asked for.
    init(_ bytes: [UInt8], size: Size, wraps: Bool = true) {
        if !wraps { modes.remove(7) }
        self.size = size
        margins = 0..<size.rows
        cells = TerminalScreen.blank(size)
        apply(bytes)
    }

    var rows: [String] {
        cells.map { row in
            var text = row.joined()
            while text.last == " " { text.removeLast() }
            return text
        }
    }

    func shows(_ text: String) -> Bool { rows.contains { $0.contains(text) } }

    /// How many cards have a sign on their button; a card has a bar, or the mark of the focus.
    func buttons(_ sign: String) -> Int {
        rows.filter { $0.contains("▌") || $0.contains("›") }
            .reduce(0) { $0 + ($1 + " ").ranges(of: " \(sign) ").count }
    }

    func shows(button sign: String) -> Bool { buttons(sign) > 0 }

    /// How often everything was cleared.
    var clears: Int { controls.count { $0 == "2J" } }

    private static func blank(_ size: Size) -> [[String]] {
        Array(repeating: Array(repeating: " ", count: size.columns), count: size.rows)
    }

    mutating func apply(_ bytes: [UInt8]) {
        var text: [UInt8] = []
        var rest = bytes[...]
        while let byte = rest.popFirst() {
            guard byte < 0x20 || byte == 0x7F else {
                text.append(byte)
                continue
            }
            write(String(decoding: text, as: UTF8.self))
            text = []
            switch byte {
            case 0x0D: cursor.column = 0
            case 0x0A: lineFeed()
            case 0x08: cursor.column = max(0, cursor.column - 1)
            case 0x1B: escape(&rest)
            default: break
            }
        }
        write(String(decoding: text, as: UTF8.self))
    }

    private mutating func escape(_ rest: inout ArraySlice<UInt8>) {
        switch rest.popFirst() {
        case UInt8(ascii: "["):
            let body = rest.prefix { !(0x40...0x7E ~= $0) }
            rest = rest.dropFirst(body.count)
            guard let final = rest.popFirst() else { return }
            control(String(decoding: body, as: UTF8.self), Character(Unicode.Scalar(final)))
        case UInt8(ascii: "]"):
            // A question to the terminal, up to BEL or ESC \.
            rest = rest.drop { $0 != 0x07 && $0 != 0x1B }
            if rest.popFirst() == 0x1B { _ = rest.popFirst() }
        default: break
        }
    }

    private mutating func control(_ body: String, _ final: Character) {
        controls.append(body + String(final))
        let numbers = body.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
        let first = max(numbers.first ?? 1, 1)
        switch final {
        case "H": place(column: max(numbers.dropFirst().first ?? 1, 1) - 1, row: first - 1)
        case "G": place(column: first - 1, row: cursor.row)
        case "A": place(column: cursor.column, row: max(cursor.row - first, 0))
        case "B": place(column: cursor.column, row: cursor.row + first)
        case "C": place(column: cursor.column + first, row: cursor.row)
        case "D": place(column: max(cursor.column - first, 0), row: cursor.row)
        case "J" where body == "2": cells = TerminalScreen.blank(size)
        case "K": for column in cursor.column..<size.columns { cells[cursor.row][column] = " " }
        case "r":
            margins = first - 1..<min(numbers.dropFirst().first ?? size.rows, size.rows)
            place(column: 0, row: 0)
        case "M" where margins.contains(cursor.row): scroll(cursor.row..<margins.upperBound, by: first)
        case "L" where margins.contains(cursor.row): scroll(cursor.row..<margins.upperBound, by: -first)
        case "h", "l":
            if body.first == "?", let mode = Int(body.dropFirst()) { set(mode, isOn: final == "h") }
        default: break
        }
    }

    private mutating func set(_ mode: Int, isOn: Bool) {
        if mode == 1049, isOn != modes.contains(mode) {
            if isOn {
                (mainCells, mainCursor) = (cells, cursor)
                cells = TerminalScreen.blank(size)
            } else {
                (cells, cursor) = (mainCells, mainCursor)
            }
        }
        if isOn { modes.insert(mode) } else { modes.remove(mode) }
    }

    private mutating func place(column: Int, row: Int) {
        cursor = (min(column, size.columns - 1), min(row, size.rows - 1))
    }

    private mutating func lineFeed() {
        if cursor.row + 1 < size.rows {
            cursor.row += 1
        } else {
            cells.removeFirst()
            cells.append(Array(repeating: " ", count: size.columns))
        }
    }

    private mutating func scroll(_ rows: Range<Int>, by shift: Int) {
        let old = cells
        for row in rows {
            cells[row] = rows.contains(row + shift) ? old[row + shift] : TerminalScreen.blank(size)[row]
        }
    }

    private mutating func write(_ text: String) {
        for cluster in text {
            let width = CellWidth.of(cluster)
            guard width > 0 else { continue }
            if cursor.column + width > size.columns {
                cursor.column = modes.contains(7) ? 0 : max(0, size.columns - width)
                if modes.contains(7) { lineFeed() }
            }
            cells[cursor.row][cursor.column] = String(cluster)
            if width == 2, cursor.column + 1 < size.columns { cells[cursor.row][cursor.column + 1] = "" }
            cursor.column += width
        }
    }
}
