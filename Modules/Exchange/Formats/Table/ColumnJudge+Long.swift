// Columns of a table with a row for each habit and day, or for each day of one habit.
extension ColumnJudge {
    /// Returns true if each row is a day done, as nothing says more of it.
    mutating func long(areColumnsNamed: Bool) throws(ImportFault) -> Bool {
        takeByHeading([.category, .kind, .schedule, .unit, .skip, .note])
        try takeValues(areColumnsNamed: areColumnsNamed)
        let isList = ![TableColumn.value, .amount, .skip].contains(where: has)
        if isList { try checkNothingElse(areColumnsNamed: areColumnsNamed) }
        leaveOpenOut()
        return isList
    }

    /// Finds the marks and the amounts: known headings, else the only column of words; words outrank numbers.
    private mutating func takeValues(areColumnsNamed: Bool) throws(ImportFault) {
        let amounts = open.filter { known[$0] == .amount && facts[$0].areNumbers }
        let headed = open.filter { known[$0] == .value && facts[$0].areValues }
        let words = open.filter {
            (known[$0] == nil || known[$0] == .value) && facts[$0].areWords && !isBlank($0)
        }
        if !has(.value) {
            let candidates = [
                headed.filter { facts[$0].areWords }, headed.filter { facts[$0].areFlags }, words, headed,
            ]
            let found = candidates.first { !$0.isEmpty } ?? []
            if found.count > 1 { throw several(.value, found[0]) }
            if let value = found.first { roles[value] = .known(.value) }
        }
        let value = roles.firstIndex(of: .known(.value))
        for index in amounts where roles[index] == nil {
            // Where marks say all, amounts of 0 say nothing.
            if facts[index].areZeros, value.map({ facts[$0].areWords }) ?? false { continue }
            try refuseUnnamed(index, areColumnsNamed)
            if has(.amount) { throw several(.amount, index) }
            roles[index] = .known(.amount)
        }
        // Numbers under a heading of values are the amounts beside marks.
        for index in headed where roles[index] == nil && facts[index].areNumbers && !has(.amount) {
            if facts[index].areZeros { continue }
            try refuseUnnamed(index, areColumnsNamed)
            roles[index] = .known(.amount)
        }
        if let value, named.roles[.value] == nil { try refuseUnnamed(value, areColumnsNamed) }
    }

    /// Where a person names columns, numbers that are more than marks have to be named, too.
    private func refuseUnnamed(_ index: Int, _ areColumnsNamed: Bool) throws(ImportFault) {
        guard areColumnsNamed, !facts[index].areFlags, !facts[index].areZeros, !facts[index].areWords else {
            return
        }
        let role = named.roles[.value] == nil ? TableRole.value : .amount
        throw .table(.perhapsValue(role, heading: heading.name(of: index)), file: file)
    }

    /// - Throws: The fault of a table in which a further column may say what a day was.
    private func checkNothingElse(areColumnsNamed: Bool) throws(ImportFault) {
        let others = open.filter { known[$0] != .helper && facts[$0].filled > 0 }
        if let value = others.first(where: { known[$0] == .value || known[$0] == .amount }) {
            throw unread(value)
        }
        if areColumnsNamed, named.roles[.date] != nil, named.roles[.name] != nil { return }
        let numbers = others.filter { facts[$0].areValues }
        if numbers.count > 1 { throw several(.value, numbers[0]) }
        guard let first = numbers.first ?? others.first(where: { !isBlank($0) }) else { return }
        throw .table(.perhapsValue(.value, heading: heading.name(of: first)), file: file)
    }

    /// The fault of a column of marks that are not, or not mostly, understood.
    func unread(_ index: Int) -> ImportFault {
        let (name, facts) = (heading.name(of: index), facts[index])
        if facts.understood == 0, let example = facts.example {
            return .table(.noMarks(example: example), file: file)
        }
        return .table(.partlyUnderstood(heading: name, facts.understood, of: facts.filled), file: file)
    }

    mutating func leaveOpenOut() {
        for index in open where facts[index].filled > 0 {
            roles[index] = .leftOut(example: nil)
        }
    }

    // MARK: One habit

    /// Returns true if each row is a day done.
    mutating func oneHabit() throws(ImportFault) -> Bool {
        takeByHeading([.unit, .skip, .note])
        do throws(ImportFault) {
            try takeValues(areColumnsNamed: false)
        } catch .table(.severalColumns, _) {
            throw .needlessName(file: file)
        }
        if ![TableColumn.value, .amount, .skip].contains(where: has) {
            let others = open.filter {
                !isLeftOutByHeading($0) && facts[$0].filled > 0 && !facts[$0].areDates
            }
            if others.count > 1 { throw .needlessName(file: file) }
            if let only = others.first {
                guard facts[only].areValues else { throw unread(only) }
                roles[only] = .known(.value)
            }
        }
        leaveOpenOut()
        return ![TableColumn.value, .amount, .skip].contains(where: has)
    }

    func isLeftOutByHeading(_ index: Int) -> Bool {
        if isBlank(index) { return heading.isThere }
        return known[index] != nil || TableColumn.endsInNote(heading.texts[index])
    }
}
