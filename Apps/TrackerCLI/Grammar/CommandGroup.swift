package import TrackerPresentation

/// A part of the list of commands, from what is used daily to what is used once.
package enum CommandGroup: CaseIterable, Sendable {
    case everyDay, lookingBack, trackers, secondThoughts, upkeep

    package var title: Phrase {
        switch self {
        case .everyDay: Phrase("Every day", "Каждый день")
        case .lookingBack: Phrase("Looking back", "Как идут дела")
        case .trackers: Phrase("Trackers and categories", "Трекеры и категории")
        case .secondThoughts: Phrase("Second thoughts", "Если вы передумали")
        case .upkeep: Phrase("Settings and help", "Настройки и помощь")
        }
    }
}
