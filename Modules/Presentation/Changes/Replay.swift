public import TrackerDomain

/// Undo or redo, with its sentence.
public enum Replay: Sendable {
    case undo, redo

    /// `Undid “deleted: Run”.`, "Undid 2 steps.", "Nothing to undo."
    ///
    /// - Parameter steps: The steps as they were made, not their inverses.
    public func sentence(_ steps: [Step], _ names: ChangeNames, isTrial: Bool = false) -> Phrase {
        let (verb, ofStep, ofSteps) =
            switch (self, isTrial) {
            case (.undo, false): ("Undid", "Отменён", "Отменено")
            case (.undo, true): ("Would undo", "Будет отменён", "Будет отменено")
            case (.redo, false): ("Redid", "Повторён", "Повторено")
            case (.redo, true): ("Would redo", "Будет повторён", "Будет повторено")
            }
        switch steps.count {
        case 0:
            return self == .undo
                ? Phrase("Nothing to undo.", "Отменять нечего.")
                : Phrase("Nothing to redo.", "Повторять нечего.")
        case 1:
            let line = ChangeSummary(steps[0]).line(names)
            return Phrase("\(verb) “\(line.english)”.", "\(ofStep) шаг «\(line.russian)».")
        default: return Phrase("\(verb) ", "\(ofSteps): ") + CountedPhrase.steps(steps.count) + "."
        }
    }
}
