internal import TrackerDomain

/// The signs by which a table is known as one of Loop's, in which 2 is done, 3 is skipped and 15000 is an amount of 15.
struct LoopSigns {
    /// No person's days have more rows.
    private static let maxRows = 10_000

    /// Words that Loop alone writes, and the number of a day without an entry.
    private static let own = ["UNKNOWN", "YES_MANUAL", "YES_AUTO", "-1"]
    private static let shared = ["NO", "SKIP"]

    private let name: Substring
    /// True if the headings are those of one habit's file, or of that as a spreadsheet has saved it.
    let hasOneHabit: Bool
    private let endsEmpty: Bool
    /// True if every cell beside the dates is a word of Loop's, empty, or a whole number from −1 on.
    private var areKnown = true
    private var hasOwn = false
    private var hasShared = false
    /// True if one of the numbers is 2.
    private var hasTwo = false
    private var greatest = 0
    /// The columns with a number above 3, which are amounts in thousandths.
    private(set) var measured: Set<Int> = []

    init(_ file: ImportSource.File) {
        name = file.name
        var rows = TableReader(FileText(unchecked: file), maxCells: TableSample.maxColumns)
        var ahead = rows
        let heading = file.heading == nil ? nil : ahead.next()
        let cells = heading?.cells ?? []
        let words = cells.map { Name.collapsingSpace($0).lowercased() }
        let isBare = cells.count == 2 && Day(date: cells[0]) != nil
        let columns = cells.map(TableColumn.init(heading:))
        let value =
            columns.contains(.date) && !columns.contains(.name) ? words.firstIndex(of: "value") : nil
        hasOneHabit = value != nil || isBare
        endsEmpty = cells.count > 1 && words.last == ""
        let beginsWithDate = columns.first == .date
        guard hasOneHabit || beginsWithDate, !cells.contains(where: WideHeading.isOurs) else {
            areKnown = false
            return
        }
        if !isBare { rows = ahead }
        let range = value.map { $0..<$0 + 1 } ?? 1..<TableSample.maxColumns
        var count = 0
        while areKnown, count < Self.maxRows, let row = rows.next() {
            count += 1
            for column in range.clamped(to: 0..<row.fields) where !row.isEmpty(at: column) {
                add(row.bytes(at: column), column)
            }
        }
    }

    private mutating func add(_ cell: ArraySlice<UInt8>, _ column: Int) {
        if cell.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) {
            let number = cell.prefix(10).reduce(0) { $0 * 10 + Int($1 & 0xF) }
            greatest = max(greatest, number)
            if number == 2 { hasTwo = true }
            if number > 3 { measured.insert(column) }
        } else if Self.own.contains(where: { cell.elementsEqual($0.utf8) }) {
            hasOwn = true
        } else if Self.shared.contains(where: { cell.elementsEqual($0.utf8) }) {
            hasShared = true
        } else {
            areKnown = false
        }
    }

    /// True if Loop wrote it, for sure.
    ///
    /// It is not known by 0 and 1 alone: a day of 1 follows from one of 2.
    var areLoops: Bool {
        guard areKnown, hasOwn || hasShared || greatest > 1 else { return false }
        return hasOwn || isCalledCheckmarks || endsEmpty && greatest <= 3 && hasTwo
    }

    /// True if it has the days of one habit, in numbers that Loop may have written.
    var mayBeOneHabit: Bool { areKnown && hasOneHabit && greatest > 1 }

    /// True for `Checkmarks.csv` and for a copy of it, such as `Checkmarks (1).csv`.
    private var isCalledCheckmarks: Bool {
        guard name.hasPrefix("Checkmarks"), name.hasSuffix(".csv") else { return false }
        let between = name.dropFirst("Checkmarks".count).dropLast(".csv".count)
        return between.isEmpty
            || between.hasPrefix(" (") && between.hasSuffix(")")
                && between.dropFirst(2).dropLast().allSatisfy { $0.isASCII && $0.isNumber }
    }
}
