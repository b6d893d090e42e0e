package import TrackerDomain

/// What commands and screens say of a reminder.
extension Phrase {
    /// "every day at 09:00 and 20:00".
    package static func everyDay(at times: ReminderTimes) -> Phrase {
        Phrase("every day at ", "каждый день в ") + .all(of: times.texts)
    }

    /// "Remind every day at 20:00?"
    package static func remindQuestion(_ times: ReminderTimes) -> Phrase {
        Phrase("Remind ", "Напоминать ") + .everyDay(at: times) + "?"
    }

    package static func willRemind(_ times: ReminderTimes) -> Phrase {
        Phrase("Will remind ", "Напоминания включены: ") + .everyDay(at: times) + "."
    }

    package static let noMoreReminders = Phrase("No more reminders.", "Напоминаний больше не будет.")

    /// "A is not as Tracker wrote it", "A and B are not as Tracker wrote them", the rest of the sentence follows.
    package static func notAsWritten(_ names: [String]) -> Phrase {
        let all = Phrase.all(of: names)
        return names.count == 1
            ? Phrase(
                "\(all.english) is not as Tracker wrote it",
                "\(all.russian) — не такой, каким его записал Tracker")
            : Phrase(
                "\(all.english) are not as Tracker wrote them",
                "\(all.russian) — не такие, какими их записал Tracker")
    }

    /// Before a question that is asked again.
    package static let crontabHasChanged = Phrase(
        "Your crontab has changed meanwhile.", "Тем временем crontab изменился.")

    /// "Your crontab as it was: ~/.local/state/tracker/crontab-before"
    package static func crontabBefore(_ path: String, home: HomeFolder) -> Phrase {
        Phrase("Your crontab as it was: ", "Прежний crontab: ") + home.shown(path).pathExcerpt
    }

    /// The end of a sentence that begins with what was typed.
    package static let areNoTimes = Phrase(
        " is not a time: write 20:00, or up to eight: 9:00,20:30.",
        " — не время: напишите 20:00 или до восьми через запятую: 9:00,20:30.")
}

extension TimerPlan {
    /// "It writes A and B and runs “systemctl --user daemon-reload”."
    package func effects(home: HomeFolder) -> Phrase {
        var (written, removed, run): ([String], [String], [String]) = ([], [], [])
        var changesCron = false
        for step in steps {
            switch step {
            case .write(let path, _, _): written.append(home.shown(path).pathExcerpt)
            case .remove(let path, _): removed.append(home.shown(path).pathExcerpt)
            case .schedule: changesCron = true
            case .run(let words, _): run.append(words.joined(separator: " "))
            }
        }
        var parts: [Phrase] = []
        if !written.isEmpty {
            let verb = Phrase("writes ", written.count == 1 ? "будет записан " : "будут записаны ")
            parts.append(verb + .all(of: written))
        }
        if changesCron { parts.append(Phrase("changes your crontab", "будет изменён ваш crontab")) }
        if !removed.isEmpty {
            let verb = Phrase("removes ", removed.count == 1 ? "будет удалён " : "будут удалены ")
            parts.append(verb + .all(of: removed))
        }
        if !run.isEmpty {
            parts.append(
                Phrase("runs ", "будет запущено ")
                    + Phrase(
                        run.map { "“\($0)”" }.joined(separator: ", "),
                        run.map { "«\($0)»" }.joined(separator: ", ")))
        }
        guard let last = parts.last else { return .empty }
        let others = parts.dropLast()
        let whole = others.isEmpty ? last : others.joined(separator: ", ") + Phrase(" and ", " и ") + last
        return Phrase { language in
            switch language {
            case .english: "It " + whole.english
            case .russian: whole.capitalized.russian
            }
        } + "."
    }
}
