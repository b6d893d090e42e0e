internal import TrackerDomain

/// What Loop keeps of a day: a word, in its database by a number below 4, or an amount in thousandths.
enum LoopValue: Equatable {
    case unknown, no, automatic, yes, skip
    /// In thousandths.
    case number(Int)

    init?(_ text: String) {
        switch text {
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

    /// The same as a cell of a table.
    ///
    /// - Parameter isMeasured: Whether the habit is; its 0, 0.001 and 0.002 are exported as if they were marks.
    func cell(isMeasured: Bool) -> TableCell {
        func amount(_ thousandths: Int) -> TableCell {
            Amount(thousandths: thousandths).map { .amount($0, unit: "") } ?? .notUnderstood
        }
        return switch self {
        case .unknown: .nothing
        case .skip: .mark(.skipped)
        case .no: isMeasured ? amount(0) : .mark(.notDone)
        case .automatic: isMeasured ? amount(1) : .calculated
        case .yes: isMeasured ? amount(2) : .mark(.done)
        // A number in a yes-or-no habit dates from before its type was changed: done, as it is above 0.
        case .number(let thousandths): isMeasured ? amount(thousandths) : .mark(.done)
        }
    }
}
