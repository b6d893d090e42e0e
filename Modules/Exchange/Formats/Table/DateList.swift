internal import TrackerDomain

/// A list of dates, one a line, perhaps under a heading: the days on which one habit was done.
struct DateList {
    private let text: FileText
    private let order: DateOrder?

    /// Nil if the first line is no date, or has more than one.
    init?(_ file: ImportSource.File) {
        let text = FileText(unchecked: file)
        let dates = text.lines.lazy.map { DateList.cell($0) }.filter { !$0.isEmpty }
        var first = dates.prefix(2).makeIterator()
        guard var date = first.next() else { return nil }
        if TableColumn(heading: date) == .date {
            guard let next = first.next() else { return nil }
            date = next
        }
        guard DateList.isDate(date) else { return nil }
        self.text = text
        order = DateOrder.isOpen(date) ? DateOrder(dates) : nil
    }

    func read(into draft: inout ImportDraft, of index: Int) throws(ImportFault) {
        for (number, line) in text.lines.enumerated() {
            let cell = DateList.cell(line)
            if cell.isEmpty || number == 0 && TableColumn(heading: cell) == .date { continue }
            draft.rows += 1
            draft.take(line: line.number, of: text.file) { (draft) throws(BrokenLine.Problem) in
                guard DateList.isBare(cell), let day = Day(date: cell, order: order) else { throw .day(cell) }
                try draft.habits[index].days.join(DraftDay(mark: .done), on: day)
            }
            try draft.checkLimits()
        }
    }

    /// The text of a line without quotes and blanks around it; only its beginning matters.
    private static func cell(_ line: TextLine) -> String {
        let text = String(decoding: line.bytes.prefix(200), as: UTF8.self)
        return Name.collapsingSpace(text.filter { $0 != "\"" && $0 != ";" })
    }

    private static func isDate(_ cell: String) -> Bool {
        isBare(cell) && (Day(date: cell) != nil || DateOrder.isOpen(cell))
    }

    /// True if nothing but a time and its zone stands behind the year.
    private static func isBare(_ cell: String) -> Bool {
        let words = cell.lowercased().split { !$0.isLetter && !$0.isNumber }
        let numbers = words.filter { Int($0) != nil }
        return words.count - numbers.count <= 4 && numbers.count <= 9 && cell.utf8.count <= 64
    }
}
