import DeskKit
import Testing
import TrackerDomain
import TrackerPresentation

@MainActor @Suite struct FormSheetFocusTests {
    @Test("A click puts the focus on any place of a grid, also once another is chosen")
    func grids() throws {
        let desk = try Desk()
        let form = TrackerFormViewModel(
            creating: false, workspace: desk.workspace, library: try desk.library)
        let model = FormSheetViewModel(form, conventions: .english)
        for part in [FormSheetState.Part.emoji(7), .color(9)] {
            model.focus(on: part)
            model.choose()
        }
        model.focus(on: .emoji(3))
        #expect(model.focus == .emoji(3))
        model.focus(on: .color(2))
        #expect(model.focus == .color(2))
        #expect(form.draft.emoji == Emoji.palette[7] && form.draft.color == PaletteColor.all[9])
    }

    @Test("A part that the form does not have takes no focus")
    func absent() throws {
        let desk = try Desk()
        let form = TrackerFormViewModel(creating: true, workspace: desk.workspace, library: try desk.library)
        let model = FormSheetViewModel(form, conventions: .english)
        for part in [FormSheetState.Part.schedule, .addCompletion, .removeCompletion] {
            model.focus(on: part)
            #expect(model.focus == .text(.name))
        }
    }
}
