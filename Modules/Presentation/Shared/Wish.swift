public import TrackerDomain

/// What is to be so of a tracker on a day; what is so already makes no step.
///
/// Each addition to an amount and each removal from it counts.
public enum Wish: Hashable, Sendable {
    /// Done, or without mark and amount.
    case done(Bool)
    case skipped(Bool)
    case amount(AmountEdit)
    /// The note of the day; nil for none.
    case note(String?)
    /// A break, whose days the edit has.
    case rest(BreakEdit)
    /// Paused from today on, or active from the day on if that lies in a pause or a break.
    case paused(Bool)
    case pinned(Bool)
    case archived(Bool)

    /// Days before the start of a tracker that are not skipped are told, though nothing changes.
    var tellsNothing: Bool { self == .skipped(true) }

    func edit(of id: Identifier, on day: Day) -> Edit {
        switch self {
        case .done(true): .complete([id], on: day)
        case .done(false): .uncomplete([id], on: day)
        case .skipped(true): .skip([id], on: DaySet([day]))
        case .skipped(false): .unskip([id], on: DaySet([day]))
        case .amount(let edit): .amount(edit, of: id, on: DaySet([day]))
        case .note(let text): .note(text, of: id, on: day)
        case .rest(let edit): .takeBreak([id], edit)
        case .paused(true): .pause([id], from: nil)
        case .paused(false): .takeBreak([id], .ending(day))
        case .pinned(true): .pin(id)
        case .pinned(false): .unpin(id)
        case .archived(true): .archive([id])
        case .archived(false): .unarchive([id])
        }
    }
}
