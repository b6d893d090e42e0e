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
                draft.habits[index].isUnderstood = true
            }
            try draft.checkLimits()
        }
    }

    /// The text of a line without quotes, semicolons and blanks around it; only its beginning matters.
    private static func cell(_ line: TextLine) -> String {
        func isAround(_ character: Character) -> Bool { "\"; ".contains(character) }
        let text = Name.collapsingSpace(String(decoding: line.bytes.prefix(200), as: UTF8.self))
            .drop(while: isAround)
        let last = text.lastIndex { !isAround($0) }
        return last.map { String(text[...$0]) } ?? ""
    }

    private static func isDate(_ cell: String) -> Bool {
        isBare(cell) && (Day(date: cell) != nil || DateOrder.isOpen(cell))
    }

    /// True if nothing but a time and its zone follows the parts of a date.
    private static func isBare(_ cell: String) -> Bool {
        guard cell.utf8.count <= 64 else { return false }
        var rest = cell[...]
        let first = rest.nextPart()
        // The digits of a date may stand without anything between them.
        if first?.text.count != 8 || first?.isNumber == false {
            for _ in 0..<2 { _ = rest.nextPart() }
        }
        return isTime(rest)
    }

    /// Words around a time, in lower case.
    private static let words: Set<Substring> = ["t", "z", "am", "pm", "utc", "gmt", "at", "г", "года", "в"]

    /// True for a time with its zone, or nothing: `T09:41:00Z`, `T0941`, ` 9:41 p.m.`, ` г. в 9:41`.
    private static func isTime(_ text: Substring) -> Bool {
        var rest = text.lowercased().filter { $0 != "." }[...]
        var parts: [DatePart] = []
        while let part = rest.nextPart() { parts.append(part) }
        guard (parts.map(\.gap) + [rest]).allSatisfy({ $0.allSatisfy { " ,:+-".contains($0) } }) else {
            return false
        }
        var hasTime = false
        for (index, part) in parts.enumerated() {
            guard part.isNumber else {
                if words.contains(part.text) { continue }
                return false
            }
            // Any other number is an amount.
            let next = parts.dropFirst(index + 1).first
            let isHour = next.map { $0.gap == ":" || $0.text == "am" || $0.text == "pm" } ?? false
            let isAfterT = index > 0 && parts[index - 1].text == "t"
            let isLater = hasTime && part.gap.last.map { ":+-".contains($0) } ?? false
            guard isHour || isAfterT || isLater else { return false }
            hasTime = true
        }
        return true
    }
}

/// A number or a word, and what is before it.
private struct DatePart {
    let gap: Substring
    let text: Substring
    let isNumber: Bool
}

extension Substring {
    /// Takes the next number or word away; nil if there is none.
    fileprivate mutating func nextPart() -> DatePart? {
        func isDigit(_ character: Character) -> Bool { character.isASCII && character.isNumber }
        guard let start = firstIndex(where: { $0.isLetter || isDigit($0) }) else { return nil }
        let isNumber = isDigit(self[start])
        let end = self[start...].firstIndex { isNumber ? !isDigit($0) : !$0.isLetter } ?? endIndex
        let part = DatePart(gap: self[..<start], text: self[start..<end], isNumber: isNumber)
        self = self[end...]
        return part
    }
}
