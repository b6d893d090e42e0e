import DeskKit
import Samples
import TestKit
import Testing
import TrackerDomain
import TrackerPresentation

/// Random histories of a library on which three tabs, commands and another device act.
@MainActor @Suite struct HistoriesTests {
    @Test(
        "WEB-12: in random histories no day of a tracker holds a mark, amount, skip or note that nobody gave to it"
    )
    @MainActor func nothingUnpressed() throws {
        let count = Torture.tries(brief: 80, full: 10_000)
        var (presses, refusals, undos) = (0, 0, 0)
        for seed in 1...UInt64(count) {
            var history = try RandomHistory(seed: seed)
            for _ in 0..<10 where history.fault == nil { try history.act() }
            history.checkEnd()
            #expect(history.fault == nil, "seed \(seed): \(history.fault ?? "")")
            presses += history.presses
            refusals += history.refusals
            undos += history.undos
        }
        #expect(
            presses > 2 * count && refusals > count / 10 && undos > count / 10,
            "\(presses) \(refusals) \(undos)")
        Torture.report(
            item: 12, "stale pages and undos of three tabs", tries: count,
            outcome:
                "\(presses) presses, \(refusals) refused, \(undos) undone or redone; no mark that nobody pressed"
        )
    }
}

/// One history; it stops at the first fault.
@MainActor
private struct RandomHistory {
    private(set) var fault: String?
    private(set) var presses = 0, refusals = 0, undos = 0
    private let session: WebSession
    private var random: SeededRandom
    private var tabs: [BrowserTab] = []
    private let initial: Library
    /// The days to which somebody gave a mark or an amount.
    private var pressed: Set<TrackerDate> = []
    /// The library before and after each step that was seen.
    private var steps: [StepID: (before: Library, after: Library)] = [:]
    private static let ids: [String: Identifier] = ["A": 1, "B": 2, "C": 3, "D": 4]

    init(seed: UInt64) throws {
        random = SeededRandom(seed: seed)
        initial = try .holding(
            .habit(1, "A", created: "2026-11-16", done: ["2026-11-17"]),
            .habit(2, "B", created: "2026-11-16", goal: "at least 2 l", amounts: [("2026-11-18", "1")]),
            .habit(
                3, "C", planned: .sum(PeriodGoal("at least 30 km", in: .week)), created: "2026-11-16",
                amounts: [("2026-11-17", "8")]),
            .event(4, "D"))
        session = try WebSession(initial)
        session.desk.store.replace(by: PlainStore(initial))
        for _ in 0..<3 { tabs.append(try load()) }
    }

    private mutating func number(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }
    private mutating func day() -> Day { session.desk.today - number(4) }
    private mutating func tracker() -> Identifier { Identifier(high: 0, low: UInt64(1 + number(4))) }
    private mutating func amount() -> Amount { Amount(thousandths: 500 * (1 + number(4)))! }

    mutating func act() throws {
        switch number(12) {
        case 0...6: try press()
        case 7: tabs[number(3)] = try load()
        case 8...9: try command()
        case 10: try device()
        default: session.desk.today = session.desk.today + [1, 1, 1, -1][number(4)]
        }
    }

    // MARK: Tabs

    private mutating func load() throws -> BrowserTab {
        let (today, day, id) = (session.desk.today, day(), tracker())
        let (shown, subject, address): (Day, Identifier?, String) =
            switch number(8) {
            case 0...1: (today, nil, "?")
            case 2: (day, nil, "?d=\(day.iso)")
            case 3: (day, nil, "?f=not-completed&d=\(day.iso)")
            case 4: (day, nil, "?p=week&d=\(day.iso)")
            case 5: (day, id, "?p=tracker&id=\(id)&d=\(day.iso)")
            case 6: (day, id, "?a=amount&id=\(id)&d=\(day.iso)")
            default: (day, id, "?p=week&a=note&id=\(id)&d=\(day.iso)")
            }
        let before = try session.desk.library
        let answer = session.get(address)
        if try session.desk.library != before { fault = "\(address) changed the library" }
        let page = try answer.page()
        // The page of a tracker names the day that its buttons are of.
        let text = page.all(classed: "chosen").first?.all("p").first?.text ?? ""
        let named = (today - 9...today + 9).first { text.contains(" \($0.day) Nov") }
        return BrowserTab(page, at: address, on: named ?? shown, about: subject, Self.ids)
    }

    private mutating func press() throws {
        let tab = number(3)
        guard !tabs[tab].buttons.isEmpty else {
            tabs[tab] = try load()
            return
        }
        let index = number(tabs[tab].buttons.count)
        let (button, said) = tabs[tab].buttons[index]
        // Deleting ends most of a history.
        if said.intent == "delete", number(4) != 0 { return }
        fault = fault ?? tabs[tab].fault(index)
        let before = try session.desk.library
        let typed = ["1", "0.5", "+2", "-1", "x", ""][number(6)]
        let answer = try session.press(
            button, on: tabs[tab].address, typing: ["amount": typed, "text": typed])
        let after = try session.desk.library
        presses += 1
        let step = button.ancestors.first { $0.name == "form" }?.value("step").flatMap { StepID($0) }
        check(said, answer, typed, step, before, after)
        try remember(before, after, isStep: step == nil)
        if number(3) == 0 { tabs[tab] = try load() }
    }

    private mutating func check(
        _ said: BrowserTab.Said, _ answer: Answer, _ typed: String, _ step: StepID?, _ before: Library,
        _ after: Library
    ) {
        let changed = before.dates(changedIn: after)
        func fail(_ why: String) {
            fault = fault ?? "\(said) is answered \(answer.status): \(why) \(changed)"
        }
        guard answer.status == 303 else {
            refusals += 1
            if ![422, 410].contains(answer.status) { fail("no refusal") }
            if before != after { fail("refused, but changed") }
            return
        }
        if let step {
            undos += 1
            guard let (old, new) = steps[step] else { return fail("a step that nobody made") }
            let (from, to) = said.intent == "undo" ? (new, old) : (old, new)
            for date in changed {
                let expected = before.held(date).taking(whatDiffers: from.held(date), to.held(date))
                if after.held(date) != expected { fail("more than its step") }
            }
            return
        }
        guard let date = said.date else { return fail("it says nothing of a tracker") }
        for other in changed where other != date {
            let isWhole = ["delete", "pause", "resume", "archive", "unarchive"].contains(said.intent)
            if !isWhole || other.tracker != date.tracker { fail("another day") }
            if said.intent != "delete", before.held(other).mark != after.held(other).mark {
                fail("a mark elsewhere")
            }
        }
        let (old, new) = (before.held(date), after.held(date))
        switch said.intent {
        case "done":
            if after.tracker(date.tracker)?.isDone(on: date.day, today: session.desk.today) != true {
                fail("not done")
            }
            pressed.insert(date)
        case "undone": if new.mark != HeldDay() { fail("still done") }
        case "add", "amount":
            if new.amount == old.amount, typed != "", typed != "x", said.intent == "add" {
                fail("nothing added")
            }
            pressed.insert(date)
        case "skip", "unskip":
            if new.isSkipped != (said.intent == "skip") { fail("the other of skipped and not") }
            if new.mark != old.mark { fail("a mark by a skip") }
        case "note":
            if new.mark != old.mark || new.note != (typed.isEmpty ? nil : typed) { fail("another note") }
        case "delete": if after.tracker(date.tracker) != nil { fail("still there") }
        default: if new.mark != old.mark { fail("a mark by something else") }
        }
    }

    // MARK: Others

    private mutating func edit() -> Edit {
        let (id, day) = (tracker(), day())
        switch number(9) {
        case 0...1: return .complete([id], on: DaySet([day]))
        case 2: return .uncomplete([id], on: DaySet([day]))
        case 3...4: return .amount(AmountEdit([.set, .add][number(2)], amount()), of: id, on: DaySet([day]))
        case 5: return .skip([id], on: DaySet([day]))
        case 6: return number(2) == 0 ? .pause([id], from: nil) : .resume([id])
        case 7: return .note(number(2) == 0 ? nil : "rain", of: id, on: day)
        default: return number(4) == 0 ? .deleteTracker(id) : .archive([id])
        }
    }

    private mutating func command() throws {
        let (before, today, isUndo, edit) = (
            try session.desk.library, session.desk.today, number(4) == 0, edit()
        )
        _ = try? session.desk.store.update { (journal) throws(EditError) in
            if isUndo {
                _ = try journal.undo(today: today)
            } else {
                try journal.perform([edit], today: today)
            }
        }
        let after = try session.desk.library
        if !isUndo { pressed.formUnion(before.dates(changedIn: after)) }
        try remember(before, after, isStep: !isUndo)
    }

    /// What another device did comes in without a step.
    private mutating func device() throws {
        let (before, today, edit) = (try session.desk.library, session.desk.today, edit())
        var other = Journal(library: before)
        guard (try? other.perform([edit], today: today)) != nil else { return }
        let edited = other.library
        _ = try? session.desk.store.update { (journal) throws(EditError) in
            try journal.adopt(edited, today: today)
        }
        pressed.formUnion(before.dates(changedIn: edited))
    }

    /// Keeps what the newest step changed.
    private mutating func remember(_ before: Library, _ after: Library, isStep: Bool) throws {
        guard isStep, before != after, let id = try session.desk.store.loadJournal().history.nextID(.undo)
        else { return }
        steps[id] = (before, after)
    }

    /// Every mark and amount is of the beginning, or of somebody who gave it.
    mutating func checkEnd() {
        guard let library = try? session.desk.library else {
            fault = fault ?? "no library"
            return
        }
        for date in initial.dates(changedIn: library)
        where library.held(date).mark != HeldDay() && !pressed.contains(date) {
            if library.held(date).mark != initial.held(date).mark {
                fault = fault ?? "nobody pressed \(date)"
            }
        }
    }
}
