import TrackerDomain
import TrackerPresentation

extension Session {
    /// The emoji that `--emoji` gives.
    func emoji() throws(Failure) -> String? {
        guard let word = invocation.value(.emoji) else { return nil }
        guard Emoji.isValid(word) else { throw .store(.edit(.emoji(word))) }
        return word
    }

    /// The colour that `--color` names.
    func color() throws(Failure) -> PaletteColor? {
        guard let word = invocation.value(.color) else { return nil }
        return try parsed { () throws(WordError) in try ColorWord.color(word) }
    }

    /// The weekdays that `--schedule` names.
    func weekdays() throws(Failure) -> WeekdaySet? {
        guard let word = invocation.value(.schedule) else { return nil }
        return try parsed { () throws(WordError) in try ScheduleWord.weekdays(word) }
    }
}
