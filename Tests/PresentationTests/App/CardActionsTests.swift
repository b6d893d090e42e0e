import DeskKit
import Samples
import Testing
import TrackerDomain
import TrackerPresentation

@MainActor @Suite struct CardActionsTests {
    @Test("MAIN-5, T88: Space marks the card and takes the mark away, each with a notice")
    func toggle() throws {
        let session = try AppSession(.holding(.habit(1, "Run")))
        session.app.press()
        #expect(session.cards[0].isCompleted && session.cards[0].daysText == "1 day")
        #expect(session.state.notice?.withoutStep == Notice(.change, "Done, 8 Mar: Run — a perfect day!"))
        session.app.press()
        #expect(!session.cards[0].isCompleted && session.notice == "Unmarked, 8 Mar: Run")
        let russian = try AppSession(.holding(.habit(1, "Бег")), .russian)
        russian.app.press()
        #expect(russian.notice == "Отмечено за 8 мар: Бег — идеальный день!")
    }

    @Test("The last habit of a day makes it perfect, which is said once and of planned habits alone")
    func perfectDay() throws {
        let session = try AppSession(.holding(.habit(1, "Run"), .habit(2, "Read"), .event(3, "Exam")))
        func mark(_ index: Int) {
            session.app.focus(on: session.cards[index].id)
            session.app.press()
        }
        mark(0)
        #expect(session.notice == "Done, 8 Mar: Run")
        mark(1)
        #expect(session.notice == "Done, 8 Mar: Read — a perfect day!")
        mark(1)
        mark(1)
        #expect(session.notice == "Done, 8 Mar: Read")
        mark(2)
        #expect(session.notice == "Done, 8 Mar: Exam")
        // Each day has its own.
        session.app.perform(.previousDay)
        mark(0)
        mark(1)
        #expect(session.notice == "Done, 7 Mar: Read — a perfect day!")
    }

    @Test("MAIN-5: a past date may be marked; a future one says why not")
    func otherDates() throws {
        let session = try AppSession(.holding(.habit(1)))
        session.app.perform(.previousDay)
        session.app.press()
        #expect(try session.desk.library.tracker(1)?.marks == DaySet([.yesterday]))
        session.app.perform(.goToToday)
        session.app.perform(.nextDay)
        session.app.press()
        #expect(session.notice == "Mon, 9 March 2026 has not come yet: mark it on that day.")
        #expect(session.state.notice?.kind == .error && session.cards[0].canToggle == false)
        session.app.dismiss()
        #expect(session.notice == nil)
    }

    @Test("MAIN-4, MAIN-14: an event is listed on the day it was done only, and comes back unmarked")
    func event() throws {
        let session = try AppSession(.holding(.event(1, "Exam"), .habit(2, "Run")))
        session.app.press()
        session.app.perform(.previousDay)
        #expect(session.names == ["Run"])
        session.app.perform(.goToToday)
        session.app.focus(on: 1)
        session.app.press()
        session.app.perform(.previousDay)
        #expect(session.names == ["Exam", "Run"])
    }

    @Test(
        "MAIN-12, OFF-1…3, NOTE-1, V21: the menu offers Mark, what becomes of the day, the tracker, and Delete last",
        arguments: [Conventions.english, .russian])
    func menu(conventions: Conventions) throws {
        let session = try AppSession(.holding(.habit(1, "Run"), .habit(2, "Rest", pinned: true)), conventions)
        let isEnglish = conventions.language == .english
        session.app.confirm()
        #expect(session.list?.title == "🙂 Rest")
        #expect(
            session.list?.rows.map(\.text)
                == (isEnglish
                    ? [
                        "Mark as done", "Amount", "Rest …", "Note", "Details", "Edit", "Unpin", "Delete",
                    ]
                    : [
                        "Отметить", "Количество", "Отдых…", "Заметка", "Подробности", "Редактировать",
                        "Открепить", "Удалить",
                    ]))
        #expect(
            session.list?.rows.filter(\.startsGroup).map(\.text)
                == (isEnglish
                    ? ["Mark as done", "Rest …", "Details", "Delete"]
                    : ["Отметить", "Отдых…", "Подробности", "Удалить"]))
        #expect(session.list?.rows.last?.isDestructive == true)
        session.app.cancel()
        session.app.focus(on: 1)
        session.app.perform(.openMenu)
        try session.pick(isEnglish ? "Pin" : "Закрепить")
        #expect(session.state.main.list.sections.map(\.title) == [isEnglish ? "Pinned" : "Закрепленные"])
        #expect(session.notice == (isEnglish ? "Pinned: Run" : "Закреплено: Run"))
    }

    @Test("MAIN-12, V21: Mark, the first row, unmarks as well, and is not there for a day to come")
    func menuMarks() throws {
        let session = try AppSession(.holding(.habit(1, "Run")))
        session.app.confirm()
        session.app.confirm()
        #expect(session.cards[0].isCompleted && session.state.sheets.isEmpty)
        session.app.confirm()
        try session.pick("Unmark")
        #expect(!session.cards[0].isCompleted)
        session.app.perform(.nextDay)
        session.app.confirm()
        #expect(session.list?.rows.first?.text == "Rest …")
    }

    @Test("SUM-11: the first row of a sum's menu asks for the amount, and an empty line forgets it")
    func menuOfSum() throws {
        let habit = Tracker.habit(
            1, "Run", planned: .rule("at least 30 km a week"), created: "2026-02-02",
            amounts: [(.today, "30")])
        let session = try AppSession(.holding(habit))
        #expect(session.cards[0].isCompleted)
        session.app.confirm()
        let rows = try #require(session.list).rows.map(\.text)
        #expect(rows.first == "Enter the amount" && !rows.contains("Amount"), "\(rows)")
        try session.pick("Enter the amount")
        session.app.confirm()
        #expect(session.cards[0].day.amount == nil && session.state.sheets.isEmpty)
        // Without an amount an empty line is none.
        session.app.perform(.enterAmount)
        session.app.confirm()
        #expect(session.state.sheets.count == 1)
        session.app.cancel()
        session.app.perform(.undo)
        #expect(session.cards[0].day.amount == "30")
    }

    @Test("SUM-11: a day to come takes no amount, which is said before one is typed")
    func sumToCome() throws {
        let habit = Tracker.habit(
            1, "Run", planned: .rule("at least 30 km a week"), created: "2026-02-02")
        let session = try AppSession(.holding(habit))
        session.app.perform(.nextDay)
        for action in [AppAction.toggleDone, .enterAmount] {
            session.app.perform(action)
            #expect(session.state.sheets.isEmpty)
            #expect(session.notice == "Mon, 9 March 2026 has not come yet: mark it on that day.")
            session.app.perform(.goToToday)
            session.app.perform(.nextDay)
        }
    }

    @Test("AMT-3: an amount counts for the goal of its day where the week asks for times")
    func amountOfQuota() throws {
        let habit = Tracker.habit(1, "Run", planned: .rule("3 a week"), goal: "at least 5 km")
        let session = try AppSession(.holding(habit))
        session.app.perform(.addAmount)
        #expect(session.notice == "Run: 0.5 of 5 km")
    }

    @Test("SUM-12: a day off that made a week's sum reached says so")
    func skipReaches() throws {
        let habit = Tracker.habit(
            1, "Run", planned: .rule("at least 30 km a week"), created: "2026-02-02",
            amounts: [("2026-03-03", "26")])
        let session = try AppSession(.holding(habit))
        session.app.perform(.toggleSkip)
        #expect(session.notice == "Skipped, 8 Mar: Run (26 of 26 km this week: done)")
    }

    @Test("WKST-1: where weeks begin on another day, a notice says that a sum counts since Monday")
    func sinceMonday() throws {
        let habit = Tracker.habit(
            1, "Run", planned: .rule("at least 30 km a week"), created: "2026-02-02",
            amounts: [("2026-03-03", "26")])
        let session = try AppSession(
            .holding(habit), Conventions(language: .english, firstWeekday: .sunday))
        session.app.perform(.addAmount)
        #expect(session.notice == "Run: 2.5 km · 28.5 of 30 km since Monday")
        session.app.perform(.toggleSkip)
        #expect(session.notice == "Skipped, 8 Mar: Run (28.5 of 26 km since Monday: done)")
    }

    @Test(
        "SUM-11: the line of a sum's amount says what the day has, which it sets, and what the period has",
        arguments: [
            (
                Conventions.english, "🙂 Run, 8 Mar: 5 today · 17.5 of 30 km this week",
                "🙂 Run, 7 Mar: nothing that day · 17.5 of 30 km this week",
                "3 is the whole day, +1.5 adds, -1 takes away."
            ),
            (
                .russian, "🙂 Run, 8 мар: сегодня 5 · 17,5 из 30 km на этой неделе",
                "🙂 Run, 7 мар: за день ничего · 17,5 из 30 km на этой неделе",
                "3 — всего за день, +1,5 — прибавить, -1 — убавить."
            ),
        ])
    func lineOfSum(conventions: Conventions, today: String, yesterday: String, hint: String) throws {
        let habit = Tracker.habit(
            1, "Run", planned: .rule("at least 30 km a week"), created: "2026-02-02",
            amounts: [("2026-03-03", "12.5"), (.today, "5")])
        let session = try AppSession(.holding(habit), conventions)
        session.app.perform(.enterAmount)
        #expect(session.line?.title == today)
        session.app.cancel()
        session.app.perform(.previousDay)
        session.app.perform(.enterAmount)
        #expect(session.line?.title == yesterday && session.line?.hint == hint)
    }

    @Test("MAIN-12, V21: every action of a card stands in its menu once")
    func wholeMenu() {
        let rows = CardAction.menu.joined().map(\.id)
        #expect(Set(rows) == Set(CardAction.all.map(\.id)) && rows.count == CardAction.all.count)
    }

    @Test("MAIN-15, T87: Delete asks; Enter, n, Space and Esc keep", arguments: 0..<4)
    func kept(key: Int) throws {
        let session = try AppSession(.holding(.habit(1, "Run", done: [.today, .yesterday])))
        session.app.perform(.deleteTracker)
        #expect(session.question?.question == "Are you sure you want to delete the tracker?")
        #expect(session.question?.detail == "🙂 Run, 2 marks. [undo].")
        #expect(session.question?.isYesFocused == false && session.question?.no == "Keep")
        switch key {
        case 0: session.app.confirm()
        case 1: session.app.answer(false)
        case 2: session.app.press()
        default: session.app.cancel()
        }
        #expect(session.state.sheets.isEmpty && session.names == ["Run"] && session.notice == nil)
        #expect(try session.desk.steps.isEmpty)
    }

    @Test("T87: d twice keeps; d y deletes, from every screen and statistic")
    func deleted() throws {
        let session = try AppSession(.holding(.habit(1, "Run", done: [.today]), .habit(2, "Rest")))
        session.app.perform(.deleteTracker)
        session.app.perform(.deleteTracker)
        #expect(session.state.sheets.count == 1 && session.names.count == 2)
        session.app.answer(true)
        #expect(
            session.names == ["Rest"] && session.state.notice?.withoutStep == Notice(.change, "Deleted: Run"))
        #expect(session.app.statisticsScreen.statistics.placeholder != nil)
    }

    @Test(
        "MAIN-12: each row of a card's menu has the key that does the same, in the menu too",
        arguments: [
            ("Pin", .togglePin), ("Edit", .editTracker), ("Delete", .deleteTracker),
            ("Details", .openDetails), ("Note", .writeNote),
        ] as [(String, AppAction)])
    func menuKeys(text: String, action: AppAction) throws {
        let (byRow, byKey) = (
            try AppSession(.holding(.habit(1, "Run"))), try AppSession(.holding(.habit(1, "Run")))
        )
        for session in [byRow, byKey] { session.app.perform(.openMenu) }
        let row = try #require(byRow.list?.rows.first { $0.text == text })
        #expect(row.action == action && row.isDestructive == (text == "Delete"))
        try byRow.pick(text)
        byKey.app.perform(action)
        #expect(byKey.state == byRow.state && byKey.list == nil)
    }

    @Test("MAIN-15: Yes is done once it has the focus")
    func chosenYes() throws {
        let session = try AppSession(.holding(.habit(1, "Run")), .russian)
        session.app.confirm()
        try session.pick("Удалить")
        #expect(session.question?.question == "Уверены, что хотите удалить трекер?")
        #expect(session.question?.isYesFocused == false)
        guard let question = session.app.sheets.last as? QuestionViewModel else { return }
        question.focus(onYes: true)
        session.app.confirm()
        #expect(session.names.isEmpty)
    }

    @Test("STAT-5: details open from key and menu, turn months, and follow the library")
    func details() throws {
        let session = try AppSession(.holding(.habit(1, "Run", done: [.today])))
        session.app.perform(.openDetails)
        #expect(session.details?.card.name == "Run" && session.details?.calendar?.title == "March 2026")
        guard let details = session.app.sheets.last as? TrackerDetailsViewModel else { return }
        details.move(byMonths: -1)
        #expect(session.details?.calendar?.title == "February 2026")
        details.move(byMonths: 1)
        #expect(session.details?.calendar?.title == "March 2026")
        try session.desk.elsewhere(.complete([1], on: .yesterday))
        session.app.reload()
        #expect(session.details?.value(.total) == .count(2))
        session.app.cancel()
        session.app.confirm()
        try session.pick("Details")
        session.app.cancel()
        #expect(session.state.sheets.isEmpty)
    }

    @Test("Where there is no card the keys of cards do nothing")
    func noCard() throws {
        let session = try AppSession()
        for action in [
            .toggleDone, .editTracker, .deleteTracker, .togglePin, .openMenu, .openDetails, .toggleSkip,
            .writeNote,
            .rest, .takeBreak, .toggleArchive, .subtractAmount, .enterAmount,
        ] as [AppAction] {
            #expect(!session.app.canPerform(action))
            session.app.perform(action)
        }
        session.app.confirm()
        session.app.press()
        #expect(session.state.sheets.isEmpty && session.notice == nil)
    }
}
