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

    /// - Parameter isNumeric: Whether the habit is measured.
    func day(isNumeric: Bool, reportingTo draft: inout ImportDraft) -> DraftDay {
        isNumeric ? amount : mark(&draft)
    }

    private func mark(_ draft: inout ImportDraft) -> DraftDay {
        switch self {
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
    private var amount: DraftDay {
        switch self {
        case .unknown: DraftDay()
        case .no: DraftDay(amount: .zero)
        case .automatic: DraftDay(amount: Amount(thousandths: 1))
        case .yes: DraftDay(amount: Amount(thousandths: 2))
        case .skip: DraftDay(mark: .skipped)
        case .number(let thousandths): DraftDay(amount: Amount(thousandths: thousandths))
        }
    }
}
