import Samples
import Testing
import TrackerDomain

/// Which texts that gave way a person is told.
@Suite struct SyncTellingTests {
    private static let friday = Told.friday

    private func edit(_ value: TrackerValue, _ id: Identifier = 1) -> Edit {
        .editTracker(id, TrackerEdit(value))
    }

    @Test(
        "SYNC 3: a name that gave way is told where it was given, whoever looks first",
        arguments: [false, true])
    func name(phoneIsFirst: Bool) throws {
        let told = try Told([edit(.name("Jog"))], [edit(.name("Running"))], phoneIsFirst: phoneIsFirst)
        let run = try #require(told.library.tracker(1))
        #expect(told.laptop == [.overwritten(.tracker(.name, of: run), lost: "Jog", kept: "Running")])
        #expect(told.phone == [])
        #expect(told.desktop == [])
    }

    @Test("SYNC 3: it is told also if the other device saw it before the own one looked")
    func seenAfterwards() throws {
        var (laptop, phone) = try Device.pair(Told.begin())
        try laptop.perform(edit(.name("Jogging")))
        try phone.takeIn(laptop)
        try laptop.perform(edit(.name("Jog")))
        try phone.perform(edit(.name("Running")))
        #expect(try phone.takeIn(laptop).conflicts == [])
        let told = try laptop.takeIn(phone).conflicts
        let run = try #require(laptop.tracker(1))
        #expect(told == [.overwritten(.tracker(.name, of: run), lost: "Jog", kept: "Running")])
        // Who knew the own name gave it up on purpose.
        try laptop.perform(edit(.name("Jog")))
        try phone.takeIn(laptop)
        try phone.perform(edit(.name("Sprint")))
        #expect(try laptop.takeIn(phone).conflicts == [])
    }

    @Test("SYNC 3: rules, goals, categories, pauses and looks give way as names do, with both values")
    func fields() throws {
        let rows: [(field: TrackerField, laptop: [Edit], phone: [Edit])] = [
            (.schedule, [edit(.schedule(.on(.monday)))], [edit(.schedule(.on(.friday)))]),
            (.goal, [edit(.goal("at least 3 km"))], [edit(.goal("at least 4 km"))]),
            (.emoji, [edit(.emoji("🏃"))], [edit(.emoji("🥾"))]),
            (.color, [edit(.color(.number(2)))], [edit(.color(.number(3)))]),
            (.pinned, [.pin(1)], [.pin(1), .unpin(1)]),
            (.status, [.pause([1], from: nil)], [.archive([1])]),
            (.status, [.pause([1], from: nil)], [.pause([1], from: "2026-03-05")]),
        ]
        for (field, laptop, phone) in rows {
            var own = try Device.pair(Told.begin()).laptop
            for edit in laptop { try own.perform(edit) }
            let told = try Told(laptop, phone)
            let (lost, stands) = (try #require(own.tracker(1)), try #require(told.library.tracker(1)))
            #expect(
                told.laptop == [
                    .overwritten(
                        .tracker(field, of: stands), lost: lost.text(of: field), kept: stands.text(of: field))
                ])
            #expect(lost.text(of: field) != stands.text(of: field))
            #expect(told.phone + told.desktop == [])
        }
    }

    @Test("SYNC 3: of a category that gave way the names are told")
    func categories() throws {
        let told = try Told(
            [edit(.category(.existing(.work)))], [edit(.category(.named("Sport", newID: 102)))])
        let run = try #require(told.library.tracker(1))
        #expect(
            told.laptop == [.overwritten(.tracker(.category, of: run), lost: "Work", kept: "Sport")])
        #expect(told.phone + told.desktop == [])
    }

    @Test("SYNC 3: a note that gave way is told, also if it was removed")
    func note() throws {
        let told = try Told(
            [.note("Sun", of: 1, on: Self.friday)], [.note("Rain", of: 1, on: Self.friday)])
        let run = try #require(told.library.tracker(1))
        #expect(
            told.laptop == [
                .overwritten(.value(.note, of: run, on: Self.friday), lost: "Sun", kept: "Rain")
            ])
        #expect(told.phone == [])
        #expect(told.desktop == [])
        let noted = try Library.holding(.habit(1, "Run", notes: [(Self.friday, "Mist")]))
        let removed = try Told(
            in: noted, [.note("Sun", of: 1, on: Self.friday)], [.note(nil, of: 1, on: Self.friday)])
        let bare = try #require(removed.library.tracker(1))
        #expect(
            removed.phone + removed.laptop == [
                .overwritten(.value(.note, of: bare, on: Self.friday), lost: "Sun", kept: nil)
            ])
    }

    @Test("SYNC 3: a category's name that gave way is told")
    func category() throws {
        let told = try Told([.renameCategory(.home, to: "House")], [.renameCategory(.home, to: "Flat")])
        let flat = Category(id: .home, name: "Flat")
        #expect(told.laptop == [.overwritten(.category(.name, of: flat), lost: "House", kept: "Flat")])
        #expect(told.phone == [])
        #expect(told.desktop == [])
    }

    @Test("SYNC 3: what is the same, or replaced by one who knew it, is not told")
    func nothingGaveWay() throws {
        let named = Edit.editTracker(1, TrackerEdit(.name("Jog")))
        let home = CategoryChoice.named("Sport", newID: 102)
        let rows: [([Edit], [Edit])] = [
            ([named], [named]), ([named], []), ([], [named]), ([named], [edit(.emoji("🏃"))]),
            ([edit(.schedule(.on(.monday)))], [edit(.schedule(.on(.monday)))]),
            ([edit(.category(home))], [edit(.category(.named("sport", newID: 103)))]),
            ([edit(.category(.named("sport", newID: 103)))], [edit(.category(home))]),
            ([.note("Sun", of: 1, on: Self.friday)], [.note("Sun", of: 1, on: Self.friday)]),
            ([.renameCategory(.home, to: "House")], [.renameCategory(.home, to: "House")]),
        ]
        for (laptop, phone) in rows {
            let told = try Told(laptop, phone)
            #expect(told.laptop + told.phone + told.desktop == [], "\(laptop) \(phone)")
        }
        // Each knew the name before.
        var (laptop, phone) = try Device.pair(Told.begin())
        for name in ["Jog", "Stroll", "Walk"] {
            try laptop.perform(edit(.name(name)))
            #expect(try phone.takeIn(laptop).conflicts == [])
            try phone.perform(edit(.name(name + " on")))
            #expect(try laptop.takeIn(phone).conflicts == [])
        }
    }

    @Test("SYNC 3: a text that was set again here while another device replaced it is told")
    func setAgain() throws {
        var (laptop, phone) = try Device.pair(Told.begin())
        try laptop.perform(.adding(9, "Chess", in: .existing(.home)))
        try phone.takeIn(laptop)
        try laptop.perform(edit(.name("Go"), 9))
        try phone.perform(edit(.name("Bridge"), 9))
        let meetings = try laptop.takeIn(phone).conflicts
        let tracker = try #require(laptop.tracker(9))
        #expect(
            meetings == [.overwritten(.tracker(.name, of: tracker), lost: "Go", kept: "Bridge")])
        #expect(try phone.takeIn(laptop).conflicts == [])
        // What is replaced by one who knew it is not, whatever was done to the tracker since.
        try laptop.perform(edit(.name("Whist"), 9))
        try phone.takeIn(laptop)
        try phone.perform(edit(.name("Rummy"), 9))
        try laptop.perform(.complete([9], on: .today))
        try laptop.perform(edit(.emoji("🃏"), 9))
        #expect(try laptop.takeIn(phone).conflicts == [])
    }

    @Test("SYNC 3: the same rule of another day is not told")
    func sameRule() throws {
        var (laptop, phone) = try Device.pair(Told.begin())
        try laptop.journal.perform([edit(.schedule(.on(.monday)))], today: .yesterday)
        try phone.perform(edit(.schedule(.on(.monday))))
        #expect(try laptop.takeIn(phone).conflicts == [])
        #expect(try phone.takeIn(laptop).conflicts == [])
    }
}
