import TrackerDomain
import TrackerPresentation

/// Questions with answers to parse.
extension AccessibleApp {
    /// Asks again until the answer is understood.
    func takeUnderstood(
        _ question: Phrase, _ current: String, _ accept: (String) throws(Failure) -> Void
    ) -> Bool {
        var isUnderstood = false
        while !isUnderstood {
            isUnderstood = true
            let isAnswered = take(question, current) { word in
                do throws(Failure) { try accept(word) } catch {
                    prompt.say(error.text(language, repeated, advice: Advice.inApp(repeated)))
                    isUnderstood = false
                }
            }
            guard isAnswered else { return false }
        }
        return true
    }

    /// Asks a question and takes the answer over; returns false if there was none to go on with.
    func take(_ question: Phrase, _ current: String, _ accept: (String) -> Void) -> Bool {
        if !current.isEmpty { prompt.say(Phrase.currentValue(current)) }
        guard let answer = prompt.ask(question) else { return false }
        if FoldedName(answer).isEmpty { return !current.isEmpty }
        accept(answer)
        return true
    }
}
