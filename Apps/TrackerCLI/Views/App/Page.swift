import Terminal

/// Pieces one below the other, each as long as it is; a window shows as many of their rows as it has.
struct Page {
    private var pieces: [(rows: Range<Int>, draw: (Rect, inout Rendering) -> Void)] = []
    private(set) var rows = 0
    /// The rows that have to be visible; `nil` for the beginning.
    var focus: Range<Int>?
    /// The first row of a piece that stays at the top once it would leave it; nil if none does.
    var head: Int?
    /// What a scroll bar can give the focus to, with its rows, from the top.
    private var stops: [(rows: Range<Int>, target: Target)] = []

    /// - Parameter stop: What has the focus while these rows have to be visible.
    mutating func add(
        rows count: Int, stop: Target? = nil, draw: @escaping (Rect, inout Rendering) -> Void
    ) {
        pieces.append((rows..<rows + count, draw))
        if let stop { stops.append((rows..<rows + count, stop)) }
        rows += count
    }

    /// Lets a scroll bar give the focus to a target.
    mutating func addStop(_ rows: Range<Int>, _ target: Target) { stops.append((rows, target)) }

    mutating func add(_ lines: [Line]) {
        add(rows: lines.count) { rect, rendering in rendering.frame.draw(lines, in: rect) }
    }

    mutating func addGap() { rows += 1 }

    mutating func add(_ page: Page) {
        let top = rows
        pieces += page.pieces.map { ($0.rows.moved(by: top), $0.draw) }
        stops += page.stops.map { ($0.rows.moved(by: top), $0.target) }
        rows += page.rows
        focus = focus ?? page.focus?.moved(by: top)
        head = head ?? page.head.map { $0 + top }
    }

    /// Adds two pages side by side.
    mutating func add(_ left: Page, width: Int, gap: Int, _ right: Page) {
        focus = focus ?? (left.focus ?? right.focus)?.moved(by: rows)
        add(rows: max(left.rows, right.rows)) { rect, rendering in
            let (first, rest) = rect.split(left: width)
            left.draw(in: first, on: &rendering)
            right.draw(in: rest.inset(left: gap), on: &rendering)
        }
    }

    /// The first visible row of `count`: the focus stands in the middle, or else its end is visible.
    func offset(rows count: Int) -> Int { focus.map { offset(of: $0, rows: count) } ?? 0 }

    private func offset(of focus: Range<Int>, rows count: Int) -> Int {
        let middle = (focus.lowerBound + focus.upperBound - count) / 2
        return min(max(middle, focus.upperBound - count, 0), lastOffset(rows: count))
    }

    /// The offset at which the end is seen.
    func lastOffset(rows count: Int) -> Int { max(rows - count, 0) }

    /// The stop whose offset is nearest to one, the last of several at the end; a page without stops has its offsets.
    func stop(at offset: Int, rows count: Int) -> ScrollTrack.Stop? {
        if stops.isEmpty { return .offset(offset) }
        func distance(_ stop: (rows: Range<Int>, target: Target)) -> Int {
            abs(self.offset(of: stop.rows, rows: count) - offset)
        }
        let isAtEnd = offset >= lastOffset(rows: count)
        // The first of equal ones is the least.
        let nearest =
            isAtEnd
            ? stops.reversed().min { distance($0) < distance($1) } : stops.min { distance($0) < distance($1) }
        return nearest.map { .focus($0.target) }
    }

    /// Draws the rows from `offset` on, as many as there is room for.
    ///
    /// - Parameter margin: Columns at the left for the mark of the focus.
    func draw(from offset: Int = 0, margin: Int = 0, in rect: Rect, on rendering: inout Rendering) {
        var window = Rendering(size: rect.size)
        // The head takes the place of the first row that is scrolled under it.
        let held = head.flatMap { $0 < offset && !rect.isEmpty ? $0 : nil }
        let visible = offset + (held == nil ? 0 : 1)..<offset + rect.size.rows
        for piece in pieces where piece.rows.lowerBound == held || piece.rows.overlaps(visible) {
            let isHeld = piece.rows.lowerBound == held
            let place = Rect(
                column: 0, row: isHeld ? 0 : piece.rows.lowerBound - offset, columns: rect.size.columns,
                rows: piece.rows.count)
            piece.draw(place.inset(left: margin), &window)
        }
        let cursor = rendering.frame.cursor
        rendering.place(window, in: rect)
        if focus == nil { rendering.frame.cursor = cursor }
    }
}

extension Range<Int> {
    fileprivate func moved(by distance: Int) -> Self { lowerBound + distance..<upperBound + distance }
}
