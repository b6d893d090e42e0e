import DeskKit
import Samples
import Testing
import TrackerDomain
import TrackerPresentation

/// REM-6: the reminder in the settings of the app.
@MainActor @Suite struct ReminderRowTests {
    private let machine = FakeReminders()

    private func session(_ conventions: Conventions = .english) throws -> AppSession {
        let session = try AppSession(
            .holding(.habit(1, "Run")), conventions, reminders: machine.reminders)
        session.app.perform(.openSettings)
        session.app.sheets.last?.focus(onRow: SettingKey.allCases.count)
        return session
    }

    private func row(_ session: AppSession) -> SettingsState.Row? { session.settings?.rows.last }

    private func enter(_ text: String, _ session: AppSession) {
        session.app.confirm()
        if let line = session.app.sheets.last as? TextPromptViewModel { line.enter(text) }
        session.app.confirm()
    }

    @Test("HARD-7: that a reminder was set up is noted, as on the command line; its end is not")
    func noted() {
        var count = 0
        let setup = ReminderSetup(
            machine.reminders, home: HomeFolder(nil), library: "/L", variables: { _ in [:] },
            whenSet: { count += 1 })
        for typed in ["20:00", "off"] {
            guard case .question(let question) = setup.answer(typed, .english) else {
                Issue.record("no question for \(typed)")
                return
            }
            _ = setup.carryOut(question)
        }
        #expect(count == 1 && machine.applied.count == 2)
    }

    @Test(
        "REM-6: the times are typed, a question names every file and command, and Yes sets it up; both languages",
        arguments: [
            (
                Conventions.english,
                ["Reminder", "off", "every day at 08:00 and 20:00"], "Remind every day at 08:00 and 20:00?",
                "It writes ~/a.timer, changes your crontab and runs “systemctl reload”.",
                "Will remind every day at 08:00 and 20:00."
            ),
            (
                .russian,
                ["Напоминание", "выкл", "каждый день в 08:00 и 20:00"],
                "Напоминать каждый день в 08:00 и 20:00?",
                "Будет записан ~/a.timer, будет изменён ваш crontab и будет запущено «systemctl reload».",
                "Напоминания включены: каждый день в 08:00 и 20:00."
            ),
        ])
    func setsUp(
        conventions: Conventions, values: [String], question: String, detail: String, told: String
    ) throws {
        let session = try session(conventions)
        #expect(row(session)?.title == values[0] && row(session)?.value == values[1])
        #expect(row(session)?.isFocused == true && row(session)?.opensLine == true)
        enter("8:00, 20:00", session)
        #expect(session.question?.question == question && session.question?.detail == detail)
        #expect(session.question?.isYesFocused == false && machine.applied.isEmpty)
        session.app.answer(false)
        #expect(machine.applied.isEmpty && row(session)?.value == values[1])
        enter("8:00, 20:00", session)
        session.app.answer(true)
        #expect(session.notice == told && row(session)?.value == values[2])
        #expect(machine.applied.map(\.job?.reminder?.times.texts) == [["08:00", "20:00"]])
        #expect(
            machine.applied.first?.job?.variables["TRACKER_LANG"] == conventions.language.rawValue)
    }

    @Test("REM-6: other times keep the system and the way of the reminder; an empty line or a word ends it")
    func changes() throws {
        machine.set("20:00")
        let session = try session()
        session.app.confirm()
        #expect(session.line?.entry.text == "20:00")
        session.app.cancel()
        enter("7:30", session)
        session.app.answer(true)
        let job = try #require(machine.applied.last?.job)
        #expect(job.system == .systemd && job.reminder?.delivery == .mail)
        for text in ["", "off", "Нет"] {
            machine.set("20:00")
            enter(text, session)
            #expect(session.question?.question == "End the reminders?")
            #expect(session.question?.detail == "It removes ~/a.timer.")
            session.app.answer(true)
            #expect(session.notice == "No more reminders." && row(session)?.value == "off")
        }
        enter("", session)
        #expect(session.question == nil && session.notice == "There is no reminder.")
        machine.set("1:00,2:00,3:00")
        session.app.cancel()
        session.app.perform(.openSettings)
        #expect(row(session)?.value == "3 times a day")
        #expect(try row(self.session(.russian))?.value == "3 раза в день")
    }

    @Test("REM-6: what are no times is refused in the line, and so is what cannot be set up or is not ours")
    func refused() throws {
        let session = try session()
        enter("25:00", session)
        #expect(
            session.line?.entry.error
                == "“25:00” is not a time: write 20:00, or up to eight: 9:00,20:30.")
        session.app.discard()
        machine.trouble = .noSystem(nil)
        enter("20:00", session)
        #expect(
            session.line?.entry.error?.hasPrefix("There is neither systemd, launchd nor cron here") == true)
        session.app.discard()
        machine.trouble = nil
        machine.foreign = ["/home/anna/a.timer": []]
        enter("20:00", session)
        #expect(session.line?.entry.error?.hasPrefix("~/a.timer is not as Tracker wrote it") == true)
        #expect(machine.applied.isEmpty)
    }

    @Test("REM-3, REM-6: a command that fails is told, and the row shows what there is")
    func fails() throws {
        let session = try session()
        machine.failsToApply = .failed(["crontab"], "no room")
        enter("20:00", session)
        session.app.answer(true)
        #expect(session.app.notice == Notice(.error, "“crontab” failed: no room; nothing is changed."))
        #expect(row(session)?.value == "off")
    }

    @Test(
        "HARD-1: a crontab that changed under the question is asked about anew, and its copy is told",
        arguments: [
            (
                Conventions.english,
                "Your crontab has changed meanwhile. Remind every day at 20:00?",
                "Will remind every day at 20:00. Your crontab as it was: ~/crontab-before"
            ),
            (
                .russian, "Тем временем crontab изменился. Напоминать каждый день в 20:00?",
                "Напоминания включены: каждый день в 20:00. Прежний crontab: ~/crontab-before"
            ),
        ])
    func crontabChanged(conventions: Conventions, question: String, told: String) throws {
        let session = try session(conventions)
        machine.crontabBefore = "/home/anna/crontab-before"
        machine.failsOnce = .crontab(.changed)
        enter("20:00", session)
        session.app.answer(true)
        #expect(session.question?.question == question && session.question?.isYesFocused == false)
        #expect(machine.applied.isEmpty)
        session.app.answer(true)
        #expect(session.question == nil && session.notice == told)
        #expect(machine.applied.count == 1)
        // What cannot be planned any more is told in place of the question.
        machine.failsOnce = .crontab(.changed)
        enter("9:00", session)
        machine.trouble = .crontab(.unread(.deviceFailure))
        session.app.answer(true)
        #expect(session.question == nil && session.app.notice?.kind == .error)
    }

    @Test("HARD-2: a reminder of which nothing can be known is not told as off")
    func unreadable() throws {
        machine.unreadable = .crontab(.unread(.deviceFailure))
        let session = try session()
        #expect(row(session)?.value == "cannot be read")
        #expect(session.settings?.explanation == "Cannot read your crontab: input/output error.")
        #expect(try row(self.session(.russian))?.value == "не читается")
        enter("20:00", session)
        #expect(session.line?.entry.error == "Cannot read your crontab: input/output error.")
        #expect(machine.applied.isEmpty)
    }

    @Test("REM-4, REM-6: a reminder whose program is gone says so, one that was edited too")
    func lost() throws {
        machine.set("20:00")
        let job = machine.entry?.job
        machine.entry = TimerEntry(job: job, system: .cron, files: [], hasLostProgram: true)
        #expect(
            try session().settings?.explanation == "its program is not there any more: set it up again")
        machine.entry = TimerEntry(job: nil, system: .cron, files: [], hasLostProgram: false)
        #expect(try row(session())?.value == "not as Tracker wrote it")
        #expect(try row(session(.russian))?.value == "изменено не через Tracker")
    }

    @Test(
        "REM-6, FORM-5: values chosen before the reminder is set up stay so; on its row arrows change nothing"
    )
    func values() throws {
        let session = try session()
        let preferences = session.app.preferences
        session.app.sheets.last?.focus(onRow: SettingKey.allCases.firstIndex(of: .mouse) ?? 0)
        session.turnSetting()
        let isOn = preferences.isOn(.mouse)
        session.app.sheets.last?.focus(onRow: SettingKey.allCases.count)
        session.turnSetting()
        session.app.confirm()
        #expect(session.line != nil)
        session.app.discard()
        session.app.cancel()
        #expect(preferences.isOn(.mouse) == isOn && session.app.sheets.isEmpty)
    }

    @Test("a front without reminders has no such row")
    func without() throws {
        let session = try AppSession()
        session.app.perform(.openSettings)
        #expect(session.settings?.rows.count == SettingKey.allCases.count)
        session.app.sheets.last?.focus(onRow: SettingKey.allCases.count)
        #expect(session.settings?.rows.first?.isFocused == true)
    }
}
