internal import TrackerDomain

// What all formats of JSON have in common on the way to a draft.

extension ImportSource {
    /// The one document it is; nil for several files, and where it is no JSON.
    var singleDocument: JSONElement? { files.count == 1 ? files[0].documentRoot : nil }
}

extension ImportSource.File {
    /// Nil where it is no JSON.
    var documentRoot: JSONElement? {
        if case .success(let tape) = json { tape.root } else { nil }
    }
}

extension ImportDraft {
    /// Passes an entry over that says nothing that can be kept.
    mutating func passOver(
        _ problem: BrokenLine.Problem, at element: JSONElement
    ) throws(ImportFault) {
        try passOver(problem, file: element.tape.file, line: element.line)
    }

    /// Adds what an entry says of a day of a habit, of which another entry may have told.
    mutating func join(
        _ content: DraftDay, on day: Day, of habit: inout DraftHabit, at element: JSONElement
    ) throws(ImportFault) {
        do throws(BrokenLine.Problem) {
            try habit.days.join(content, on: day)
        } catch {
            try passOver(error, at: element)
        }
    }

    /// The rule for so many times in so many days; one that is none is passed over, and the habit is a daily one.
    mutating func schedule(
        times: Int?, inDays days: Int?, at element: JSONElement
    ) throws(ImportFault) -> Schedule {
        if let times, let days, let schedule = schedule(times: times, inDays: days) { return schedule }
        try passOver(.frequency(element.spelling), at: element)
        return .weekdays(.everyDay)
    }
}

extension DraftHabit {
    init(name: String, at element: JSONElement) {
        self.init(name: name, file: element.tape.file, line: element.line)
    }

    /// Takes the id that the source knows it by; one that is blank is none.
    mutating func takeID(_ element: JSONElement?, in format: ImportFormat) {
        guard let id = element?.spelling, !Name.collapsingSpace(id).isEmpty else { return }
        self.id = Identifier(of: id, in: format)
    }

    /// A goal of 1 without a unit asks for no more than to be done, as long as each day's number is whole; where no day
    /// has another number than 0 and 1, these are marks.
    mutating func takeGoalOfOneAsMarks() {
        guard let goal, goal.kind == .atLeast, goal.amount == .one, Name.collapsingSpace(goal.unit).isEmpty,
            days.amounts.values.allSatisfy({ $0.inThousandths % 1000 == 0 })
        else { return }
        self.goal = nil
        days.takeZerosAndOnesAsMarks()
    }
}

extension JSONElement {
    /// Whether it is a text that says something.
    var isFilled: Bool { isText && tape.textBytes(at: node).contains { $0 > UInt8(ascii: " ") } }

    /// What a person is told of a value that says nothing.
    var spelling: String { tape.nodes[node].isContainer ? "" : tape.text(at: node) }
}
