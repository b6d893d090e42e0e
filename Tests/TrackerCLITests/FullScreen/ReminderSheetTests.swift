import DeskKit
import TestKit
import Testing
import TrackerCLI
import TrackerDomain
import TrackerPresentation

/// REM-6: the reminder in the settings, by keys and by numbered prompts.
@MainActor @Suite struct ReminderSheetTests {
    @Test(
        "REM-6: o leads to the row, Enter to its times, y sets it up; drawn in both languages",
        arguments: [
            (
                Language.english, ["Reminder", "off", "Enter times", "an empty line"],
                ["Remind every day at 20:00?", "Will remind every day at 20:00.", "every day at 20:00"]
            ),
            (
                .russian, ["Напоминание", "выкл", "Enter время", "пустая строка"],
                [
                    "Напоминать каждый день в 20:00?", "Напоминания включены: каждый день в 20:00.",
                    "каждый день в 20:00",
                ]
            ),
        ])
    func keys(language: Language, before: [String], after: [String]) throws {
        let machine = FakeReminders()
        let stage = try AppStage(language: language, reminders: machine.reminders)
        stage.type("o")
        #expect(stage.rows.contains { $0.contains(before[0]) && $0.contains(before[1]) })
        #expect(stage.focus(row: before[0]) && stage.shows(before[2]))
        stage.type("\r")
        #expect(stage.shows(before[3]))
        stage.type("20:00\r")
        #expect(stage.shows(after[0]) && stage.shows("systemctl reload"))
        stage.type("n")
        #expect(machine.applied.isEmpty && !stage.shows(after[0]))
        stage.type("\r20:00\r")
        stage.type("y")
        #expect(stage.shows(after[1]))
        #expect(stage.rows.contains { $0.contains(before[0]) && $0.contains(after[2]) })
        #expect(machine.applied.count == 1)
    }

    #if os(Linux)
        @Test("REM-6: the numbered prompts have it too", arguments: ["en", "ru"])
        func prompts(language: String) throws {
            let isRussian = language == "ru"
            let machine = FakeMachine()
            let shell = try Shell(language: language)
            shell.programs = machine.programs
            shell.isTerminal = true
            let row = Answer.row(isRussian ? "напоминание о несделанном" : "reminder of what is still due")
            let yes = Answer.row(isRussian ? "Напоминать" : "Remind")
            shell.answers = [row, "25:00", "20:00", .row(isRussian ? "Не сейчас" : "Not now"), row, ""]
            let refused = shell.tracker("--accessible").output
            #expect(machine.crontab == nil)
            #expect(refused.contains(isRussian ? "«25:00» — не время" : "“25:00” is not a time: write 20:00"))
            #expect(refused.contains(isRussian ? "Будет изменён ваш crontab." : "It changes your crontab."))
            shell.answers = [row, "20:00", yes, row]
            let output = shell.tracker("--accessible").output
            #expect(machine.crontab?.contains("0 20 * * * ") == true)
            let told =
                isRussian
                ? [
                    "Напоминание: выкл.", "Напоминания включены: каждый день в 20:00.",
                    "Напоминание: каждый день в 20:00.",
                ] : ["Reminder: off.", "Will remind every day at 20:00.", "Reminder: every day at 20:00."]
            for text in told { #expect(output.contains(text), "\(text): \(output)") }
            let off = Answer.row(isRussian ? "Выключить" : "End them")
            shell.answers = [row, "off", off, row, "off"]
            let ended = shell.tracker("--accessible").output
            #expect(machine.crontab == nil)
            #expect(ended.contains(isRussian ? "Напоминания нет." : "There is no reminder."))
        }
    #endif
}
