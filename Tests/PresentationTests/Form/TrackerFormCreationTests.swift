import DeskKit
import Samples
import Testing
import TrackerDomain
import TrackerPresentation

@MainActor @Suite struct TrackerFormCreationTests {
    private func form(
        _ desk: Desk, isEvent: Bool = false, category: Identifier? = nil
    ) throws -> TrackerFormViewModel {
        TrackerFormViewModel(
            creating: isEvent, category: category, workspace: desk.workspace, library: try desk.library)
    }

    private func fill(_ form: TrackerFormViewModel) {
        form.enter(" Run  far ", in: .name)
        form.choose(category: .existing(.work))
        form.choose(schedule: .weekdays(.on(.monday, .friday)))
        form.choose(emoji: "🐶")
        form.choose(color: PaletteColor.all[6])
    }

    @Test("NEW-2: an event takes no days, whoever gives them")
    func eventDays() throws {
        let desk = try Desk(.holding())
        let form = TrackerFormViewModel(
            creating: true, workspace: desk.workspace, library: try desk.library)
        form.choose(schedule: .weekdays(.everyDay))
        #expect(form.draft.schedule == nil && !form.hasUnsavedInput)
    }

    @Test("NEW-2: titles and buttons in both languages")
    func words() throws {
        let english = try Desk()
        let russian = try Desk(nil, .russian)
        let states = [
            try form(english), try form(english, isEvent: true), try form(russian),
            try form(russian, isEvent: true),
        ].map(\.state)
        #expect(
            states.map(\.title) == [
                "New habit", "New irregular event", "Новая привычка", "Новое нерегулярное событие",
            ])
        #expect(states.map(\.saveTitle) == ["Create", "Create", "Создать", "Создать"])
        #expect(states.allSatisfy { $0.daysText == nil && !$0.canAddCompletion && !$0.canRemoveCompletion })
    }

    @Test("NEW-4: the counter, the 39th symbol and its error, Create stays on")
    func nameLimit() throws {
        let form = try form(Desk(.holding()))
        fill(form)
        let full = String(repeating: "👨‍👩‍👧", count: 38)
        form.enter(full, in: .name)
        #expect(form.state.name.counterText == "38/38" && form.state.name.error == nil)
        form.enter(full + "x", in: .name)
        #expect(form.state.name.counterText == "38/38" && form.state.name.error == "Limit 38 characters")
        #expect(form.draft.name == full && form.state.canSave)
        form.choose(color: PaletteColor.all[0])
        #expect(form.state.name.error == nil)
        form.save()
        #expect(form.saved != nil)
    }

    @Test("NEW-3: the clear mark empties the field")
    func clearName() throws {
        let form = try form(Desk())
        #expect(!form.state.name.canClear)
        form.enter("x", in: .name)
        #expect(form.state.name.canClear)
        form.clear(.name)
        #expect(form.draft.name.isEmpty && !form.state.name.canClear && form.state.name.counterText == "0/38")
    }

    @Test("NEW-5, NEW-6: category and schedule stand as secondary text")
    func secondaryTexts() throws {
        let form = try form(Desk(.holding()))
        #expect(form.state.categoryText == nil && form.state.scheduleText == nil)
        form.choose(category: .existing(.work))
        form.choose(schedule: .weekdays(.weekdays))
        #expect(form.state.categoryText == "Work" && form.state.scheduleText == "Weekdays")
        form.choose(category: .named("Yard", newID: 300))
        form.choose(schedule: .weekdays(.on(.friday, .monday)))
        #expect(form.state.categoryText == "Yard" && form.state.scheduleText == "Mon, Fri")
        form.choose(schedule: .weekdays([]))
        #expect(form.state.scheduleText == nil && form.draft.missing.contains(.schedule))
    }

    @Test("NEW-10: what is missing, in the order of the form, in both languages")
    func missing() throws {
        #expect(
            try form(Desk()).state.missingText == "Missing: name, category, schedule")
        #expect(
            try form(Desk(nil, .russian), isEvent: true).state.missingText
                == "Не хватает: название, категория")
        let form = try form(Desk(.holding()))
        fill(form)
        #expect(form.state.missingText == nil && form.state.canSave)
        form.enter("  ", in: .name)
        #expect(form.state.missingText == "Missing: name" && !form.state.canSave)
    }

    @Test("NEW-10: Create does nothing while something is missing")
    func incomplete() throws {
        let desk = try Desk(.holding())
        let form = try form(desk)
        form.enter("Run", in: .name)
        form.save()
        #expect(form.saved == nil && form.notice == nil)
        #expect(try desk.steps.isEmpty)
    }

    @Test("NEW-10: creating keeps what was filled in, as one step, once")
    func create() throws {
        let desk = try Desk(.holding())
        let form = try form(desk)
        fill(form)
        form.save()
        form.save()
        #expect(form.saved == 501 && form.notice == nil)
        let tracker = try #require(try desk.library.tracker(501))
        #expect(tracker.name == "Run far" && tracker.categoryID == .work && tracker.emoji == "🐶")
        #expect(tracker.color.number == 7 && tracker.createdOn == .today && !tracker.isEvent)
        #expect(tracker.schedule(on: .today) == .weekdays(.on(.monday, .friday)))
        #expect(try desk.steps.count == 1)
        #expect(form.library == (try desk.library) && !form.hasUnsavedInput)
    }

    @Test("NEW-2: an event needs no schedule and takes none; a new category is made in the same step")
    func event() throws {
        let desk = try Desk(.holding())
        let form = try form(desk, isEvent: true)
        fill(form)
        #expect(form.state.scheduleText == nil && form.state.canSave)
        form.choose(category: .named("Yard", newID: 300))
        form.save()
        #expect(try desk.library.tracker(501)?.isEvent == true)
        #expect(try desk.library.category(300)?.name == "Yard")
        #expect(try desk.steps.count == 1)
    }

    @Test("NEW-7: any single emoji is taken, anything else refused with a sentence")
    func emoji() throws {
        let form = try form(Desk())
        form.choose(emoji: "👨‍👩‍👧")
        form.choose(emoji: "A")
        #expect(form.draft.emoji == "👨‍👩‍👧")
        #expect(form.notice == "“A” is not one emoji: give a single one, such as 🙂.")
        form.choose(emoji: "🇷🇺")
        #expect(form.draft.emoji == "🇷🇺" && form.notice == nil)
    }

    @Test("NEW-9: leaving a form asks after any input and leaves nothing behind")
    func unsavedInput() throws {
        let desk = try Desk(.holding())
        let inputs: [(TrackerFormViewModel) -> Void] = [
            { $0.enter("x", in: .name) }, { $0.choose(category: .existing(.work)) },
            { $0.choose(schedule: .weekdays(.weekends)) }, { $0.choose(emoji: "🐶") },
            { $0.choose(color: PaletteColor.all[1]) },
        ]
        for input in inputs {
            let form = try form(desk, category: .home)
            #expect(!form.hasUnsavedInput)
            input(form)
            #expect(form.hasUnsavedInput)
        }
        #expect(try desk.steps.isEmpty)
    }

    @Test("CAT-2: a new form starts with the category last chosen, unless that is gone")
    func startingCategory() throws {
        let desk = try Desk(.holding())
        #expect(try form(desk, category: .home).state.categoryText == "Home")
        let other = try form(desk, category: 77)
        #expect(other.draft.category == nil && other.draft.missing.contains(.category))
    }

    @Test("CAT-4, CAT-5: a category made in the list is named; CAT-2: deleting it empties the row")
    func categoryList() throws {
        let desk = try Desk(.holding())
        let form = try form(desk)
        fill(form)
        let list = CategoryListViewModel(workspace: desk.workspace, library: form.library)
        list.add("Yard")
        form.show(list.library)
        form.choose(category: .existing(try #require(list.focused)))
        #expect(form.state.categoryText == "Yard" && form.state.canSave)
        list.delete(try #require(list.focused))
        form.show(list.library)
        #expect(form.state.categoryText == nil && form.state.missingText == "Missing: category")
    }

    @Test("LIVE-1: a category deleted elsewhere is named at Save and must be chosen again")
    func categoryGone() throws {
        let desk = try Desk(.holding())
        let form = try form(desk)
        fill(form)
        try desk.elsewhere(.deleteCategory(.work))
        form.save()
        #expect(form.saved == nil && form.notice == "Work has been deleted.")
        #expect(form.state.missingText == "Missing: category" && form.draft.name == "Run far ")
        form.choose(category: .existing(.home))
        form.save()
        #expect(form.saved != nil && form.notice == nil)
    }

    @Test("A store that fails keeps the form as it is")
    func failingStore() throws {
        let desk = try Desk(.holding())
        let form = try form(desk)
        fill(form)
        let before = form.draft
        desk.store.trouble = .busy(path: "/l")
        form.save()
        #expect(form.notice == "Not saved. Another program is using /l: try again in a moment.")
        #expect(form.saved == nil && form.draft == before && form.hasUnsavedInput)
        desk.store.trouble = nil
        form.save()
        #expect(form.saved != nil && form.notice == nil)
    }
}
