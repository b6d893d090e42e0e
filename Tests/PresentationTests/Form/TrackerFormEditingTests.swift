import DeskKit
import Samples
import Testing
import TrackerDomain
import TrackerPresentation

@MainActor @Suite struct TrackerFormEditingTests {
    private func form(_ desk: Desk, on date: Day = .today) throws -> TrackerFormViewModel {
        let library = try desk.library
        return TrackerFormViewModel(
            editing: try #require(library.tracker(1)), on: date, workspace: desk.workspace, library: library)
    }

    private func habit() throws -> Desk {
        try Desk(
            .holding(
                .habit(
                    1, "Run", planned: .on(.monday, .wednesday), pinned: true,
                    done: ["2026-03-02", .yesterday])))
    }

    @Test("MAIN-14: the form is filled, with the day count and Save")
    func filled() throws {
        let state = try form(habit()).state
        #expect(state.title == "Habit editing" && state.saveTitle == "Save" && state.daysText == "2 days")
        #expect(state.draft.name == "Run" && state.name.counterText == "3/38" && state.name.canClear)
        #expect(state.categoryText == "Home" && state.scheduleText == "Mon, Wed" && state.canSave)
        #expect(state.draft.emoji == "🙂" && state.draft.color?.number == 1)
        let russian = try form(Desk(.holding(.event(1)), .russian)).state
        #expect(russian.title == "Редактирование события" && russian.saveTitle == "Сохранить")
        #expect(russian.daysText == "0 дней" && russian.scheduleText == nil && russian.canSave)
        #expect(try form(Desk(.holding(.event(1)))).state.title == "Event editing")
        #expect(try form(Desk(.holding(.habit(1)), .russian)).state.title == "Редактирование привычки")
    }

    @Test("TRK-2: an edit keeps identity, completions, pin and kind")
    func identity() throws {
        let desk = try habit()
        let before = try #require(try desk.library.tracker(1))
        let form = try form(desk)
        form.enter("Walk", in: .name)
        form.choose(category: .existing(.work))
        form.choose(schedule: .weekdays(.everyDay))
        form.choose(emoji: "🐶")
        form.choose(color: PaletteColor.all[17])
        form.save()
        let after = try #require(try desk.library.tracker(1))
        #expect(form.saved == 1 && after.name == "Walk" && after.categoryID == .work)
        #expect(after.emoji == "🐶" && after.color.number == 18)
        #expect(after.marks == before.marks && after.isPinned && !after.isEvent)
        #expect(after.createdOn == before.createdOn)
        #expect(try desk.steps.count == 1)
    }

    @Test("TRK-5: a changed schedule holds from today on")
    func schedule() throws {
        let desk = try habit()
        let form = try form(desk)
        form.choose(schedule: .weekdays(.weekends))
        form.save()
        let tracker = try #require(try desk.library.tracker(1))
        #expect(tracker.schedule(on: .yesterday) == .weekdays(.on(.monday, .wednesday)))
        #expect(tracker.schedule(on: .today) == .weekdays(.weekends))
    }

    @Test("MAIN-14: − and + are pending until Save, and one step with it")
    func pending() throws {
        let desk = try habit()
        let form = try form(desk)
        #expect(form.state.canAddCompletion && !form.state.canRemoveCompletion)
        form.addCompletion()
        #expect(form.state.daysText == "3 days" && form.hasUnsavedInput)
        #expect(!form.state.canAddCompletion && form.state.canRemoveCompletion)
        form.addCompletion()
        #expect(form.state.daysText == "3 days")
        #expect(try desk.steps.isEmpty)
        form.enter("Walk", in: .name)
        form.save()
        let step = try #require(try desk.steps.first)
        #expect(step.changes.count == 2 && step.changes.last == .completed(1, DaySet([.today])))
        #expect(try desk.steps.count == 1)
        #expect(try desk.library.tracker(1)?.name == "Walk")
    }

    @Test("MAIN-14: − takes the mark of the selected date away, + brings it back before Save")
    func remove() throws {
        let desk = try habit()
        let form = try form(desk, on: .yesterday)
        form.removeCompletion()
        #expect(form.state.daysText == "1 day" && form.state.canAddCompletion)
        form.addCompletion()
        #expect(form.state.daysText == "2 days" && !form.hasUnsavedInput)
        form.removeCompletion()
        form.save()
        #expect(try desk.steps.map(\.changes) == [[.uncompleted(1, DaySet([.yesterday]))]])
    }

    @Test("MAIN-14: not for a future date, a completion there included")
    func future() throws {
        let desk = try Desk(.holding(.habit(1, done: [.tomorrow])))
        for date in [.tomorrow, "2026-03-10"] as [Day] {
            let form = try form(desk, on: date)
            form.addCompletion()
            form.removeCompletion()
            #expect(!form.state.canAddCompletion && !form.state.canRemoveCompletion)
            #expect(form.state.daysText == "0 days" && !form.hasUnsavedInput)
        }
    }

    @Test("TRK-6: an event done on another day takes no second mark; its own can be moved away and back")
    func event() throws {
        let desk = try Desk(.holding(.event(1, done: [.yesterday])))
        #expect(try !form(desk).state.canAddCompletion)
        let form = try form(desk, on: .yesterday)
        form.removeCompletion()
        #expect(form.state.canAddCompletion && form.state.daysText == "0 days")
        form.addCompletion()
        #expect(form.state.daysText == "1 day" && !form.hasUnsavedInput)
    }

    @Test("MAIN-14: Cancel drops all of it")
    func cancel() throws {
        let desk = try habit()
        let before = try desk.library
        let form = try form(desk)
        #expect(!form.hasUnsavedInput)
        form.enter("Walk", in: .name)
        form.addCompletion()
        #expect(form.hasUnsavedInput)
        #expect(try desk.library == before && desk.steps.isEmpty)
        form.removeCompletion()
        form.enter("Run", in: .name)
        #expect(!form.hasUnsavedInput)
    }

    @Test("A Save that changes nothing is no step")
    func unchanged() throws {
        let desk = try habit()
        let form = try form(desk)
        form.enter(" Run ", in: .name)
        form.save()
        #expect(form.saved == 1)
        #expect(try desk.steps.isEmpty)
    }

    @Test("LIVE-1: Save changes the fields that were touched and leaves the others as they are now")
    func touchedFieldsOnly() throws {
        let desk = try habit()
        let form = try form(desk)
        try desk.elsewhere(
            .editTracker(
                1,
                TrackerEdit(
                    .name("Jog"), .category(.existing(.work)), .schedule(.weekdays(.everyDay)), .emoji("🐶"))),
            .complete([1], on: .today))
        form.choose(color: PaletteColor.all[1])
        form.save()
        let tracker = try #require(try desk.library.tracker(1))
        #expect(tracker.name == "Jog" && tracker.categoryID == .work && tracker.emoji == "🐶")
        #expect(tracker.schedule(on: .today) == .weekdays(.everyDay) && tracker.color.number == 2)
        #expect(tracker.marks.contains(.today))
    }

    @Test("LIVE-1: the day count follows marks made elsewhere")
    func countFollows() throws {
        let desk = try habit()
        let form = try form(desk)
        form.addCompletion()
        try desk.elsewhere(.complete([1], on: .today), .complete([1], on: "2026-03-01"))
        form.show(try desk.library)
        #expect(form.state.daysText == "4 days")
        form.save()
        #expect(form.saved == 1)
        #expect(try desk.library.tracker(1)?.marks.count == 4)
    }

    @Test("LIVE-1: a tracker deleted elsewhere is told at Save, and can be created anew")
    func deletedElsewhere() throws {
        let desk = try habit()
        let form = try form(desk)
        form.enter("Walk", in: .name)
        form.createAnew()
        #expect(form.saved == nil)
        try desk.elsewhere(.deleteTracker(1))
        form.save()
        #expect(form.saved == nil && form.isTrackerGone && form.notice == "Run has been deleted.")
        #expect(form.draft.name == "Walk" && form.hasUnsavedInput)
        form.save()
        #expect(try desk.library.trackers.isEmpty)
        form.createAnew()
        let id = try #require(form.saved)
        #expect(id != 1 && form.notice == nil)
        let tracker = try #require(try desk.library.tracker(id))
        #expect(tracker.name == "Walk" && tracker.marks.isEmpty && tracker.createdOn == .today)
    }

    @Test("CAT-2: deleting the edited tracker's own category says so")
    func ownCategory() throws {
        let desk = try habit()
        let form = try form(desk)
        let list = CategoryListViewModel(workspace: desk.workspace, library: form.library, chosen: .home)
        list.delete(.home)
        form.show(list.library)
        #expect(form.isTrackerGone && form.notice == "Run has been deleted.")
        #expect(form.state.title == "Habit editing" && form.state.categoryText == nil)
    }

    @Test("A refused Save says why and keeps the form")
    func refused() throws {
        let desk = try Desk(.holding(.event(1)))
        let form = try form(desk)
        form.addCompletion()
        try desk.elsewhere(.complete([1], on: .yesterday))
        form.save()
        #expect(form.saved == nil && form.hasUnsavedInput)
        #expect(form.notice == "Event was done on Sat, 7 March 2026: unmark it on that day first.")
        form.dismissErrors()
        #expect(form.notice == nil)
    }
}
