import Samples
import Testing
import TrackerDomain
import TrackerPresentation

@Suite struct TrackerDraftTests {
    private static func draft() -> TrackerDraft {
        var draft = TrackerDraft(isEvent: false, category: .existing(.home))
        draft.name = "Run"
        draft.schedule = .weekdays(.everyDay)
        draft.emoji = "🙂"
        draft.color = PaletteColor.all[0]
        return draft
    }

    @Test("NEW-10: each section alone keeps a draft from being saved")
    func missing() {
        var draft = Self.draft()
        #expect(draft.missing.isEmpty && draft.creation(id: 1) != nil)
        draft.name = "\t"
        #expect(draft.missing == [.name] && draft.creation(id: 1) == nil)
        draft = Self.draft()
        draft.category = nil
        #expect(draft.missing == [.category] && draft.creation(id: 1) == nil)
        draft = Self.draft()
        draft.schedule = .weekdays([])
        #expect(draft.missing == [.schedule] && draft.creation(id: 1) == nil)
        draft = Self.draft()
        draft.emoji = nil
        #expect(draft.missing == [.emoji] && draft.creation(id: 1) == nil)
        draft = Self.draft()
        draft.color = nil
        #expect(draft.missing == [.color])
        #expect(draft.creation(id: 1) == nil && draft.change(of: 1, openedAs: draft) == nil)
    }

    @Test("NEW-10: the form has every field that is not switched elsewhere")
    func fields() {
        #expect(TrackerField.inForm.count == Set(TrackerField.inForm).count)
        #expect(Set(TrackerField.inForm) == Set(TrackerField.allCases.filter { !$0.isSeparateCommand }))
    }

    @Test("An edit holds the changed fields alone")
    func change() {
        let opened = Self.draft()
        var draft = opened
        draft.schedule = .weekdays(.weekends)
        draft.color = PaletteColor.all[1]
        #expect(
            draft.change(of: 1, openedAs: opened, completing: [.today], uncompleting: [.yesterday])
                == .editTracker(
                    1,
                    TrackerEdit(
                        .schedule(.weekdays(.weekends)), .color(PaletteColor.all[1]), completing: [.today],
                        uncompleting: [.yesterday])))
        #expect(opened.change(of: 1, openedAs: opened) == .editTracker(1, TrackerEdit()))
    }

    @Test("A draft of a tracker has the schedule in force today")
    func scheduleInForce() throws {
        let history = try #require(
            ScheduleHistory(entries: [
                .init(from: "2026-03-02", .weekdays(.everyDay)),
                .init(from: .tomorrow, .weekdays(.weekends)),
            ]))
        let tracker = Tracker.made(
            id: 1, name: "Run", emoji: "🙂", color: PaletteColor.all[0], categoryID: .home,
            kind: .habit(history), createdOn: "2026-03-02")
        #expect(TrackerDraft(tracker, today: .today).schedule == .weekdays(.everyDay))
        #expect(TrackerDraft(tracker, today: .tomorrow).schedule == .weekdays(.weekends))
        #expect(TrackerDraft(.event(1), today: .today).schedule == nil)
    }
}
