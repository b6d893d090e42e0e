package import TrackerDomain

/// The parts of a sentence about trackers and categories that were added, edited and deleted.
extension ChangeSummary {
    /// nil for edits with other parts of the sentence.
    func text(of edit: Edit, in request: Request, _ style: Style) -> Phrase? {
        func told(_ act: Act, _ rest: Phrase) -> Phrase { act.verb(isTrial: style.isTrial) + rest }
        switch edit {
        case .addTracker(let new):
            guard let tracker = request.after.tracker(new.id) else { return nil }
            return told(.trackerAdded, Phrase(same: ": ") + request.whole(tracker, on: day, style))
        case .editTracker(let id, let edit):
            guard edit.flagAlone == nil, let old = request.before.tracker(id),
                let new = request.after.tracker(id)
            else { return nil }
            if isEmpty { return Act.trackerEdited.words.already + ": " + old.name }
            let parts =
                [request.whole(new, on: day, style)] + request.changedFields(of: old, to: new, on: day, style)
            return told(.trackerEdited, Phrase(same: ": ") + parts.joined(separator: "; "))
        case .deleteTracker(let id):
            let deleted = request.edits.compactMap { if case .deleteTracker(let id) = $0 { id } else { nil } }
            // All of them in one part.
            guard deleted.first == id else { return nil }
            let trackers = deleted.compactMap(request.before.tracker)
            return told(
                .trackerDeleted,
                Phrase(same: ": " + trackers.map(\.name).joined(separator: ", "))
                    + (trackers.count == 1 ? ", " : "; ") + .marks(of: trackers))
        case .mergeTracker(let id, let target):
            return told(.trackerMerged, Phrase(same: ": ") + mergedTracker(id, into: target, request, style))
        case .mergeCategory(let id, let target):
            return told(.trackerMerged, Phrase(same: ": ") + mergedCategory(id, into: target, request, style))
        case .addCategory(let id, let name):
            return told(.categoryAdded, Phrase(same: ": " + (request.after.category(id)?.name ?? name)))
        case .renameCategory(let id, let name):
            let (old, new) = (request.before.category(id)?.name, request.after.category(id)?.name ?? name)
            if isEmpty { return Act.categoryRenamed.words.already + ": " + new }
            return told(.categoryRenamed, Phrase(same: ": \(old ?? "") \(style.arrow) \(new)"))
        case .deleteCategory(let id):
            guard let category = request.before.category(id) else { return nil }
            return told(
                .categoryDeleted,
                Phrase(same: ": \(category.name), ") + .contents(of: request.before.trackers(in: id)))
        case .move(let id, let placement):
            guard let tracker = request.before.tracker(id) else { return nil }
            if isEmpty { return .alreadyThere(tracker.name) }
            let neighbour = placement.neighbour.flatMap(request.after.tracker)?.name ?? ""
            return told(.moved, Phrase(same: ": \(tracker.name), ") + placement.phraseOfTracker(neighbour))
        case .moveCategory(let id, let placement):
            guard let category = request.before.category(id) else { return nil }
            if isEmpty { return .alreadyThere(category.name) }
            let neighbour = placement.neighbour.flatMap(request.after.category)?.name ?? ""
            return told(
                .moved, Phrase(same: ": \(category.name), ") + placement.phraseOfCategory(neighbour))
        case .sortCategories:
            return isEmpty ? Act.categoriesSorted.words.already : told(.categoriesSorted, .empty)
        case .complete, .uncomplete, .amount, .skip, .unskip, .note, .pause, .takeBreak, .resume, .archive,
            .unarchive,
            .merge, .restore:
            return nil
        }
    }
}

extension ChangeSummary.Request {
    /// "😻 Run (Sport, every day, at least 5 km)", "… (Sport, new category, …)" for an added one whose category is new.
    fileprivate func whole(_ tracker: Tracker, on day: Day, _ style: ChangeSummary.Style) -> Phrase {
        let isNew = before.tracker(tracker.id) == nil && isNew(tracker.categoryID)
        let category = Phrase(same: after.category(tracker.categoryID)?.name ?? "")
        return TrackerText.whole(
            tracker, in: isNew ? category + Phrase(", new category", ", новая категория") : category,
            today: day, weekStartsOn: style.firstWeekday)
    }

    /// "schedule every day → Mon, Wed": each field as it was and as it is.
    fileprivate func changedFields(
        of old: Tracker, to new: Tracker, on day: Day, _ style: ChangeSummary.Style
    ) -> [Phrase] {
        TrackerField.allCases.compactMap { field in
            func value(_ tracker: Tracker, _ library: Library) -> Phrase {
                field.value(
                    of: tracker, in: library.category(tracker.categoryID), on: day,
                    weekStartsOn: style.firstWeekday)
            }
            let (was, becomes) = (value(old, before), value(new, after))
            guard was != becomes else { return nil }
            return field.caption + " " + was + " \(style.arrow) " + becomes
                + (field == .category && isNew(new.categoryID) ? Phrase(" (new)", " (новая)") : .empty)
        }
    }

    private func isNew(_ category: Identifier) -> Bool { before.category(category) == nil }
}

extension Placement {
    /// "now before Read"
    fileprivate func phraseOfTracker(_ neighbour: String) -> Phrase {
        switch self {
        case .before: Phrase("now before \(neighbour)", "теперь перед трекером «\(neighbour)»")
        case .after: Phrase("now after \(neighbour)", "теперь после трекера «\(neighbour)»")
        case .first: Phrase("now first", "теперь в начале")
        case .last: Phrase("now last", "теперь в конце")
        }
    }

    fileprivate func phraseOfCategory(_ neighbour: String) -> Phrase {
        switch self {
        case .before: Phrase("now before \(neighbour)", "теперь перед разделом «\(neighbour)»")
        case .after: Phrase("now after \(neighbour)", "теперь после раздела «\(neighbour)»")
        case .first, .last: phraseOfTracker(neighbour)
        }
    }
}

extension TrackerEdit {
    /// The flag that is all it sets: switching one is an act of its own.
    var flagAlone: TrackerField? {
        guard values.count == 1, completing.isEmpty, uncompleting.isEmpty, values[0].field.isFlag else {
            return nil
        }
        return values[0].field
    }
}

extension Phrase {
    fileprivate static func alreadyThere(_ name: String) -> Phrase {
        Phrase("\(name) is already there", "«\(name)» уже на этом месте")
    }

    /// "3 trackers, 41 marks".
    package static func contents(of trackers: [Tracker]) -> Phrase {
        CountedPhrase.trackers(trackers.count) + ", " + marks(of: trackers)
    }

    fileprivate static func marks(of trackers: [Tracker]) -> Phrase {
        CountedPhrase.marks(trackers.reduce(0) { $0 + $1.recordedDoneDays.count })
    }
}
