import TrackerDomain
import TrackerPresentation

/// Says which trackers were marked on a day, or unmarked.
struct MarkSentence {
    let day: Day
    let today: Day
    let isDryRun: Bool

    func done(_ new: [Tracker], already old: [Tracker]) -> Phrase {
        let action = isDryRun ? Phrase("Would mark as done", "Будет отмечено") : Phrase("Done", "Отмечено")
        return sentences((action, new.map(name)), (Phrase("Already done", "Уже отмечено"), old.map(name)))
    }

    /// An event that was done on another day is named with that day.
    func undone(_ marked: [Tracker], open: [Tracker]) -> Phrase {
        let action =
            isDryRun
            ? Phrase("Would unmark", "Будет снята отметка")
            : Phrase("Unmarked", "Отметка снята")
        return sentences(
            (action, marked.map(name)), (Phrase("Was not done", "Не было отмечено"), open.map(nameWithDay)))
    }

    /// One sentence for each group that has members; the day is told once.
    private func sentences(_ groups: (verb: Phrase, names: [Phrase])...) -> Phrase {
        groups.filter { !$0.names.isEmpty }.enumerated()
            .map {
                $1.verb + ($0 == 0 ? when : Phrase(same: "")) + ": " + $1.names.joined(separator: ", ") + "."
            }
            .joined(separator: " ")
    }

    /// " today", " on Tue, 14 October 2025".
    private var when: Phrase {
        if day == today { return Phrase(" today", " за сегодня") }
        return Phrase(" on \(DateText.full(day, .english))", " за \(DateText.full(day, .russian))")
    }

    private func name(_ tracker: Tracker) -> Phrase { Phrase(same: tracker.name) }

    private func nameWithDay(_ tracker: Tracker) -> Phrase {
        guard tracker.isEvent, let done = tracker.completions.last else { return name(tracker) }
        return name(tracker)
            + Phrase(
                " (done on \(DateText.full(done, .english)))",
                " (отмечено за \(DateText.full(done, .russian)))"
            )
    }
}
