import TrackerDomain
import TrackerPresentation

extension SyncConflict {
    /// The command that sets again what gave way, brings back what was deleted, or deletes what stayed; nil if there is
    /// nothing to do.
    func answer(_ repeated: RepeatedOptions) -> Phrase? {
        switch self {
        case .overwritten(let value): value.command(repeated)?.phrase
        case .deleted:
            Phrase(
                "Back: tracker undo there, or \(repeated.line("tracker restore")) here.",
                "Вернуть: tracker undo там или \(repeated.line("tracker restore")) здесь.")
        case .kept(let tracker, _, _, _):
            CommandLineText(["delete", tracker.name.lowercased()], repeated.given)?.phrase
        case .begunTwice(let pair, _):
            Phrase("To make them one: ", "Объединить: ")
                + repeated.line("tracker merge \(pair.shortIDs.joined(separator: " "))")
        case .categoryKept, .markedArchived, .eventDoneTwice: nil
        }
    }
}

extension Overwritten {
    /// The command that sets it again.
    ///
    /// - Parameter name: What the command calls the tracker; its name unless it is given.
    fileprivate func command(_ repeated: RepeatedOptions, named name: String? = nil) -> CommandLineText? {
        switch place {
        case .tracker(let field, let tracker):
            field.command(of: tracker, named: name, setting: lost ?? "", repeated)
        case .category(.name, let category):
            CommandLineText(["category", "rename", category.name.lowercased(), lost ?? ""], repeated.given)
        case .value(let field, let tracker, let day):
            CommandLineText(
                field.words(setting: lost, of: name ?? tracker.name.lowercased()),
                (field == .note && lost == nil ? [GivenOption(.remove)] : [])
                    + (day == today ? [] : [GivenOption(.date, day.iso)]) + repeated.given)
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
        of tracker: Tracker, named name: String?, setting text: String, _ repeated: RepeatedOptions
    ) -> CommandLineText? {
        let name = name ?? tracker.name.lowercased()
        var own = tracker
        if self != .category, !own.set(self, to: text) { return nil }
        func command(_ word: String, _ options: [GivenOption] = []) -> CommandLineText? {
            CommandLineText([word, name], options + repeated.given)
        }
        func edit(_ option: OptionName, _ value: String) -> CommandLineText? {
            command("edit", [GivenOption(option, value)])
        }
        switch self {
        case .color: return edit(.color, "\(own.color.number)")
        // An event cannot be made of a habit.
        case .schedule:
            if let sum = own.sum(on: .latest) {
                return edit(sum.goal.kind.option, sum.typed)
            }
            return own.newestSchedule?.typed.flatMap { edit(.schedule, $0) }
        case .goal:
            guard let goal = own.newestGoal else { return edit(.goal, "none") }
            return edit(goal.kind.option, GoalLine.amount(goal))
        case .pinned: return command(own.isPinned ? "pin" : "unpin")
        case .status:
            // An archived habit cannot be paused.
            if case .paused = own.status, tracker.status.isArchived { return nil }
            return switch own.status {
            case .paused(let day): command("pause", [GivenOption(.from, day.iso)])
            case .archived: command("archive")
            case .active: command(tracker.status.isArchived ? "unarchive" : "resume")
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

extension SyncLogEntry {
    /// The command that puts it back; nil if there is none, or something else was done since.
    func command(in library: Library, today: Day, _ repeated: RepeatedOptions) -> CommandLineText? {
        guard isCurrent(in: library) else { return nil }
        let tracker = tracker.flatMap(library.tracker)
        let name = tracker.map(library.reference) ?? ""
        if let place = place(in: library) {
            return Overwritten(place, lost: old, kept: new, device: device, today: today)
                .command(repeated, named: name)
        }
        if let (field, days, isAdded) = days, tracker != nil {
            let word: String? =
                switch field {
                case .completions: isAdded ? "undone" : "done"
                case .skips: isAdded ? "unskip" : "skip"
                case .pausedDays: isAdded ? "unskip" : nil
                }
            let date = days == DaySet([today]) ? [] : [GivenOption(.date, days.text)]
            return word.flatMap { CommandLineText([$0, name], date + repeated.given) }
        }
        switch kind {
        case Act.trackerAdded.words.scriptName:
            return tracker.flatMap { _ in CommandLineText(["delete", name], repeated.given) }
        case Act.categoryAdded.words.scriptName:
            return category.flatMap(library.category).flatMap {
                CommandLineText(["category", "delete", $0.name.lowercased()], repeated.given)
            }
        case Act.trackerDeleted.words.scriptName:
            return tracker == nil ? CommandLineText(["restore"], repeated.given) : nil
        default: return nil
        }
    }
}

extension Library {
    /// What a command calls a tracker: its name, or the beginning of its id if others have that name.
    fileprivate func reference(_ tracker: Tracker) -> String {
        let isOnly = (try? self.tracker(matching: tracker.name))?.id == tracker.id
        return isOnly ? tracker.name.lowercased() : String(tracker.id.description.prefix(8))
    }
}
