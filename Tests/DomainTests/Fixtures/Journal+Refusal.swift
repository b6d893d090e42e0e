import Samples
import TrackerDomain

extension Journal {
    /// The error of edits; nil if they succeed, or if their refusal changed anything.
    func refusal(of edits: Edit..., today: Day = .today) -> EditError? {
        var journal = self
        do throws(EditError) {
            try journal.perform(edits, today: today)
            return nil
        } catch {
            return journal == self ? error : nil
        }
    }
}
