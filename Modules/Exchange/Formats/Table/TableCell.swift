internal import TrackerDomain

/// What a cell of a table says.
enum TableCell: Hashable {
    case nothing
    /// Worked out by another program.
    case calculated
    case mark(DraftDay.Mark)
    /// The unit is empty if the cell has none.
    case amount(Amount, unit: String)
    /// A number that can be read in two ways.
    case doubtful
    case notUnderstood

    var isMark: Bool {
        switch self {
        case .mark, .calculated: true
        default: false
        }
    }

    /// True for a bare 0 or 1, which may be a mark.
    var isFlag: Bool { self == .amount(.zero, unit: "") || self == .amount(.one, unit: "") }

    var isNumber: Bool {
        switch self {
        case .amount, .doubtful: true
        default: false
        }
    }

    /// The data of a day with this cell alone, but for its unit.
    func day(reportingTo draft: inout ImportDraft) -> DraftDay {
        switch self {
        case .nothing, .doubtful, .notUnderstood: return DraftDay()
        case .mark(let mark): return DraftDay(mark: mark)
        case .amount(let amount, _): return DraftDay(amount: amount)
        case .calculated:
            draft.remarks.add(.computedDays)
            return DraftDay()
        }
    }

    /// True if it says that nothing was done: empty, a word for that, or 0.
    var saysNothingDone: Bool {
        switch self {
        case .nothing, .calculated, .mark(.notDone), .amount(.zero, _): true
        default: false
        }
    }
}

/// Reads the cells of a table: a person's own words outrank the numbers, and these all other words.
struct TableCellReader {
    /// As many texts as the columns of a table repeat.
    private static let maxKnown = 4096

    private let own: [String: DraftDay.Mark]
    /// True if a comma precedes decimals; otherwise a point does.
    var hasDecimalCommas: Bool
    /// What was read before: cells of a table repeat.
    private var known: [String: TableCell] = [:]

    init(own: [String: DraftDay.Mark], hasDecimalCommas: Bool) {
        self.own = own
        self.hasDecimalCommas = hasDecimalCommas
    }

    mutating func cell(_ bytes: ArraySlice<UInt8>) -> TableCell {
        if bytes.isEmpty { return .nothing }
        let text = String(decoding: bytes, as: UTF8.self)
        if let cell = known[text] { return cell }
        let cell = read(text)
        if bytes.count <= 40, known.count < Self.maxKnown { known[text] = cell }
        return cell
    }

    /// - Throws: `name` for a blank one, `noName` for what cannot be one in a table: a mark, a number, a date.
    mutating func name(_ text: String) throws(BrokenLine.Problem) -> String {
        guard !Name.collapsingSpace(text).isEmpty else { throw .name }
        guard cell(Array(text.utf8)[...]) == .notUnderstood, WrittenDate(text.utf8) == nil else {
            throw .noName(text)
        }
        return text
    }

    private func read(_ text: String) -> TableCell {
        if !own.isEmpty, let mark = own[MarkWord.key(text)] { return .mark(mark) }
        if let amount = Amount(decimal: text, hasDecimalCommas: hasDecimalCommas) {
            return .amount(amount, unit: "")
        }
        // No word and no number with its unit is longer.
        guard text.utf8.count <= 200 else { return .notUnderstood }
        let trimmed = Name.collapsingSpace(text)
        if trimmed.isEmpty { return .nothing }
        switch MarkWord.meaning(trimmed) {
        case .done: return .mark(.done)
        case .notDone: return .mark(.notDone)
        case .skipped: return .mark(.skipped)
        case .rest: return .mark(.paused)
        case .nothing: return .nothing
        case .calculated: return .calculated
        case nil: break
        }
        guard let measured = MeasuredCell(trimmed) else { return .notUnderstood }
        if let amount = Amount(decimal: measured.number, hasDecimalCommas: hasDecimalCommas) {
            return .amount(amount, unit: measured.unit)
        }
        return Amount.isAmbiguous(measured.number, hasDecimalCommas: hasDecimalCommas)
            ? .doubtful : .notUnderstood
    }
}

/// A number and its unit in one cell: `2,5 km`, `250ml`, `80 %`.
struct MeasuredCell {
    let number: String
    /// Empty if there is none.
    let unit: String

    /// Returns nil if the text after the number is no unit: `1e3`, `5 of 10`, `8:30`, `10k`.
    init?(_ text: String) {
        let number = text.prefix { $0.isASCII && $0.isNumber || $0 == "." || $0 == "," }
        let rest = text.dropFirst(number.count)
        self.number = String(number)
        guard let unit = try? Goal.cleanedUnit(String(rest)) else { return nil }
        self.unit = unit
        guard let first = unit.first else { return }
        guard !number.isEmpty, first == "%" || !(first.isPunctuation || first.isMathSymbol),
            // In 1e3 and 5x5 the digits at the end belong to the number, as does the second number of a text.
            !(rest.first != " " && unit.contains(where: \.isNumber)),
            !unit.split(separator: " ").contains(where: { $0.first?.isNumber ?? false }),
            MarkWord.meaning(unit) == nil, !["k", "к", "тыс", "тыс."].contains(unit.lowercased())
        else { return nil }
    }
}
