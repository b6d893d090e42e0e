package import TrackerDomain
package import TrackerPresentation

/// The effects of a run, which last even if they cannot be printed.
final class CompletedEffects {
    var last: CompletedEffect?
}

package enum CompletedEffect: Sendable {
    case change, settings
    case file(String)

    /// The way to check for the effect, as the end of a sentence.
    func lookBeforeRepeating(_ repeated: RepeatedOptions) -> Phrase {
        switch self {
        case .change: .lookBeforeRepeating(repeated)
        case .settings:
            Phrase(
                "look with “\(repeated.line("tracker config list"))” before you repeat it",
                "прежде чем повторять, посмотрите «\(repeated.line("tracker config list"))»")
        case .file(let path):
            Phrase(
                "look at \(path.pathExcerpt) before you repeat it",
                "прежде чем повторять, посмотрите \(path.pathExcerpt)")
        }
    }
}

extension Phrase {
    package static func cannotTell(
        _ effect: CompletedEffect, _ cause: DiskFault.Cause, _ repeated: RepeatedOptions
    ) -> Phrase {
        Phrase("It is done, but the output cannot be written: ", "Сделано, но результат не удалось вывести: ")
            + cause.phrase
            + "; " + effect.lookBeforeRepeating(repeated) + "."
    }
}
