internal import TrackerDomain

/// What was merged, in sentences, history and scripts.
extension ChangeSummary {
    /// "Jog into Run (1 day, 1 amount; 1 shared day stays as in Run)".
    func mergedTracker(_ id: Identifier, into target: Identifier, _ request: Request, _ style: Style)
        -> Phrase
    {
        guard let source = request.before.tracker(id), let old = request.before.tracker(target),
            let new = request.after.tracker(target)
        else { return .empty }
        let gained = [
            (new.recordedDoneDays.subtracting(old.recordedDoneDays).count, CountedPhrase.days),
            (changes.count { Act($0) == .amountSet }, .amounts),
            (changes.count { Act($0) == .noted }, .notes),
            (new.skips.subtracting(old.skips).count, .skips),
        ].filter { $0.0 > 0 }.map { count, noun in noun.told(count) }
        let shared = source.amounts.days.intersection(old.amounts.days).count
        let parts = [gained.joined(separator: ", "), shared > 0 ? .sharedDays(shared, of: old.name) : .empty]
            .filter { $0 != .empty }
        return .merging(source.name, into: old.name, arrow: style.arrow)
            + (parts.isEmpty ? .empty : Phrase(same: " (") + parts.joined(separator: "; ") + ")")
    }

    /// "Home into Sport (2 trackers)".
    func mergedCategory(_ id: Identifier, into target: Identifier, _ request: Request, _ style: Style)
        -> Phrase
    {
        let names = [id, target].map { request.before.category($0)?.name ?? "" }
        let count = request.before.trackers(in: id).count
        return .merging(names[0], into: names[1], arrow: style.arrow)
            + (count > 0 ? Phrase(same: " (") + CountedPhrase.trackers.told(count) + ")" : .empty)
    }

    /// "merged: Jog into Run"; nil for any other step.
    func merged(_ names: ChangeNames) -> Phrase? {
        guard case .merged(let target) = name, let source = changes.last(where: \.isDeletion) else {
            return nil
        }
        let sourceName = (source.tracker ?? source.category).map { names[$0] } ?? ""
        return Act.trackerMerged.words.history + ": " + .merging(sourceName, into: names[target], arrow: "→")
    }

    /// What a merge, done or undone, is for scripts: its days are one entry, and moves are none; nil for any other step.
    var mergeEntries: [Entry]? {
        guard case .merged(let target) = name else { return nil }
        let others = Self.entries(of: changes.filter { $0.tracker != target && Act($0) != .moved })
        guard changes.allSatisfy({ $0.category == nil }) else { return others }
        var merged = Entry(.trackerMerged)
        merged.tracker = target
        return others.first?.act == .trackerAdded ? others + [merged] : [merged] + others
    }
}

extension CountedPhrase {
    /// "2 days", «дней: 2».
    fileprivate func told(_ count: Int) -> Phrase {
        Phrase { language in
            switch language {
            case .english: self(count).english
            case .russian: "\(russian.many): \(NumberText.whole(count, .russian))"
            }
        }
    }
}

extension Phrase {
    fileprivate static func merging(_ source: String, into target: String, arrow: String) -> Phrase {
        Phrase { language in
            switch language {
            case .english: "\(source) into \(target)"
            case .russian: "\(source) \(arrow) \(target)"
            }
        }
    }

    fileprivate static func sharedDays(_ count: Int, of name: String) -> Phrase {
        let number = Phrase { NumberText.whole(count, $0) }
        return Phrase(
            "\(number.english) shared \(count == 1 ? "day stays" : "days stay") as in \(name)",
            "общих дней: \(number.russian), они как у трекера «\(name)»")
    }
}
