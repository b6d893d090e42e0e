import TrackerDomain
import TrackerExchange
import TrackerPresentation

extension CommandSpec {
    static let remind = CommandSpec(
        in: .everyDay, effect: .changesWith(.at), makeCommand: RemindCommand.init,
        fields: RemindStatusCommand.fields,
        summary: Phrase("be reminded of what is still due", "получать напоминания о несделанном"),
        alsoCalled: ["reminder", "reminders", "notify", "напомнить", "напоминания"],
        options: [
            OptionSpec(
                .at, .times,
                Phrase(
                    "remind every day at these times, 1 to 8",
                    "напоминать каждый день в это время, от 1 до 8 раз")),
            OptionSpec(
                .by, .words(ReminderChoice.all),
                Phrase(
                    "what runs it (default: the first there is), or how it comes: mail, print",
                    "что его запускает (по умолчанию: первое, что есть) или как оно приходит: mail, print")),
        ],
        asks: true,
        details: [
            .text(
                Phrase(
                    """
                    A reminder is run by launchd, systemd or cron, whichever is there; it says what is still due today, \
                    and nothing where nothing is. Before anything is written, it asks, with each file and each command.
                    """,
                    """
                    Напоминание запускает launchd, systemd или cron — что из них есть; оно говорит, что сегодня ещё не \
                    сделано, а если сделано всё, молчит. Прежде чем что-либо записать, программа спросит и назовёт \
                    каждый файл и каждую команду.
                    """)),
            .text(
                Phrase(
                    "It comes as a notification, else it is printed, which cron mails; mail goes to your own account.",
                    "Оно приходит уведомлением, а если показать его нечем, выводится, и cron шлёт его письмом; mail — письмо себе."
                )),
        ],
        examples: [
            Example(["remind"], Phrase("is there a reminder, and when?", "есть ли напоминание и когда?")),
            Example(
                ["remind", "--at", "20:00", "--dry-run"],
                Phrase("try an evening reminder", "попробовать вечернее напоминание")),
            Example(
                ["remind", "--at", "9:00,20:00", "--by", "print", "--yes"],
                Phrase("twice a day, printed", "дважды в день, с выводом")),
        ])

    static let remindStatus = CommandSpec(
        in: .everyDay, makeCommand: { RemindStatusCommand(session: $0) }, fields: RemindStatusCommand.fields,
        summary: Phrase(
            "show the reminder and how the last one went", "показать напоминание и как прошло последнее"),
        examples: [
            Example(["remind", "status"], Phrase("the next one, and the last", "следующее и последнее")),
            Example(
                ["remind", "status", "--json"], Phrase("the same, for a script", "то же самое для скриптов")),
        ])

    static let remindOff = CommandSpec(
        in: .everyDay, effect: .changes, makeCommand: RemindOffCommand.init,
        summary: Phrase("end the reminders", "выключить напоминания"),
        alsoCalled: ["stop", "disable", "none", "выключить"], asks: true,
        details: [
            .text(
                Phrase(
                    "It asks only where the reminder was edited outside Tracker.",
                    "Программа спросит, только если напоминание меняли не в Tracker."))
        ],
        examples: [
            Example(["remind", "off"], Phrase("no more reminders", "больше не напоминать")),
            Example(["remind", "off", "--dry-run"], Phrase("only try", "только попробовать")),
        ])

    static let remindNow = CommandSpec(
        in: .everyDay, makeCommand: RemindNowCommand.init,
        summary: Phrase("remind at once, as the timer does", "напомнить сейчас, как это делает таймер"),
        alsoCalled: ["test", "сейчас"],
        options: [
            OptionSpec(
                .by, .words(ReminderChoice.all),
                Phrase("mail or print in place of a notification", "mail или print вместо уведомления"))
        ],
        hasJSON: false,
        examples: [
            Example(
                ["remind", "now", "--by", "print"], Phrase("print what is still due", "вывести несделанное")),
            Example(
                ["remind", "now"],
                Phrase("a notification, as the timer brings it", "уведомление, как от таймера")),
        ])

    static let remindShow = CommandSpec(
        in: .everyDay, makeCommand: RemindShowCommand.init,
        summary: Phrase("print the files and commands of a reminder", "вывести файлы и команды напоминания"),
        alsoCalled: ["print", "files", "показать"],
        options: [
            OptionSpec(.at, .times, Phrase("its times (default: 20:00)", "время (по умолчанию: 20:00)")),
            OptionSpec(
                .by, .words(ReminderChoice.all),
                Phrase("what runs it, or how it comes", "что его запускает или как оно приходит")),
        ],
        hasJSON: false,
        examples: [
            Example(
                ["remind", "show"],
                Phrase("what would be written for 20:00", "что было бы записано для 20:00")),
            Example(
                ["remind", "show", "--at", "7:30"], Phrase("the same for the morning", "то же для утра")),
        ])
}
