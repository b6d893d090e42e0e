import TrackerDomain
import TrackerPresentation

/// Says which steps were undone or redone, the first three by what they did.
struct ReplaySentence {
    let verb: Phrase
    let steps: [Step]
    let names: ChangeNames

    var phrase: Phrase {
        let told = steps.prefix(3).map { Phrase($0.text(names, .english), $0.text(names, .russian)) }
        let count = steps.count > 1 ? " (\(steps.count))" : ""
        let rest = steps.count > 3 ? "…" : ""
        return verb + "\(count): " + told.joined(separator: "; ") + rest + "."
    }
}
