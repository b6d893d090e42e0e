/// What a person can do about something; each front words it by what it has for it: a command, a key, a button.
public enum Advice: Hashable, Sendable {
    /// Let a repair bring the newest backup back, at once or once the file in its place is moved away.
    case repair, moveAwayAndRepair
    /// See what the doctor finds.
    case examine
    /// Bring a backup of an older library back.
    case restore
    /// Take the last change back.
    case undo
    case moveAway
    /// Use another library than the one that cannot be used.
    case otherLibrary
    /// See what became of a change before it is made once more.
    case lookBeforeRepeating
    case listTrackers, listCategories, listSteps
    /// Ask for the same of what was found in place of a tracker or a category.
    case useOtherKind
    case setGoal, correctAmount
    /// Set a limit of 0, to avoid something altogether.
    case limitOfZero
    /// Write to standard output.
    case standardOutput

    /// How a front words advice; `nil` for what it has nothing for.
    public typealias Wording = @Sendable (Advice) -> Phrase?
}
