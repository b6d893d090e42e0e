internal import TrackerDomain

/// A column of a wide table, and its habit.
struct WideColumn {
    enum Content {
        case marks, amounts
        /// In another program's table, or in one of ours from before headings had more than names.
        case either
    }

    /// The index of the habit in the draft.
    let index: Int
    let content: Content
    let isEvent: Bool
}

/// The data of a habit in a row of a wide table, from one column or two.
struct WideEntry {
    private(set) var content = DraftDay()
    /// Marks of an inactive day beside one that takes precedence.
    private(set) var off: [DraftDay.Mark] = []

    /// Adds the data of a cell.
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
        let isExempt = marks.contains { $0 == .skipped || $0 == .paused }
        if column.isEvent, isExempt { throw .eventValue }
        content = try content.joined(with: DraftDay(mark: marks.max()))
        off += marks.filter { $0 != content.mark }
    }

    /// Splits a cell into one value, or into several marks of our own: `1 s`.
    private static func values(
        _ cell: String, of column: WideColumn, _ hasDecimalCommas: Bool
    ) throws(BrokenLine.Problem) -> [TableValue] {
        if let value = TableValue(cell, hasDecimalCommas: hasDecimalCommas), !value.hasUnit { return [value] }
        let texts = column.content == .marks ? cell.split(separator: " ").map(String.init) : [cell]
        let values = texts.compactMap { TableValue($0, hasDecimalCommas: hasDecimalCommas) }
        guard values.count == texts.count else {
            throw .unreadValue(cell, hasDecimalCommas: hasDecimalCommas)
        }
        return values
    }

    /// Marks an amount without a mark as not done, in a table that has a column for marks.
    mutating func takeMissingMark() {
        if content.mark == nil, content.amount != nil { content.mark = .notDone }
    }
}
