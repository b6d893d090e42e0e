public import TrackerDomain

/// The texts of settings, for the app and the command line.
extension SettingKey {
    /// The name of the setting.
    public var title: Phrase {
        switch self {
        case .language: Phrase("Language", "Язык")
        case .theme: Phrase("Theme", "Тема")
        case .firstWeekday: Phrase("Week begins on", "Начало недели")
        case .dayStart: Phrase("Day begins at", "Начало дня")
        case .defaultFilter: Phrase("Filter at start", "Первый фильтр")
        case .usageLog: Phrase("Usage log", "Журнал нажатий")
        case .mouse: Phrase("Mouse", "Мышь")
        case .reducedMotion: Phrase("Reduced motion", "Без анимации")
        }
    }

    /// The effect of the setting, in half a line without a full stop.
    public var summary: Phrase {
        switch self {
        case .language: Phrase("language of all texts", "язык всех текстов")
        case .theme: Phrase("background the colors are meant for", "для какого фона подобраны цвета")
        case .firstWeekday: Phrase("first day of a week", "с какого дня начинается неделя")
        case .dayStart:
            Phrase("when a day begins, from 00:00 to 11:59", "когда начинается день, от 00:00 до 11:59")
        case .defaultFilter:
            Phrase("filter that the full-screen app starts with", "с каким фильтром открывается приложение")
        case .usageLog:
            Phrase("log of clicks, kept on this device", "журнал нажатий; он не покидает это устройство")
        case .mouse: Phrase("mouse in the app", "мышь в приложении")
        case .reducedMotion: Phrase("no animation", "спокойный экран без движения")
        }
    }

    /// The text of a value: "light", "Monday", "03:00".
    public func text(of word: String) -> Phrase {
        let named: Phrase? =
            switch self {
            case .language: Language(rawValue: word)?.ownName ?? Phrase("system", "системный")
            case .theme: Appearance(rawValue: word)?.name ?? Phrase("system", "системная")
            case .firstWeekday:
                Weekday(code: word).map { day in Phrase { $0.withinSentence(Phrase.longName(of: day)($0)) } }
                    ?? Phrase("system", "системное")
            case .defaultFilter: TrackerFilter(rawValue: word).map(Phrase.filter)
            case .usageLog, .mouse, .reducedMotion: Switch(rawValue: word)?.name
            case .dayStart: nil
            }
        return named ?? Phrase(same: word)
    }

    /// The values to choose from: full hours, and a time that was set by hand.
    func choices(besides current: String) -> [String] {
        switch allowedValues {
        case .words(let words): words
        case .timeBeforeNoon: Set((0...11).map { ($0 < 10 ? "0" : "") + "\($0):00" } + [current]).sorted()
        }
    }
}

extension SettingFault {
    /// One sentence: the value is invalid, and which ones are valid.
    public var phrase: Phrase {
        switch allowed {
        case .timeBeforeNoon: WordError.time(value).message.withoutAdvice
        case .words(let words):
            Phrase(
                "\(key.rawValue) cannot be “\(value.excerpt())”",
                "\(key.rawValue) не может быть «\(value.excerpt())»"
            )
            .choosing(among: words)
        }
    }
}

extension Phrase {
    /// The refusal of an unknown setting, with those that exist.
    public static func noSetting(_ word: String) -> Phrase {
        Phrase("There is no setting “\(word.excerpt())”", "Настройки «\(word.excerpt())» нет")
            .choosing(among: SettingKey.allCases.map(\.rawValue))
    }

    /// The refusal with the valid values after it.
    package func choosing(among words: [String]) -> Phrase {
        self + Phrase(": choose ", "; выберите ") + .any(of: words) + "."
    }

    /// "Saved: theme light, mouse off."
    static func kept(_ changes: [SettingKey: String]) -> Phrase {
        let items = SettingKey.allCases.compactMap { key in
            changes[key].map { word in
                let (title, value) = (key.title, key.text(of: word))
                return Phrase(
                    "\(title.english.lowercased()) \(value.english)",
                    "\(title.russian.lowercased()) — \(value.russian)")
            }
        }
        return Phrase("Saved: ", "Сохранено: ") + items.joined(separator: ", ") + "."
    }

    static let settingsNotKept = Phrase("The settings were not saved. ", "Настройки не сохранены. ")

    /// The remark on a setting that an option or a variable outranks.
    static func decided(by name: String) -> Phrase { Phrase("\(name) decides", "решает \(name)") }
}

extension Language {
    /// The name in the language itself, so that people who read no other find it.
    fileprivate var ownName: Phrase {
        switch self {
        case .english: Phrase(same: "English")
        case .russian: Phrase(same: "Русский")
        }
    }
}

extension Appearance {
    fileprivate var name: Phrase {
        switch self {
        case .light: Phrase("light", "светлая")
        case .dark: Phrase("dark", "тёмная")
        }
    }
}

extension Switch {
    fileprivate var name: Phrase {
        switch self {
        case .on: Phrase("on", "вкл")
        case .off: Phrase("off", "выкл")
        }
    }
}
