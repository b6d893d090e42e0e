package import TrackerDomain
import TrackerPresentation

/// The state that only a terminal has: cursors, and the visible part of a page.
package struct AppInput {
    /// Letters go into a field.
    package let takesText: Bool
    package let search: TextField
    /// The state of each sheet, the last one on top.
    package let sheets: [SheetInput]
    /// The part of the celebration of a perfect day that has passed, from 0 to less than 1; `nil` without one.
    package var celebration: Double?
}

/// The state that only a terminal has of a sheet, or of the screens below.
package struct SheetInput {
    /// Its fields as they were last edited; the only one of a sheet has no name.
    private var fields: [TrackerField?: TextField] = [:]
    /// The number that the next digit may make longer, and the rule of the sheet before its first one.
    var number: (value: Int, before: RuleDraft?)?
    package var scroll = PageScroll()

    package init() {}

    /// A field of the sheet that now holds a text.
    package func field(_ name: TrackerField? = nil, holding text: String) -> TextField {
        fields[name]?.holding(text) ?? TextField(text)
    }

    /// Edits a field, as far as its owner takes the new text.
    @MainActor mutating func edit(_ edit: TextField.Edit, in access: FieldAccess) {
        var field = field(access.name, holding: access.text())
        let isWhole = field.apply(edit, limit: access.limit)
        // ← and → search nothing anew: the focus stays in the list that was found.
        if edit != .moveLeft, edit != .moveRight { access.enter(field.text, !isWhole) }
        fields[access.name] = field.holding(access.text())
    }

    /// Puts the cursor behind a text that was not typed.
    mutating func forgetField() { fields = [:] }
}

/// A field that letters go into.
@MainActor
struct FieldAccess {
    /// `nil` for the only one of its sheet.
    var name: TrackerField?
    /// The longest text that fits.
    var limit: Int?
    let text: () -> String
    let enter: (_ text: String, _ wasCut: Bool) -> Void
}

/// The requests of keys to the terminal.
@MainActor
package final class ScreenRequests {
    /// Draw everything anew.
    package var repaint = false
    /// Leave the screen to the shell for a while.
    package var suspend = false

    package nonisolated init() {}
}
