import TrackerDomain
import TrackerPresentation

extension CommandSpec {
    static let archive = CommandSpec(
        in: .trackers, effect: .changes, makeCommand: { StatusCommand(session: $0, act: .archive) },
        summary: Phrase(
            "archive trackers and keep their past", "убрать трекеры в архив, сохранив их прошлое"),
        alsoCalled: ["retire", "hide", "архив"],
        operands: [OperandSpec(.tracker, .oneOrMore)],
        examples: [
            Example(
                ["archive", .read], Phrase("hidden, with all its days kept", "не мешает, все дни сохранены")),
            Example(
                ["archive", .run, .read, "--dry-run"],
                Phrase("see what would be archived", "посмотреть, что уйдёт в архив")),
        ])

    static let unarchive = CommandSpec(
        in: .trackers, effect: .changes, makeCommand: { StatusCommand(session: $0, act: .unarchive) },
        summary: Phrase("bring archived trackers back", "вернуть трекеры из архива"),
        alsoCalled: ["unhide"],
        operands: [OperandSpec(.trackerAmong(.archived), .oneOrMore)],
        examples: [
            Example(["unarchive", .read], Phrase("in the list again", "снова в списке")),
            Example(["unarchive", .run, .read], Phrase("two at once", "сразу два")),
        ])
}
