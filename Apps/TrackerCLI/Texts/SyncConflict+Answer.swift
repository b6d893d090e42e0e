import TrackerDomain
import TrackerPresentation

extension SyncConflict {
    /// The command that sets again what gave way, brings back what was deleted, or deletes what stayed; nil if there is
    /// nothing to do.
    func answer(_ repeated: RepeatedOptions) -> Phrase? {
        switch self {
        case .overwritten(let value): value.command(repeated)
        case .deleted:
            Phrase(
                "Back: tracker undo there, or \(repeated.line("tracker restore")) here.",
                "Вернуть: tracker undo там или \(repeated.line("tracker restore")) здесь.")
        case .kept(let tracker, _, _, _): .command(["delete", tracker.name.lowercased()], [], repeated)
        case .categoryKept, .markedArchived, .eventDoneTwice: nil
        }
    }
}

extension Overwritten {
    /// The command that sets it again.
    fileprivate func command(_ repeated: RepeatedOptions) -> Phrase? {
        switch place {
        case .tracker(let field, let tracker):
            field.command(of: tracker, setting: lost ?? "", repeated)
        case .category(.name, let category):
            .command(["category", "rename", category.name.lowercased(), lost ?? ""], [], repeated)
        case .value(let field, let tracker, let day):
            .command(
                field.words(setting: lost, of: tracker.name.lowercased()),
                (field == .note && lost == nil ? [GivenOption(.remove)] : [])
                    + (day == today ? [] : [GivenOption(.date, day.iso)]), repeated)
        }
    }
}

extension DayValueField {
    /// The words of the command that gives a tracker a value, or takes it away.
    fileprivate func words(setting text: String?, of name: String) -> [String] {
        switch self {
        case .amount: text.map { ["done", name, $0] } ?? ["undone", name]
        case .note: ["note", name] + (text.map { [$0] } ?? [])
        }
    }
}

extension TrackerField {
    /// The command that gives a tracker a text as in files; of a category its name.
    fileprivate func command(
        of tracker: Tracker, setting text: String, _ repeated: RepeatedOptions
    ) -> Phrase? {
        let name = tracker.name.lowercased()
        var own = tracker
        if self != .category, !own.set(self, to: text) { return nil }
        func edit(_ option: OptionName, _ value: String) -> Phrase? {
            .command(["edit", name], [GivenOption(option, value)], repeated)
        }
        switch self {
        case .color: return edit(.color, "\(own.color.number)")
        // An event cannot be made of a habit.
        case .schedule:
            if let sum = own.sum(on: .latest) {
                return edit(sum.goal.kind.option, sum.typed)
            }
            return own.newestSchedule.flatMap { edit(.schedule, $0.text) }
        case .goal:
            guard let goal = own.newestGoal else { return edit(.goal, "none") }
            return edit(goal.kind.option, GoalLine.amount(goal))
        case .pinned: return .command([own.isPinned ? "pin" : "unpin", name], [], repeated)
        case .status:
            return switch own.status {
            case .paused(let day): .command(["pause", name], [GivenOption(.from, day.iso)], repeated)
            case .archived: .command(["archive", name], [], repeated)
            case .active:
                .command([tracker.status.isArchived ? "unarchive" : "resume", name], [], repeated)
            }
        // The option has the field's name.
        default: return OptionName(rawValue: rawValue).flatMap { edit($0, text) }
        }
    }
}

extension Goal.Kind {
    /// The option that sets such a goal.
    var option: OptionName { self == .atMost ? .limit : .goal }
}

extension Phrase {
    /// A line to copy; nil if a name does not fit into one.
    fileprivate static func command(
        _ words: [String], _ options: [GivenOption], _ repeated: RepeatedOptions
    ) -> Phrase? {
        CommandLineText(words, options + repeated.given)?.phrase
    }
}
