import TrackerDomain
import TrackerPresentation

/// The sentences about the timer that exchanges with other devices.
extension Phrase {
    /// "Exchange every 15 minutes?"
    static func exchangeQuestion(_ interval: ExchangeInterval) -> Phrase {
        Phrase("Exchange ", "Обмениваться ") + .every(interval) + "?"
    }

    static func willExchange(_ interval: ExchangeInterval) -> Phrase {
        Phrase("Will exchange ", "Обмен включён: ") + .every(interval) + "."
    }

    static func wouldExchange(_ interval: ExchangeInterval) -> Phrase {
        Phrase("Would exchange ", "Будет включён обмен: ") + .every(interval) + "."
    }

    static let noMoreExchange = Phrase(
        "No more exchange by itself.", "Автоматического обмена больше не будет.")
    static let wouldEndExchange = Phrase(
        "Would end the exchange by itself.", "Будет выключен автоматический обмен.")

    static func noExchange(_ repeated: RepeatedOptions) -> Phrase {
        Phrase("No exchange by itself: ", "Автоматического обмена нет: ")
            + repeated.line("tracker sync every 15m")
    }

    /// "Exchange every 15 minutes by systemd."
    static func exchangeStands(_ interval: ExchangeInterval, by system: TimerSystem) -> Phrase {
        Phrase("Exchange ", "Обмен ") + .every(interval)
            + Phrase(" by \(system.rawValue).", " (\(system.rawValue)).")
    }

    /// "It is of another library: ~/work.plist."
    static func exchangeOfOtherLibrary(_ path: String) -> Phrase {
        Phrase("It is of another library: ", "Он для другой библиотеки: ") + path.pathExcerpt + "."
    }

    static func foreignExchange(_ repeated: RepeatedOptions) -> Phrase {
        let off = repeated.line("tracker sync every off")
        return Phrase(
            "There is a timer that is not as Tracker wrote it: “\(off)” asks whether to remove it.",
            "Есть таймер, изменённый не через Tracker: «\(off)» спросит, убрать ли его.")
    }

    static func byNeedsInterval(_ repeated: RepeatedOptions) -> Phrase {
        let line = repeated.line("tracker sync every 15m --by cron")
        return Phrase(
            "--by goes with an interval: \(line).", "--by пишут вместе с интервалом: \(line).")
    }

    /// - Parameter folder: Nil if files go from hand to hand.
    static func notCarriedByGit(_ folder: String?) -> Phrase {
        guard let folder else {
            return Phrase(
                "There is no folder that git carries: files go from hand to hand.",
                "Папки, которую переносит git, нет: файлы передаются из рук в руки.")
        }
        return Phrase(
            "git does not carry \(folder): what carries it exchanges by itself.",
            "\(folder) переносит не git: обмен и так идёт сам.")
    }

    /// Before the question of `sync off`: the timer that it takes away, with all that this changes.
    static func exchangeEnds(_ interval: ExchangeInterval, _ plan: TimerPlan, home: HomeFolder) -> Phrase {
        Phrase("The exchange ", "Закончится и обмен ") + .every(interval) + Phrase(" ends, too.", ".")
            + " " + plan.effects(home: home)
    }

    static func exchangeWouldEnd(_ interval: ExchangeInterval) -> Phrase {
        Phrase(" The exchange ", " Закончится и обмен ") + .every(interval)
            + Phrase(" would end, too.", ".")
    }
}
