import TrackerPresentation

extension Phrase {
    static let webSecret = Phrase(
        "Whoever has this address sees and changes your trackers. Ctrl-C ends it.",
        "Кто знает этот адрес, видит и меняет ваши трекеры. Ctrl-C — завершить.")
    static func webIsLocal(_ repeated: RepeatedOptions) -> Phrase {
        let help = repeated.line("tracker help web")
        return Phrase(
            "tracker web is for this computer alone; how others reach it: \(help).",
            "tracker web доступен только на этом компьютере; как открыть с других: \(help).")
    }
    static func webNeedsRequest(_ repeated: RepeatedOptions) -> Phrase {
        let help = repeated.line("tracker help web")
        return Phrase(
            "“--stdio” answers a request that another program hands over: \(help).",
            "С «--stdio» запрос передаёт другая программа: \(help).")
    }

    static func busyPort(_ port: UInt16, _ repeated: RepeatedOptions) -> Phrase {
        let other = repeated.line("tracker web --port \(port < .max ? port + 1 : port - 1)")
        return Phrase(
            "Port \(port) is taken; perhaps “tracker web” runs already. Another one: \(other)",
            "Порт \(port) занят; возможно, «tracker web» уже запущен. Другой порт: \(other)"
        )
    }
    static func busySocket(_ path: String) -> Phrase {
        Phrase(
            "\(path) is taken; perhaps “tracker web” runs already.",
            "\(path) занят; возможно, «tracker web» уже запущен.")
    }
    static func noSocket(_ path: String) -> Phrase {
        Phrase("\(path) is there already and is no socket.", "\(path) уже есть, и это не сокет.")
    }
    static let longSocket = Phrase(
        "The path of a socket has at most 103 bytes: choose a shorter one.",
        "Путь к сокету — не длиннее 103 байт: выберите короче.")
    static func exposedToken(_ path: String) -> Phrase {
        Phrase(
            "\(path) can be read by others: chmod 600 \(path)",
            "\(path) могут прочитать другие: chmod 600 \(path)")
    }
    static let unknownProgram = Phrase(
        "The system does not tell where this program is: start it by its path.",
        "Система не сообщает, где эта программа: запустите её, указав путь.")

    static let noBrowser = Phrase(
        "No browser could be opened: open the address in one yourself.",
        "Не удалось открыть браузер: откройте адрес в нём сами.")

    static func noPort(_ word: String) -> Phrase {
        Phrase(
            "\(quoted(word).english) is no port: write 0 to 65535.",
            "\(quoted(word).russian) — не порт: укажите число от 0 до 65535.")
    }
    static func noHost(_ word: String) -> Phrase {
        Phrase(
            "\(quoted(word).english) is no name of a host: letters, digits, “.” and “-”.",
            "\(quoted(word).russian) — не имя узла: буквы латиницы, цифры, «.» и «-».")
    }
}
