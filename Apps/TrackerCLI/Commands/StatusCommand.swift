import TrackerDomain
import TrackerPresentation

/// Changes whether trackers are kept at present, as `tracker pause` and `tracker archive` do; of all of them or none.
struct StatusCommand: Command {
    let session: Session
    let act: StatusChange

    func run() throws(Failure) -> ExitCode {
        let words = session.invocation.operands
        let takesAll = session.invocation.has(.all)
        if takesAll, !words.isEmpty { throw .unsupported(.namesAndAll) }
        if act.noneAtAll != nil, !takesAll, words.isEmpty { throw .unsupported(.namesOrAll) }
        let from = try session.day(.from)
        try session.change { (journal) throws(EditError) in
            let before = journal.library
            let trackers =
                takesAll
                ? before.sortedTrackers.filter(act.suits)
                : try before.trackers(matching: words, meant: act == .unarchive ? .archived : .present)
            let changes = try journal.perform([act.edit(trackers.map(\.id), from)], today: session.today)
            let (same, changed) = trackers.separated { journal.library.tracker($0.id) != $0 }
            let remarks = changed.map {
                EditRemarks(of: $0.id, from: before, to: journal.library, today: session.today).sentences
            }
            return ChangeReport(
                changes: changes, said: said(changed, already: same, from) + remarks.joined())
        }
        return .done
    }

    /// One sentence for each group that has members.
    private func said(_ changed: [Tracker], already same: [Tracker], _ from: Day?) -> Phrase {
        let verb = session.globals.isDryRun ? act.words.would : act.words.did
        let (rest, archived) = same.separated { act.noneAtAll != nil && $0.standing.isArchived }
        let groups: [(verb: Phrase, trackers: [Tracker])] = [
            (verb + since(from), changed), (act.words.already, rest),
            (Phrase("Archived, so left alone", "В архиве, без изменений"), archived),
        ]
        let said = groups.filter { !$0.trackers.isEmpty }
            .map { $0.verb + ": " + $0.trackers.map(\.name).joined(separator: ", ") + "." }
        if said.isEmpty, let nothing = act.noneAtAll { return nothing }
        return said.joined(separator: " ")
    }

    /// " from Mon, 23 November 2026 on".
    private func since(_ day: Day?) -> Phrase {
        guard let day, day != session.today else { return Phrase(same: "") }
        return Phrase(" from \(DateText.full(day, .english)) on", " с \(DateText.full(day, .russian))")
    }
}

/// What can be done to how a tracker stands, and what is said then.
enum StatusChange {
    case pause, resume, archive, unarchive

    /// What is said where `--all` finds none; `nil` where it is not understood.
    var noneAtAll: Phrase? {
        switch self {
        case .pause: Phrase("There is no habit to pause.", "Ставить на паузу нечего.")
        case .resume: Phrase("Nothing is paused.", "На паузе ничего нет.")
        case .archive, .unarchive: nil
        }
    }

    /// Whether `--all` means the tracker, too.
    func suits(_ tracker: Tracker) -> Bool {
        switch (self, tracker.standing) {
        case (.pause, .active), (.pause, .paused): !tracker.isEvent
        case (.resume, .paused): true
        case (.pause, .archived), (.resume, _), (.archive, _), (.unarchive, _): false
        }
    }

    func edit(_ trackers: [Identifier], _ from: Day?) -> Edit {
        switch self {
        case .pause: .pause(trackers, from: from)
        case .resume: .resume(trackers)
        case .archive: .archive(trackers)
        case .unarchive: .unarchive(trackers)
        }
    }

    var words: Flag.Words {
        switch self {
        case .pause:
            Flag.Words(
                did: Phrase("Paused", "На паузе"), would: Phrase("Would pause", "Будет на паузе"),
                already: Phrase("Already paused", "Уже на паузе"))
        case .resume:
            Flag.Words(
                did: Phrase("Resumed", "Возобновлено"), would: Phrase("Would resume", "Будет возобновлено"),
                already: Phrase("Was not paused", "Не было на паузе"))
        case .archive:
            Flag.Words(
                did: Phrase("Archived", "В архиве"), would: Phrase("Would archive", "Будет в архиве"),
                already: Phrase("Already archived", "Уже в архиве"))
        case .unarchive:
            Flag.Words(
                did: Phrase("Back from the archive", "Возвращено из архива"),
                would: Phrase("Would bring back from the archive", "Будет возвращено из архива"),
                already: Phrase("Was not archived", "Не было в архиве"))
        }
    }
}
