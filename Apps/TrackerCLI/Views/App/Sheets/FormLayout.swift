import Terminal
import TrackerPresentation

/// The layout of a tracker's form in rows of its own, from the top left; two cells at the left are for the mark of
/// the focus.
struct FormLayout {
    /// Above the fields, when a tracker is edited.
    let days: Rect?
    /// Each field with its place.
    let fields: [(field: FormSheetState.Field, rect: Rect)]
    let size: Size

    /// The two grids side by side.
    static let wideWidth = 2 + EmojiGridView.width + 2 + ColorGridView.width
    /// One grid below the other.
    static let narrowWidth = 55

    /// - Parameter fields: From the top; rows of choices stand together, and all else apart.
    init(_ fields: [FormSheetState.Field], isEdit: Bool, width: Int) {
        var row = 0
        func rows(_ count: Int) -> Rect {
            defer { row += count }
            return Rect(column: 0, row: row, columns: width, rows: count)
        }
        days = isEdit ? rows(1) : nil
        if isEdit { row += 1 }
        let isWide = width >= Self.wideWidth
        var places: [(field: FormSheetState.Field, rect: Rect)] = []
        for field in fields {
            let last = places.last
            if case .emoji = last?.field.content, case .color = field.content, isWide, let last {
                // One more row for the name of the colour.
                row = last.rect.top
                let (left, right) = rows(ColorGridView.height).split(left: 2 + EmojiGridView.width)
                places[places.count - 1].rect = left
                places.append((field, right))
                continue
            }
            if let last, last.field.content.needsGap(before: field.content) { row += 1 }
            places.append((field, rows(field.content.rows)))
        }
        self.fields = places
        size = Size(columns: width, rows: row)
    }

    /// The rows to be seen while a part has the focus; the last ones for the buttons, which stand below them.
    func rows(of part: FormSheetState.Part) -> Range<Int> {
        switch part {
        case .removeCompletion, .addCompletion: days?.rows ?? end
        case .cancel, .save: end
        case .kind, .text, .schedule, .emoji, .color:
            fields.first { $0.field.part == part.stop }?.rect.rows ?? end
        }
    }

    private var end: Range<Int> { size.rows..<size.rows }
}

extension FormSheetState.Field.Content {
    /// What is wrong with a field in one row.
    var error: String? {
        if case .line(let entry, rest: _, isTaken: _, remark: _) = self { entry.error } else { nil }
    }

    var rows: Int {
        switch self {
        // The row for what is wrong is the gap below.
        case .text: NameFieldView.fieldRows + 1
        case .choice, .line: 1
        case .emoji: EmojiGridView.height
        case .color: ColorGridView.height
        }
    }

    fileprivate func needsGap(before next: Self) -> Bool {
        switch (self, next) {
        case (.text, _), (_, .text): false
        default: rows > 1 || next.rows > 1
        }
    }
}

extension FormSheetState.Part {
    /// The place in the grid of emoji.
    var emoji: Int? {
        if case .emoji(let index) = self { index } else { nil }
    }

    /// The place in the grid of colours.
    var color: Int? {
        if case .color(let index) = self { index } else { nil }
    }
}
