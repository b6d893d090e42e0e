import TrackerDomain
import TrackerPresentation

/// Says which step was undone or redone, or how many.
struct ReplaySentence {
    let verb: Phrase
    let steps: [Step]
    let names: ChangeNames

    var phrase: Phrase {
        guard steps.count == 1 else { return verb + ": " + CountedPhrase.steps(steps.count) + "." }
        return verb + ": " + Phrase(steps[0].text(names, .english), steps[0].text(names, .russian)) + "."
    }
}
