internal import TrackerDomain

/// A column of a wide table, and the habit of which it tells.
struct WideColumn {
    enum Content {
        case marks, amounts
        /// Of a table of others, or one of ours before headings told of more than names.
        case either
    }

    /// That of the habit in the draft.
    let place: Int
    let content: Content
    let isEvent: Bool
}

/// What a row of a wide table says of a habit, in one column or two.
struct WideEntry {
    private(set) var content = DraftDay()
    /// Marks of a day off beside one that outranks them.
    private(set) var off: [DraftDay.Mark] = []

    /// Adds what a cell says.
    ///
    /// - Parameter take: Takes the unit of an amount.
    mutating func add(
        _ cell: String, of column: WideColumn, hasDecimalCommas: Bool,
        take: (String) throws(BrokenLine.Problem) -> Void
    ) throws(BrokenLine.Problem) {
        let values = try WideEntry.values(cell, of: column, hasDecimalCommas)
        var marks: [DraftDay.Mark] = []
        for value in values {
            switch (value, column.content) {
            case (.nothing, _): break
            case (.mark, .amounts): throw .value(cell)
            case (.mark(let mark), _): marks.append(mark)
            case (.amount(.zero, unit: ""), .marks): marks.append(.notDone)
            case (.amount(.one, unit: ""), .marks): marks.append(.done)
            case (.amount, .marks): throw .value(cell)
            case (.amount, _) where column.isEvent: throw .eventValue
            case (.amount(let amount, let unit), _):
                try take(unit)
                content = try content.joined(with: DraftDay(amount: amount))
            }
        }
        let isOff = marks.contains { $0 == .skipped || $0 == .rested }
        if column.isEvent, isOff { throw .eventValue }
        content = try content.joined(with: DraftDay(mark: marks.max()))
        off += marks.filter { $0 != content.mark }
    }

    /// The cell is one value, or several marks of our own: `1 s`.
    private static func values(
        _ cell: String, of column: WideColumn, _ hasDecimalCommas: Bool
    ) throws(BrokenLine.Problem) -> [TableValue] {
        if let value = TableValue(cell, hasDecimalCommas: hasDecimalCommas), !value.hasUnit { return [value] }
        let texts = column.content == .marks ? cell.split(separator: " ").map(String.init) : [cell]
        let values = texts.compactMap { TableValue($0, hasDecimalCommas: hasDecimalCommas) }
        guard values.count == texts.count else { throw .value(cell) }
        return values
    }

    /// Takes an amount without a mark for what was not done, in a table that has a column for marks.
    mutating func takeMissingMark() {
        if content.mark == nil, content.amount != nil { content.mark = .notDone }
    }
}
