import TrackerDomain
import TrackerPresentation

extension SyncMeeting {
    /// The command that sets again what gave way, brings back what was deleted, or deletes what stayed; nil if there is
    /// nothing to do.
    var answer: Phrase? {
        switch self {
        case .fieldGaveWay(let tracker, let field, let own, _, _): field.command(of: tracker, setting: own)
        case .categoryGaveWay(let category, let own, _, _):
            .command(["category", "rename", category.name.lowercased(), own])
        case .noteGaveWay(let tracker, let day, let own?, _, _, _):
            .command(["note", tracker.name.lowercased(), own], GivenOption(.date, day.iso))
        case .noteGaveWay(let tracker, let day, nil, _, _, _):
            .command(
                ["note", tracker.name.lowercased()], GivenOption(.remove), GivenOption(.date, day.iso))
        case .deleted:
            Phrase(
                "Back: tracker undo there, or tracker restore here.",
                "Вернуть: tracker undo там или tracker restore здесь.")
        case .kept(let tracker, _, _, _): .command(["delete", tracker.name.lowercased()])
        case .categoryKept, .markedArchived, .eventDoneTwice: nil
        }
    }
}

extension TrackerField {
    /// The command that gives a tracker a text as in files; of a category its name.
    fileprivate func command(of tracker: Tracker, setting text: String) -> Phrase? {
        let name = tracker.name.lowercased()
        var own = tracker
        if self != .category, !own.set(self, to: text) { return nil }
        func edit(_ option: OptionName, _ value: String) -> Phrase? {
            .command(["edit", name], GivenOption(option, value))
        }
        switch self {
        case .name: return edit(.name, text)
        case .category: return edit(.category, text)
        case .emoji: return edit(.emoji, text)
        case .color: return edit(.color, "\(own.color.number)")
        // An event cannot be made of a habit.
        case .schedule:
            if let sum = own.sum(on: .latest) {
                return edit(sum.goal.kind == .atMost ? .limit : .goal, sum.typed)
            }
            return own.newestSchedule.flatMap { edit(.schedule, $0.text) }
        case .goal:
            guard let goal = own.newestGoal else { return edit(.goal, "none") }
            return edit(goal.kind == .atMost ? .limit : .goal, GoalLine.amount(goal))
        case .pinned: return .command([own.isPinned ? "pin" : "unpin", name])
        case .status:
            return switch own.status {
            case .paused(let day): .command(["pause", name], GivenOption(.from, day.iso))
            case .archived: .command(["archive", name])
            case .active: .command([tracker.status.isArchived ? "unarchive" : "resume", name])
            }
        }
    }
}

extension Phrase {
    /// A line to copy; nil if a name does not fit into one.
    fileprivate static func command(_ words: [String], _ options: GivenOption...) -> Phrase? {
        SuggestedCommandLine(words, options).map { Phrase(same: $0.text) }
    }
}
