internal import TrackerDomain

/// `set KEY VALUE`, as it is typed into the palette: what can stand where it ends, and what Enter makes of it.
@MainActor
struct SettingLine {
    /// A word that the line can go on with.
    struct Choice {
        let word: String
        let text: Phrase
        /// Whether it is the value that holds.
        var isChosen = false
    }

    enum Answer {
        /// The line goes on as this text.
        case goOn(String)
        case keep(SettingKey, String)
        case refuse(Phrase)
    }

    /// As it was typed, so that a refusal repeats it.
    private let key: String
    /// `nil` as long as the key is typed.
    private let value: String?
    private let preferences: Preferences

    /// `nil` where the text is no such line.
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

    /// - Parameter choice: The word under the focus; `nil` where there is none to choose.
    func answer(_ choice: Choice?) -> Answer {
        guard let value else { return choice.map { .goOn("set \($0.word) ") } ?? .refuse(.noSetting(key)) }
        guard let setting else { return .refuse(.noSetting(key)) }
        let word = choice?.word ?? value
        do throws(SettingFault) { try setting.check(word) } catch { return .refuse(error.phrase) }
        return .keep(setting, word)
    }
}
