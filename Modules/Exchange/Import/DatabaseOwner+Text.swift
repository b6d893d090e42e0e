internal import TrackerPresentation

extension DatabaseOwner? {
    /// The way to import from a database.
    func phrase(_ name: Phrase) -> Phrase {
        switch self {
        case .loop:
            Phrase(
                "\(name.english) is a database of Loop: export CSV from Loop, unpack it, and import the folder.",
                "\(name.russian) — база данных Loop: сделайте в Loop экспорт в CSV, распакуйте его и перенесите папку."
            )
        case .tickmate, .rewire:
            Phrase(
                "\(name.english) is a database of \(program), which exports no CSV: import it into Loop Habit Tracker, and export CSV from there.",
                "\(name.russian) — база данных \(program), где экспорта в CSV нет: перенесите её в Loop Habit Tracker и сделайте экспорт в CSV там."
            )
        case .habito:
            Phrase(
                "\(name.english) is a database of habito: export CSV from habito, change its heading “activity” to “value”, and import that.",
                "\(name.russian) — база данных habito: сделайте в habito экспорт в CSV, замените в нём заголовок «activity» на «value» и перенесите его."
            )
        case nil:
            Phrase(
                "\(name.english) is a database of an unknown program: if that program exports CSV, import the CSV.",
                "\(name.russian) — база данных неизвестной программы: если в ней есть экспорт в CSV, перенесите его."
            )
        }
    }

    private var program: String { self == .rewire ? "Rewire" : "Tickmate" }
}
