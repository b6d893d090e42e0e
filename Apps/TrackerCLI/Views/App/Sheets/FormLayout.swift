import Terminal
import TrackerPresentation

/// Where the parts of a tracker's form stand in its own rows, from the top left; two cells at the left are for
/// the mark of the focus.
struct FormLayout {
    /// Above the name, when a tracker is edited.
    let days: Rect?
    let name: Rect
    let category: Rect
    /// An event has none.
    let schedule: Rect?
    let goal: Rect?
    let emoji: Rect
    let color: Rect
    let size: Size

    /// The two grids side by side.
    static let wideWidth = 2 + EmojiGridView.width + 2 + ColorGridView.width
    /// One grid below the other.
    static let narrowWidth = 52

    init(isEdit: Bool, hasSchedule: Bool, width: Int) {
        var row = 0
        func rows(_ count: Int, gap: Int = 0) -> Rect {
            defer { row += count + gap }
            return Rect(column: 0, row: row, columns: width, rows: count)
        }
        days = isEdit ? rows(1, gap: 1) : nil
        name = rows(NameFieldView.fieldRows + 1)
        category = rows(1, gap: hasSchedule ? 0 : 1)
        schedule = hasSchedule ? rows(1) : nil
        goal = hasSchedule ? rows(1, gap: 1) : nil
        if width >= Self.wideWidth {
            let grids = rows(ColorGridView.height)
            (emoji, color) = grids.split(left: 2 + EmojiGridView.width)
        } else {
            emoji = rows(EmojiGridView.height, gap: 1)
            color = rows(ColorGridView.height)
        }
        size = Size(columns: width, rows: row)
    }

    /// The rows to be seen while a part has the focus; the last ones for the buttons, which stand below them.
    func rows(of part: FormSheetState.Part) -> Range<Int> {
        let end = size.rows..<size.rows
        return switch part {
        case .removeCompletion, .addCompletion: days?.rows ?? end
        case .text: name.rows
        case .category: category.rows
        case .schedule: schedule?.rows ?? end
        case .goal: goal?.rows ?? end
        case .emoji: emoji.rows
        case .color: color.rows
        case .cancel, .save: end
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
