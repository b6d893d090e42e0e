package import TrackerPresentation

/// A first word that several commands share.
package enum CommandFamily: String, CaseIterable, Sendable {
    case remind, category, history, sync, config

    /// The command that the first word alone calls; nil if a second word is needed.
    package var head: CommandName? {
        switch self {
        case .category, .config: nil
        case .remind: .remind
        case .history: .history
        case .sync: .sync
        }
    }

    /// The commands that follow the first word, in the order of `CommandName`.
    package var members: [CommandName] {
        CommandName.allCases.filter { $0.family == self && $0 != head }
    }

    /// Other words that people try; errors suggest the family for them, but they never call it.
    var alsoCalled: [String] {
        switch self {
        case .category: ["cat", "categories", "group", "категория", "категории"]
        case .remind: CommandName.remind.spec.alsoCalled
        case .history: CommandName.history.spec.alsoCalled
        case .sync: CommandName.sync.spec.alsoCalled
        case .config: ["settings", "preferences", "options", "set", "настройки"]
        }
    }

    /// The subject of the family, in half a line.
    package var summary: Phrase {
        switch self {
        case .category: Phrase("see and change categories", "посмотреть и изменить категории")
        case .remind: CommandName.remind.spec.summary
        case .history: CommandName.history.spec.summary
        case .sync: CommandName.sync.spec.summary
        case .config: Phrase("see and change settings", "посмотреть и изменить настройки")
        }
    }
}

/// A section of the list of commands, from daily use to use once.
package enum CommandGroup: CaseIterable, Sendable {
    case everyDay, lookingBack, trackers, undo, data, upkeep

    package var title: Phrase {
        switch self {
        case .everyDay: Phrase("Every day", "Каждый день")
        case .lookingBack: Phrase("Looking back", "Как идут дела")
        case .trackers: Phrase("Trackers and categories", "Трекеры и категории")
        case .undo: Phrase("Undo", "Отмена")
        case .data: Phrase("Your data", "Ваши данные")
        case .upkeep: Phrase("Settings and help", "Настройки и помощь")
        }
    }
}
