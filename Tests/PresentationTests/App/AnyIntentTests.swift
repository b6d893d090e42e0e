import DeskKit
import Samples
import TestKit
import Testing
import TrackerDomain
import TrackerPresentation

/// Whatever a front asks for, with whatever values, the program goes on.
@MainActor @Suite struct AnyIntentTests {
    @Test(
        "FRONT-4: no public intent ends the program, and the state can be read after each",
        arguments: 0..<Torture.tries(brief: 25, full: 50))
    @MainActor func anything(seed: Int) throws {
        var front = try RandomFront(seed: UInt64(seed))
        for _ in 0..<Torture.tries(brief: 400, full: 4_000) { front.act() }
        #expect(front.sheets.count > 2, "it opens sheets of many kinds")
    }

    @Test("FRONT-4: a year to come or before the first completion is the nearest one there is")
    func years() throws {
        let session = try AppSession(.holding(.habit(1, "Run", created: "2024-01-01", done: ["2024-05-01"])))
        for (year, shown) in [
            (9_000, 2026), (2026, 2026), (2025, 2025), (2024, 2024), (1, 2024), (Int.min, 2024),
        ] {
            session.app.statistics.show(.year(year))
            #expect(session.app.statistics.range == .year(shown))
        }
        let empty = try AppSession(.holding(.habit(1, "Run")))
        empty.app.statistics.show(.year(2026))
        #expect(empty.app.statistics.range == .whole)
    }
}

/// A front that calls public intents at random.
@MainActor
private struct RandomFront {
    private let session: AppSession
    private var random: SeededRandom
    /// The kinds of sheets that were open.
    private(set) var sheets: Set<ObjectIdentifier> = []

    private static let numbers = [
        0, 1, -1, 2, 3, 7, 18, 31, 366, 9_000, -9_000, Int(Int32.max), Int.max, Int.min, Int.min + 1,
    ]
    private static let texts = [
        "", " ", "Run", "3/week", "month:45", "5 km", "+1.5", "-0", "99999999999999999999", "least",
        "e\u{301}",
        "👨‍👩‍👧‍👦", "a\nb", "2026-02-30", "\u{202E}x", String(repeating: "я", count: 300),
    ]

    init(seed: UInt64) throws {
        random = SeededRandom(seed: seed)
        let library: Library? =
            switch seed % 5 {
            case 0: nil
            case 1: try .holding()
            case 2: try .workedExample()
            case 3: try .holding(.event(1, "Visit", done: [.today]), .habit(2, "Old", created: "1900-01-01"))
            default:
                try .holding(
                    .habit(1, "Run", goal: "at least 5 km", status: .paused(since: .today)),
                    .habit(2, "Gone", status: .archived(since: .today)), .habit(3, pinned: true))
            }
        session = try AppSession(
            library, seed % 2 == 0 ? .english : .russian, savesLater: seed % 3 == 0,
            sync: seed % 7 == 0 ? FakeSync.ofThree : nil)
    }

    private mutating func number() -> Int { Self.numbers.randomElement(using: &random)! }
    private mutating func text() -> String { Self.texts.randomElement(using: &random)! }
    private mutating func isTrue() -> Bool { Bool.random(using: &random) }

    private mutating func day() -> Day {
        let near = Int.random(in: -40...40, using: &random)
        return [.today + near, .earliest, .latest, Day(number())].randomElement(using: &random)!
    }

    private mutating func id() -> Identifier {
        let known = ((try? session.desk.library.trackers.map(\.id)) ?? []) + [77]
        return known.randomElement(using: &random)!
    }

    private mutating func wish() -> Wish {
        let amount = AmountEdit([.set, .add, .subtract].randomElement(using: &random)!, "1.5")
        return [
            .done(isTrue()), .skipped(isTrue()), .amount(amount), .note(isTrue() ? text() : nil),
            .paused(isTrue()), .pinned(isTrue()), .archived(isTrue()),
            .rest(
                [.adding(from: .today, until: .today + 3), .until(day()), .ending(day())].randomElement(
                    using: &random)!),
        ].randomElement(using: &random)!
    }

    mutating func act() {
        let app = session.app
        switch Int.random(in: 0..<26, using: &random) {
        case 0..<5: app.perform(AppAction.allCases.randomElement(using: &random)!)
        case 5: app.perform(wish(), on: id(), day())
        case 6: app.choose(row: number())
        case 7: isTrue() ? app.confirm() : app.press()
        case 8: isTrue() ? app.cancel() : app.discard()
        case 9: isTrue() ? app.save() : app.answer(isTrue())
        case 10: app.search(text())
        case 11: app.focus(on: id(), day())
        case 12: isTrue() ? app.focus(on: day()) : app.focus(onRow: id())
        case 13:
            _ = app.focus(on: id())
            app.focus(onSection: id())
        case 14: app.tab = Tab.allCases.randomElement(using: &random)!
        case 15: isTrue() ? app.undo() : app.redo(StepID(String(repeating: "0", count: 16)))
        case 16:
            app.statistics.show(
                [.whole, .year(number()), .days(.today...(.today))].randomElement(using: &random)!)
        case 17: app.week.weeks = isTrue() ? number() : [1, 2, 4].randomElement(using: &random)!
        case 18: isTrue() ? app.week.moveWeek(by: number()) : app.week.focus(onRow: number())
        case 19: isTrue() ? app.list.moveDate(by: number()) : app.list.show(day())
        case 20: app.list.choose(TrackerFilter.allCases.randomElement(using: &random)!)
        case 21: isTrue() ? app.reload() : app.isBarFocused.toggle()
        case 22: _ = app.open(CardAction.Page.allCases.randomElement(using: &random)!, of: id(), on: day())
        case 23: app.showsDetails.toggle()
        default: actOnSheet()
        }
        // Reading them works everything out.
        _ = app.state
        sheets.formUnion(app.sheets.map { ObjectIdentifier(type(of: $0)) })
        if Int.random(in: 0..<5, using: &random) == 0 {
            _ = AppAction.allCases.filter { app.canPerform($0) && app.isEnabled($0) }
        }
        if app.tab == .week { _ = app.weekScreen }
        // Sheets do not pile up.
        if app.sheets.count > 5 { for _ in 0..<5 { app.discard() } }
    }

    private mutating func actOnSheet() {
        switch session.app.sheets.last {
        case let sheet as CalendarViewModel:
            isTrue()
                ? sheet.select(day())
                : isTrue() ? sheet.move(byDays: number()) : sheet.move(byMonths: number())
        case let sheet as TrackerDetailsViewModel:
            isTrue()
                ? sheet.choose(day())
                : isTrue() ? sheet.move(byDays: number()) : sheet.move(byMonths: number())
        case let sheet as BreakViewModel:
            sheet.focus(onRow: number())
            isTrue()
                ? sheet.choose(day())
                : isTrue() ? sheet.change(byDays: number()) : sheet.change(byMonths: number())
            if isTrue() { sheet.enter(text()) }
        case let sheet as ScheduleViewModel:
            sheet.focus(onRow: isTrue() ? number() : Int.random(in: 0..<8, using: &random))
            isTrue() ? sheet.set(number()) : sheet.change(by: number())
        case let sheet as SettingsViewModel:
            sheet.focus(onRow: Int.random(in: 0..<12, using: &random))
            if isTrue() { _ = sheet.change(by: number()) }
        case let sheet as TextPromptViewModel: sheet.enter(text())
        case let sheet as FormSheetViewModel:
            for field in TrackerField.allCases where isTrue() { sheet.form.enter(text(), in: field) }
            if isTrue() { sheet.form.choose(isEvent: isTrue()) }
        case let sheet?: sheet.focus(onRow: number())
        case nil: break
        }
    }
}
