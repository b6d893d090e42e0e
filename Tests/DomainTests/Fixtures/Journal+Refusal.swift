import Samples
import TrackerDomain

extension Journal {
    /// Why edits are refused; nil where they are carried out, or where the refusal altered anything.
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
