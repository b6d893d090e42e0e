internal import TrackerDomain

/// A document of a person or of a small program: the dates of each habit, or the habits of each date.
struct JSONDaysFormat: ForeignFormat {
    let orders: DateOrders
    var habits = TableHabits()
    var cells = TableCellReader(own: [:], hasDecimalCommas: false)
    var indices: [String: Int] = [:]

    static func recognizes(_ source: ImportSource) -> Bool {
        var draft = ImportDraft(today: .latest)
        guard let root = source.singleDocument, let lists = try? lists(of: root, &draft) else { return false }
        return !lists.isEmpty
    }

    static func read(_ source: ImportSource, into draft: inout ImportDraft) throws(ImportFault) {
        let root = try source.files[0].document().root
        let lists = try lists(of: root, &draft)
        guard !lists.isEmpty else { throw root.fault }
        let tape = root.tape
        let texts = tape.nodes.indices.lazy.filter { [.key, .string].contains(tape.nodes[$0].kind) }
        let dates = texts.map(tape.textBytes).compactMap { Day(utf8: $0) == nil ? WrittenDate($0) : nil }
        var reader = JSONDaysFormat(orders: DateOrders(of: dates))
        for (label, list) in lists {
            let isDate = WrittenDate(label.utf8) != nil
            for (key, value) in list.entries {
                let (name, date) = isDate ? (key, label) : (label, key)
                try reader.add(value, name: name, date: date, to: &draft)
            }
        }
        reader.habits.judgeNumbers(&draft)
    }

    /// The lists of a document by the habit or the date that each is of; tells all else.
    ///
    /// - Parameter isItem: Whether it is an object with the name of one habit and a list.
    private static func lists(
        of root: JSONElement, isItem: Bool = false, _ draft: inout ImportDraft
    ) throws(ImportFault) -> [(label: String, list: JSONElement)] {
        var (lists, name) = ([(label: String, list: JSONElement)](), nil as String?)
        if root.isArray, !isItem {
            for item in try root.items { lists += try self.lists(of: item, isItem: true, &draft) }
            return lists
        }
        for member in try root.members {
            let (key, value) = (member.key, member.value)
            if key == "habits", value.isContainer, !isItem {
                lists += try self.lists(of: value, &draft)
            } else if value.isContainer, WrittenDate(key.utf8) != nil || value.hasDates {
                lists.append((key, value))
            } else if isItem, name == nil, value.isText, TableColumn(heading: key) == .name {
                name = value.spelling
            } else if !value.isNull {
                draft.leaveOut(key: key)
            }
        }
        guard isItem else { return lists }
        guard lists.count <= 1 else { throw root.fault }
        if let name, lists.isEmpty { draft.leaveOut(key: name) }
        return lists.map { (name ?? "", $0.list) }
    }

    /// Adds a day of a habit: its value, a text for what is missing, or an object with date and value.
    private mutating func add(
        _ element: JSONElement, name: String?, date: String?, to draft: inout ImportDraft
    ) throws(ImportFault) {
        let text = element.isText ? element.spelling : ""
        var (date, note) = (date, nil as String?)
        var value = element.isObject || name == nil || date == nil ? nil : element
        for member in element.isObject && name != nil ? try element.members : [] {
            let isText = member.value.isText
            switch TableColumn(heading: member.key) {
            case .date where date == nil && isText: date = member.value.spelling
            case .note where note == nil && isText: note = member.value.spelling
            case .value where value == nil, .amount where value == nil: value = member.value
            default: if !member.value.isNull { draft.leaveOut(key: member.key) }
            }
        }
        try draft.take(at: element) { (draft) throws(BrokenLine.Problem) in
            let (day, hasZone) = try orders.day(Array((date ?? text).utf8)[...])
            let cell = try cell(value)
            let index = try index(of: name ?? text, at: element, in: &draft)
            guard day <= draft.today else {
                return draft.remarks.add(.daysToCome, cell.saysNothingDone ? 0 : 1)
            }
            if hasZone { draft.remarks.add(.writtenDays) }
            var content = try habits.content(of: cell, of: index, &draft)
            if content != DraftDay() { draft.habits[index].isUnderstood = true }
            content.note = note
            try draft.habits[index].days.join(content, on: day)
        }
    }

    private mutating func index(
        of name: String, at element: JSONElement, in draft: inout ImportDraft
    ) throws(BrokenLine.Problem) -> Int {
        if let known = indices[name] { return known }
        let habit = DraftHabit(name: try cells.name(name), at: element, isUnderstood: false)
        let index = habits.index(of: habit, in: &draft)
        indices[name] = index
        return index
    }

    private mutating func cell(_ value: JSONElement?) throws(BrokenLine.Problem) -> TableCell {
        guard let value else { return .mark(.done) }
        if value.isNull { return .nothing }
        let cell = value.isContainer ? .notUnderstood : cells.cell(Array(value.spelling.utf8)[...])
        if cell == .notUnderstood || cell == .doubtful { throw .value(value.spelling) }
        return cell
    }
}

extension JSONElement {
    fileprivate var isContainer: Bool { isObject || isArray }

    /// The values of a list, or those of an object with their keys.
    fileprivate var entries: [(key: String?, value: JSONElement)] {
        // A fault computes its path, which takes time in proportion to the document before it.
        if isObject { return ((try? members) ?? []).map { ($0.key, $0.value) } }
        return isArray ? ((try? items) ?? []).map { (nil, $0) } : []
    }

    /// True for a list of dates or of objects with one, and for an object whose keys are dates.
    fileprivate var hasDates: Bool {
        entries.contains { key, value in
            if let key { return WrittenDate(key.utf8) != nil }
            let field = value.entries.first { $0.key.flatMap(TableColumn.init(heading:)) == .date }
            let date = field?.value ?? value
            return date.isText && WrittenDate(date.spelling.utf8) != nil
        }
    }
}
