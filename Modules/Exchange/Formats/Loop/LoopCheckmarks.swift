internal import TrackerDomain

/// The days of one habit: words, or numbers in thousandths; older files have only numbers, and no header.
struct LoopCheckmarks {
    private struct Entry {
        let day: Day
        let value: LoopValue
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
            guard let value = LoopValue(row[1]) else { throw .value(row[1]) }
            entries.append(Entry(day: day, value: value, note: row[2], line: row.line))
        }
        let isNumeric =
            habit.isNumeric ?? entries.contains { if case .number = $0.value { true } else { false } }
        for entry in entries {
            var day = entry.value.day(isNumeric: isNumeric, reportingTo: &draft)
            day.note = entry.note.isEmpty ? nil : entry.note
            draft.take(line: entry.line, of: text.file) { (draft) throws(BrokenLine.Problem) in
                try draft.habits[habit.index].days.join(day, on: entry.day)
                draft.habits[habit.index].isUnderstood = true
            }
            try draft.checkLimits()
        }
    }
}
