internal import TrackerDomain

// The common part of all JSON formats.

extension ImportSource {
    /// The document of the only file; nil for several files, or if it is no JSON.
    var singleDocument: JSONElement? { files.count == 1 ? files[0].documentRoot : nil }

    /// The broken lines of a draft in the order of the source; entries of its document have their paths.
    func brokenLines(of draft: ImportDraft) -> [BrokenLine] {
        var lines = draft.broken
        if let tape = singleDocument?.tape {
            let entries = draft.brokenNodes.sorted { $0.value < $1.value }
            for (entry, path) in zip(entries, tape.paths(of: entries.map(\.value))) where !path.isEmpty {
                lines[entry.key].entry = path
            }
        }
        func place(_ index: Int) -> (String, Int, Int) {
            (lines[index].file, lines[index].line, draft.brokenNodes[index] ?? index)
        }
        return lines.indices.sorted { place($0) < place($1) }.map { lines[$0] }
    }
}

extension ImportSource.File {
    /// Nil if it is no JSON.
    var documentRoot: JSONElement? {
        if case .success(let tape) = json { tape.root } else { nil }
    }
}

extension ImportDraft {
    /// Leaves out an entry without a valid value.
    mutating func reject(
        _ problem: BrokenLine.Problem, at element: JSONElement
    ) throws(ImportFault) {
        reject(problem, file: element.tape.file, line: element.line, node: element.node)
        try checkLimits()
    }

    /// Takes what an entry has, or leaves it out if the body throws.
    mutating func take(
        at element: JSONElement, _ body: (inout ImportDraft) throws(BrokenLine.Problem) -> Void
    ) throws(ImportFault) {
        take(line: element.line, of: element.tape.file, node: element.node, body)
        try checkLimits()
    }

    mutating func finish(_ habit: DraftHabit) throws(ImportFault) {
        _ = add(habit)
        try checkLimits()
    }

    /// Adds an entry to a day of a habit, which another entry may already have.
    mutating func join(
        _ content: DraftDay, on day: Day, of habit: inout DraftHabit, at element: JSONElement
    ) throws(ImportFault) {
        try take(at: element) { (_) throws(BrokenLine.Problem) in try habit.days.join(content, on: day) }
    }

    /// The rule for so many times in so many days; if there is none, the entry is skipped and the habit is daily.
    mutating func schedule(
        times: Int?, inDays days: Int?, at element: JSONElement
    ) throws(ImportFault) -> Schedule {
        if let times, let days, let schedule = schedule(times: times, inDays: days) { return schedule }
        try reject(.frequency(element.spelling), at: element)
        return .weekdays(.everyDay)
    }
}

extension DraftHabit {
    init(name: String, at element: JSONElement, isUnderstood: Bool = true) {
        self.init(
            name: name, file: element.tape.file, line: element.line, node: element.node,
            isUnderstood: isUnderstood)
    }

    /// Takes the id of the source; a blank one is none.
    mutating func takeID(_ element: JSONElement?, in format: ImportFormat) {
        guard let id = element?.spelling, !Name.collapsingSpace(id).isEmpty else { return }
        self.id = Identifier(of: id, in: format)
    }

    /// Drops a goal of 1 without a unit if each day's number is whole, as it asks only for completion.
    ///
    /// The numbers are marks if no day has a number other than 0 and 1.
    mutating func takeGoalOfOneAsMarks() {
        guard let goal, goal.kind == .atLeast, goal.amount == .one, Name.collapsingSpace(goal.unit).isEmpty,
            days.amounts.values.allSatisfy({ $0.inThousandths % 1000 == 0 })
        else { return }
        self.goal = nil
        days.takeZerosAndOnesAsMarks()
    }
}

extension JSONElement {
    /// True if it is a text that is not blank.
    var isFilled: Bool { isText && tape.textBytes(at: node).contains { $0 > UInt8(ascii: " ") } }

    /// The text of an invalid value for messages.
    var spelling: String { tape.nodes[node].isContainer ? "" : tape.text(at: node) }
}
