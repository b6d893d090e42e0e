import TrackerPresentation

/// The drawing of counts as bars, each with its label below and its text above.
struct BarPicture {
    /// The kind of the bars; it sets the room of each, so that bars of different trackers look alike.
    enum Kind: String {
        case months, weekdays

        /// The greatest number of bars, with room for missing ones at the end, and the room of each.
        fileprivate var size: (capacity: Int, step: Int) {
            switch self {
            case .months: (12, 27)
            case .weekdays: (7, 32)
            }
        }
    }

    let kind: Kind
    let counts: [TrackerDetailsState.Count]

    private static let bar = 17
    private static let (header, room, footer) = (14, 60, 16)

    func svg(named name: String) -> Markup {
        let ((capacity, step), most) = (kind.size, max(1, counts.map(\.count).max() ?? 0))
        // Longer texts would overlap; the table has them.
        let hasRoom = counts.allSatisfy { $0.text.count <= 5 }
        let bars: [Markup] = counts.enumerated().map { index, count in
            // A count above zero is always visible.
            let height = count.count == 0 ? 1 : max(3, count.count * Self.room / most)
            let (left, top) = (index * step + (step - Self.bar) / 2, Self.header + Self.room - height)
            let middle = left + Self.bar / 2
            let shape: Markup = count.count == 0 ? " class='none'" : ""
            let value: Markup =
                count.count > 0 && hasRoom ? "<text x='\(middle)' y='\(top - 4)'>\(count.text)</text>" : ""
            return """
                <rect\(shape) x='\(left)' y='\(top)' width='\(Self.bar)' height='\(height)' rx='2'/>\
                \(value)\
                <text x='\(middle)' y='\(Self.header + Self.room + 12)'>\(count.label)</text>
                """
        }
        let (width, height) = (capacity * step, Self.header + Self.room + Self.footer)
        return """
            <svg class='bars' role='img' aria-label='\(label(name))' viewBox='0 0 \(width) \(height)'>\
            \(bars.joined())</svg>
            """
    }

    /// "By weekday: Mon 3, Tue 2 …".
    private func label(_ name: String) -> String {
        name + ": " + counts.map { $0.label + " " + $0.text }.joined(separator: ", ")
    }
}
