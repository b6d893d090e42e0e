internal import TrackerDomain

/// The days of one habit: words, or numbers in thousandths; older files have only numbers, and no header.
struct LoopCheckmarks {
    private enum Value: Equatable {
        case unknown, no, automatic, yes, skip
        /// In thousandths.
        case number(Int)

        init?(_ text: String) {
            switch text {
            // Numbers below 4 are the codes of the words.
            case "UNKNOWN", "-1": self = .unknown
            case "NO", "0": self = .no
            case "YES_AUTO", "1": self = .automatic
            case "YES_MANUAL", "2": self = .yes
            case "SKIP", "3": self = .skip
            default:
                guard text.utf8.count <= 10, let number = Int(text), Amount(thousandths: number) != nil else {
                    return nil
                }
                self = .number(number)
            }
        }
    }

    private struct Entry {
        let day: Day
        let value: Value
        let note: String
        let line: Int
    }

    let habit: LoopHabit

    func read(_ text: FileText, into draft: inout ImportDraft) throws(ImportFault) {
        var entries: [Entry] = []
        var rows = TableReader(text, separator: UInt8(ascii: ","))
        var fields = 2...3
        if let heading = rows.heading("Date") {
            let isWhole = heading.fields == 2 ? !heading.isOpen : heading[2] == "Notes"
            guard heading[1] == "Value", isWhole else {
                throw .structure(file: text.file, line: heading.line, element: "Date,Value,Notes")
            }
            fields = heading.fields...heading.fields
        }
        try draft.forEachRow(of: &rows, in: text.file, fields: fields) {
            (_, row) throws(BrokenLine.Problem) in
            // Loop ends each line: if the last one has no end, its number or note may be cut.
            if row.isOpen, row.fields < 3 || !row[2].isEmpty { throw .cut }
            guard let day = Day(iso: row[0]) else { throw .day(row[0]) }
            guard let value = Value(row[1]) else { throw .value(row[1]) }
            entries.append(Entry(day: day, value: value, note: row[2], line: row.line))
        }
        let isNumeric =
            habit.isNumeric ?? entries.contains { if case .number = $0.value { true } else { false } }
        for entry in entries {
            var day = isNumeric ? LoopCheckmarks.amount(entry.value) : mark(entry.value, &draft)
            day.note = entry.note.isEmpty ? nil : entry.note
            draft.take(line: entry.line, of: text.file) { (draft) throws(BrokenLine.Problem) in
                try draft.habits[habit.index].days.join(day, on: entry.day)
            }
            try draft.checkLimits()
        }
    }

    private func mark(_ value: Value, _ draft: inout ImportDraft) -> DraftDay {
        switch value {
        case .unknown: return DraftDay()
        case .no: return DraftDay(mark: .notDone)
        case .yes: return DraftDay(mark: .done)
        case .skip: return DraftDay(mark: .skipped)
        // A number in a yes-or-no habit dates from before its type was changed: done if it is above 0.
        case .number: return DraftDay(mark: .done)
        case .automatic:
            draft.remarks.add(.computedDays)
            return DraftDay()
        }
    }

    /// The amount for the words of a numeric habit: 0, 0.001 and 0.002 are exported as if they were marks.
    private static func amount(_ value: Value) -> DraftDay {
        switch value {
        case .unknown: DraftDay()
        case .no: DraftDay(amount: .zero)
        case .automatic: DraftDay(amount: Amount(thousandths: 1))
        case .yes: DraftDay(amount: Amount(thousandths: 2))
        case .skip: DraftDay(mark: .skipped)
        case .number(let thousandths): DraftDay(amount: Amount(thousandths: thousandths))
        }
    }
}
