internal import TrackerDomain

/// `set KEY VALUE` as typed into the list of commands, with the choices at its end and the answer to Enter.
@MainActor
struct SettingLine {
    /// A possible continuation of the line.
    struct Choice {
        let word: String
        let text: Phrase
        /// It is the value in force.
        var isChosen = false
    }

    enum Answer {
        /// The line goes on as this text.
        case goOn(String)
        case keep(SettingKey, String)
        case refuse(Phrase)
    }

    /// The key as typed: a refusal repeats it.
    private let key: String
    /// `nil` as long as the key is typed.
    private let value: String?
    private let preferences: Preferences

    /// `nil` if the text is no such line.
    init?(_ text: String, _ preferences: Preferences) {
        let words = text.split(separator: " ")
        guard let first = words.first, TypedWord(first).text == "set", words.count > 1 || text.last == " "
        else { return nil }
        let isKeyTyped = words.count > 2 || words.count == 2 && text.last == " "
        key = words.count > 1 ? String(words[1]) : ""
        value = isKeyTyped ? words.dropFirst(2).joined(separator: " ") : nil
        self.preferences = preferences
    }

    /// The setting whose whole name is typed.
    private var setting: SettingKey? { SettingKey(rawValue: TypedWord(key).text) }

    var choices: [Choice] {
        guard let value = value.map({ TypedWord($0).text }) else {
            let beginning = TypedWord(key).text
            return SettingKey.allCases.filter { $0.rawValue.hasPrefix(beginning) }
                .map { Choice(word: $0.rawValue, text: $0.title) }
        }
        guard let key = setting else { return [] }
        let current = preferences.value(key)
        return key.choices(besides: key.allows(value) ? value : current)
            .filter { $0.hasPrefix(value) }
            .map { Choice(word: $0, text: key.text(of: $0), isChosen: $0 == current) }
    }

    /// - Parameter choice: The choice with the focus; `nil` if there is none.
    func answer(_ choice: Choice?) -> Answer {
        guard let value else { return choice.map { .goOn("set \($0.word) ") } ?? .refuse(.noSetting(key)) }
        guard let setting else { return .refuse(.noSetting(key)) }
        let word = choice?.word ?? SettingWord.value(value, of: setting)
        do throws(SettingFault) { try setting.check(word) } catch { return .refuse(error.phrase) }
        return .keep(setting, word)
    }
}
