import TrackerPresentation

/// The drawing of a chart of bars, each with its label below and its text above; the best ones stand out.
struct BarPicture {
    /// The kind of the bars; it sets the room of each, so that bars of different trackers look alike.
    enum Kind: String {
        case months, weekdays, periods

        /// The greatest number of bars, with room for missing ones at the end, and the room of each.
        fileprivate var size: (capacity: Int, step: Int) {
            switch self {
            case .months: (12, 27)
            case .weekdays: (7, 32)
            // Their labels have a day and a month.
            case .periods: (12, 40)
            }
        }
    }

    let kind: Kind
    let chart: BarChart

    private static let bar = 17
    private static let (header, room, footer) = (14, 60, 16)

    func svg(named name: String) -> Markup {
        let (capacity, step) = kind.size
        // Longer texts would overlap; the table has them.
        let hasRoom = chart.bars.allSatisfy { $0.text.count <= 5 }
        let bars: [Markup] = chart.bars.enumerated().map { index, bar in
            // A count above zero is always visible.
            let height = bar.count == 0 ? 1 : max(3, bar.count * Self.room / chart.whole)
            let (left, top) = (index * step + (step - Self.bar) / 2, Self.header + Self.room - height)
            let middle = left + Self.bar / 2
            let shape: Markup = bar.count == 0 ? " class='none'" : chart.isFull(bar) ? " class='best'" : ""
            let value: Markup =
                bar.count > 0 && hasRoom ? "<text x='\(middle)' y='\(top - 4)'>\(bar.text)</text>" : ""
            return """
                <rect\(shape) x='\(left)' y='\(top)' width='\(Self.bar)' height='\(height)' rx='2'/>\
                \(value)\
                <text x='\(middle)' y='\(Self.header + Self.room + 12)'>\(bar.label)</text>
                """
        }
        let (width, height) = (capacity * step, Self.header + Self.room + Self.footer)
        let line: Markup = chart.line.map { goal(at: $0, width) } ?? ""
        return """
            <svg class='bars' role='img' aria-label='\(label(name))' viewBox='0 0 \(width) \(height)'>\
            \(bars.joined())\(line)</svg>
            """
    }

    /// The line of a goal or a limit.
    private func goal(at count: Int, _ width: Int) -> Markup {
        let top = Self.header + Self.room - count * Self.room / chart.whole
        return """
            <line x1='0' y1='\(top)' x2='\(width)' y2='\(top)' stroke='currentColor' stroke-dasharray='3 3'/>
            """
    }

    /// "By weekday: Mon 3, Tue 2 …".
    private func label(_ name: String) -> String {
        name + ": " + chart.bars.map { $0.label + " " + $0.text }.joined(separator: ", ")
    }
}
