internal import TrackerDomain

/// Gives each column of a table its role, by what most of its cells are and by its heading.
struct ColumnJudge {
    let file: String
    let heading: TableHeading
    let facts: [ColumnFacts]
    let known: [TableColumn?]
    var roles: [ColumnRole?]
    var named: NamedColumns { heading.named }

    init(file: String, heading: TableHeading, facts: [ColumnFacts], count: Int) {
        self.file = file
        self.heading = heading
        self.facts = facts + Array(repeating: ColumnFacts(), count: max(0, count - facts.count))
        known = (0..<count).map { $0 < heading.texts.count ? TableColumn(heading: heading.texts[$0]) : nil }
        roles = Array(repeating: nil, count: count)
        for (column, index) in named.roles { roles[index] = .known(column) }
        if let date = heading.date { roles[date] = .known(.date) }
        for index in named.leftOut { roles[index] = .leftOut(example: nil) }
    }

    /// The columns without a role.
    var open: [Int] { roles.indices.filter { roles[$0] == nil } }

    func isBlank(_ index: Int) -> Bool {
        index >= heading.texts.count || heading.texts[index].isEmpty
    }

    func has(_ column: TableColumn) -> Bool { roles.contains(.known(column)) }

    /// - Throws: `otherContent` for a column that a person has named and whose cells are mostly something else.
    func checkNamed() throws(ImportFault) {
        for (column, index) in named.roles.sorted(by: { $0.key.rawValue < $1.key.rawValue })
        where facts[index].filled > 0 {
            let fits =
                switch column {
                case .name, .category: facts[index].areNames
                case .value, .skip: facts[index].areValues
                case .amount: facts[index].areNumbers
                case .date: facts[index].areDates
                default: true
                }
            guard fits else {
                throw .table(.otherContent(column.role, heading: heading.name(of: index)), file: file)
            }
        }
    }

    /// The columns of this program's own table.
    mutating func own() {
        for index in roles.indices { roles[index] = known[index].map { $0 == .helper ? .id : .known($0) } }
    }

    /// The columns of one of Loop's tables: each is a habit, or they are the value and the note of one.
    mutating func loop(_ form: TableShape.Form) {
        if form == .oneHabit {
            takeByHeading([.value, .note])
            if !has(.value), let value = open.first { roles[value] = .known(.value) }
            leaveOpenOut()
        } else {
            for index in open where !isBlank(index) { roles[index] = .habit }
        }
    }

    /// True if a column tells the habit of a row.
    ///
    /// - Throws: `severalColumns`.
    mutating func findNames() throws(ImportFault) -> Bool {
        if has(.name) { return true }
        if named.habits != nil { return false }
        let found = open.filter { known[$0] == .name && facts[$0].areNames }
        if found.count > 1 { throw several(.name, found[0]) }
        if let name = found.first { roles[name] = .known(.name) }
        return !found.isEmpty
    }

    func several(_ role: TableRole, _ index: Int) -> ImportFault {
        .table(.severalColumns(role, heading: heading.name(of: index)), file: file)
    }

    /// Takes columns by their headings where their content fits.
    mutating func takeByHeading(_ columns: Set<TableColumn>) {
        for index in open {
            guard let column = known[index], columns.contains(column), !has(column) else { continue }
            let fits =
                switch column {
                case .category: facts[index].areNames || facts[index].filled == 0
                case .skip: facts[index].areValues || facts[index].filled == 0
                default: true
                }
            if fits { roles[index] = .known(column) }
        }
    }

    // MARK: Wide

    mutating func wide(isOwn: Bool) throws(ImportFault) {
        if !isOwn { try checkIsWide() }
        var firstExample: String?
        for index in open {
            if isOwn, !isBlank(index), WideHeading.isOurs(heading.texts[index]) {
                roles[index] = .habit
                continue
            }
            let facts = facts[index]
            if let habits = named.habits {
                guard habits.contains(index) else {
                    roles[index] = .leftOut(example: nil)
                    continue
                }
                guard facts.areValues else {
                    throw .table(.otherContent(.value, heading: heading.name(of: index)), file: file)
                }
            } else if isBlank(index) || !isOwn && isLeftOutByHeading(index) || facts.areDates
                || facts.filled == 0
            {
                if !isBlank(index) || facts.filled > 0 { roles[index] = .leftOut(example: nil) }
                continue
            }
            if facts.understood == 0 {
                roles[index] = .leftOut(example: facts.example)
                firstExample = firstExample ?? facts.example
            } else if facts.areValues {
                roles[index] = .habit
            } else {
                throw unread(index)
            }
        }
        guard !roles.contains(.habit), !isOwn else { return }
        if let firstExample { throw .table(.noMarks(example: firstExample), file: file) }
        if let left = roles.indices.first(where: {
            roles[$0] == .leftOut(example: nil) && facts[$0].filled > 0
        }) {
            throw .table(.noHabits(heading: heading.name(of: left)), file: file)
        }
    }

    /// - Throws: `nameless` for a list of dates, `namelessHabit`, `noHeading`, `unnamedColumns`.
    private func checkIsWide() throws(ImportFault) {
        guard named.habits == nil else { return }
        let others = open.filter { facts[$0].filled > 0 || !isBlank($0) }
        if named.roles.keys.contains(where: { $0 != .date }) { throw .table(.namelessHabit, file: file) }
        if facts.allSatisfy({ $0.filled == 0 }) { return }
        if open.allSatisfy({ facts[$0].filled == 0 && isBlank($0) }) { throw .nameless(file: file) }
        guard heading.isThere else {
            throw others.count == 1 ? .table(.namelessHabit, file: file) : .table(.noHeadings, file: file)
        }
        let isKnown = others.allSatisfy { known[$0] != nil }
        if isKnown, others.contains(where: { known[$0] != .helper }) {
            throw .table(.namelessHabit, file: file)
        }
        let isDateKnown = heading.date.map { known[$0] == .date || named.roles[.date] == $0 } ?? false
        let names = others.first { known[$0] == nil && !isLeftOutByHeading($0) && facts[$0].areNames }
        guard !isDateKnown, let names, let date = heading.date else { return }
        let rest = others.filter { $0 != names && known[$0] != .helper }
        let value = rest.first { facts[$0].areValues }
        throw .table(
            .unnamedColumns(headings: ([date, names] + (value.map { [$0] } ?? [])).map(heading.name)),
            file: file)
    }

    // MARK: Across

    mutating func across() throws(ImportFault) {
        for (index, day) in heading.days where roles[index] == nil { roles[index] = .day(day) }
        let name =
            open.first { known[$0] == .name && facts[$0].areNames } ?? open.first { facts[$0].areNames }
        if !has(.name) {
            guard let name else { throw .table(.noNames, file: file) }
            roles[name] = .known(.name)
        }
        takeByHeading([.category])
        leaveOpenOut()
    }
}
