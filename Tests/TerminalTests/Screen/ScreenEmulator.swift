import Terminal

/// A terminal's screen, as far as frames need one: text, movement, erasing, styles, the cursor.
///
/// It is as strict as any terminal: it waits at the right edge before it wraps, scrolls at the bottom, blanks the
/// other half of a wide cluster that is written over, and reports what it does not know.
struct ScreenEmulator {
    /// How it draws clusters that terminals disagree on.
    enum Drawing: CaseIterable {
        /// As `CellWidth` has it.
        case clusters
        /// U+FE0F changes nothing, each scalar is drawn by itself, and lines do not wrap.
        case scalars
    }

    struct Place: Equatable {
        var text = " "
        var style = SGRState()
        var isSecondHalf = false

        /// Nobody sees a difference.
        func looks(like other: Place) -> Bool {
            text == other.text && isSecondHalf == other.isSecondHalf
                && (style == other.style || text == " " && style.shownByBlank == other.style.shownByBlank)
        }
    }

    let size: Size
    private(set) var places: [Place]
    private(set) var cursor = Point.zero
    private(set) var isCursorVisible = true
    private(set) var style = SGRState()
    private(set) var clears = 0
    private(set) var hasScrolled = false
    private(set) var isInUpdate = false
    private(set) var unknown: [String] = []
    private let drawing: Drawing
    private var isAtEdge = false
    /// The rows between the margins.
    private var margins: Range<Int>

    init(size: Size, drawing: Drawing = .clusters) {
        self.size = size
        self.drawing = drawing
        margins = 0..<size.rows
        places = [Place](repeating: Place(), count: size.columns * size.rows)
    }

    subscript(_ point: Point) -> Place {
        places[point.row * size.columns + point.column]
    }

    mutating func apply(_ bytes: [UInt8]) {
        var text: [UInt8] = []
        var index = 0
        while index < bytes.count {
            guard bytes[index] < 0x20 else {
                text.append(bytes[index])
                index += 1
                continue
            }
            write(String(decoding: text, as: UTF8.self))
            text = []
            if bytes[index] != 0x1B {
                control(bytes[index])
                index += 1
                continue
            }
            let end = bytes[(index + 2)...].firstIndex { 0x40...0x7E ~= $0 } ?? bytes.endIndex - 1
            control(
                String(decoding: bytes[(index + 2)..<end], as: UTF8.self),
                Character(Unicode.Scalar(bytes[end])))
            index = end + 1
        }
        write(String(decoding: text, as: UTF8.self))
    }

    private mutating func control(_ byte: UInt8) {
        switch byte {
        case 0x0A:
            if cursor.row == size.rows - 1 { hasScrolled = true }
            move(to: Point(column: cursor.column, row: cursor.row + 1))
        case 0x0D: move(to: Point(column: 0, row: cursor.row))
        default: unknown.append("\(byte)")
        }
    }

    private mutating func control(_ body: String, _ final: Character) {
        let numbers = body.split(separator: ";", omittingEmptySubsequences: false).map {
            max(Int($0) ?? 1, 1)
        }
        switch (final, body) {
        case ("m", _): style.apply(body)
        case ("H", _):
            move(to: Point(column: (numbers.dropFirst().first ?? 1) - 1, row: (numbers.first ?? 1) - 1))
        case ("G", _): move(to: Point(column: (numbers.first ?? 1) - 1, row: cursor.row))
        case ("A", _): move(to: Point(column: cursor.column, row: max(cursor.row - (numbers.first ?? 1), 0)))
        case ("B", _): move(to: Point(column: cursor.column, row: cursor.row + (numbers.first ?? 1)))
        case ("C", _), ("D", _):
            // From there some terminals step from the last column, some from behind it.
            if isAtEdge { unknown.append("steps from the edge") }
            let steps = (numbers.first ?? 1) * (final == "C" ? 1 : -1)
            move(to: Point(column: max(cursor.column + steps, 0), row: cursor.row))
        case ("J", "2"):
            clears += 1
            for index in places.indices { places[index] = Place() }
        case ("K", ""):
            for column in cursor.column..<size.columns {
                blank(Point(column: column, row: cursor.row))
                self[column, cursor.row] = Place(style: style)
            }
            isAtEdge = false
        case ("r", _):
            margins = (numbers.first ?? 1) - 1..<min(numbers.dropFirst().first ?? size.rows, size.rows)
            move(to: .zero)
        case ("M", _): shift(by: numbers.first ?? 1)
        case ("L", _): shift(by: -(numbers.first ?? 1))
        case ("h", "?25"): isCursorVisible = true
        case ("l", "?25"): isCursorVisible = false
        case ("h", "?2026"): isInUpdate = true
        case ("l", "?2026"): isInUpdate = false
        default: unknown.append(body + String(final))
        }
    }

    /// Deletes or inserts lines at the cursor; those below move, as far as the bottom margin.
    private mutating func shift(by count: Int) {
        guard margins.contains(cursor.row) else { return }
        let old = places
        for row in cursor.row..<margins.upperBound {
            let isMoved = (cursor.row..<margins.upperBound).contains(row + count)
            for column in 0..<size.columns {
                self[column, row] =
                    isMoved ? old[(row + count) * size.columns + column] : Place(style: style)
            }
        }
        move(to: Point(column: 0, row: cursor.row))
    }

    private mutating func move(to point: Point) {
        cursor = Point(column: min(point.column, size.columns - 1), row: min(point.row, size.rows - 1))
        isAtEdge = false
    }

    private mutating func write(_ text: String) {
        switch drawing {
        case .clusters:
            for cluster in text { write(String(cluster), cells: CellWidth.of(cluster)) }
        case .scalars:
            for scalar in text.unicodeScalars { write(String(scalar), cells: CellWidth.of(scalar)) }
        }
    }

    private mutating func write(_ text: String, cells: Int) {
        guard cells > 0 else { return }
        if drawing == .scalars, isAtEdge || cursor.column + cells > size.columns {
            move(to: Point(column: max(size.columns - cells, 0), row: cursor.row))
        } else if isAtEdge || cursor.column + cells > size.columns {
            if cursor.row == size.rows - 1 { hasScrolled = true }
            move(to: Point(column: 0, row: cursor.row + 1))
        }
        guard cells <= size.columns else { return }
        for column in cursor.column..<cursor.column + cells {
            blank(Point(column: column, row: cursor.row))
            self[column, cursor.row] = Place(
                text: column == cursor.column ? text : "", style: style, isSecondHalf: column > cursor.column)
        }
        cursor.column += cells
        isAtEdge = cursor.column == size.columns
        if isAtEdge { cursor.column -= 1 }
    }

    /// Takes away both halves of what stands there.
    private mutating func blank(_ point: Point) {
        if self[point].isSecondHalf { self[point.column - 1, point.row].text = " " }
        if point.column + 1 < size.columns, self[point.column + 1, point.row].isSecondHalf {
            self[point.column + 1, point.row] = Place(style: self[point.column + 1, point.row].style)
        }
    }

    private subscript(_ column: Int, _ row: Int) -> Place {
        get { places[row * size.columns + column] }
        set { places[row * size.columns + column] = newValue }
    }
}
