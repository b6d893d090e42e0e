/// An option; its raw value is the word after the two dashes.
///
/// A name takes a value for every command or for none, so that a line can be read before its command is known.
package enum OptionName: String, CaseIterable, Sendable {
    case date, filter, search
    case exitCode = "exit-code"
    case name, category, schedule, event, goal, limit, start, emoji, color, pin
    case amount, note, remove, all
    case from, to, until, days
    case before, after, first, last
    case sort, month, year, repair
    case format, wide, output, into, columns
    case keepGoing = "keep-going"
    case svg, open
    case at, by
    case join
    case noFolder = "no-folder"
    case noPush = "no-push"
    case library, lang, json, plain
    case screenColor = "screen-color"
    case ascii
    case noPager = "no-pager"
    case yes
    case noInput = "no-input"
    case dryRun = "dry-run"
    case quiet, debug, help, version
    case theme, accessible
    case noMouse = "no-mouse"
    case noOnboarding = "no-onboarding"

    /// The properties of the option that are the same for every command.
    private var traits: Traits {
        switch self {
        case .date: .value("d", "day", "on", "when", "дата", "день")
        case .filter: .value("f", "only", "фильтр")
        case .search: .value("s", "find", "поиск")
        case .exitCode: .flag("check", "код")
        case .name: .value("n", "title", "название")
        case .category: .value("c", "cat", "group", "категория")
        case .schedule: .value("s", "rule", "repeat", "every", "расписание", "дни")
        case .event: .flag("once", "irregular", "событие")
        case .goal: .value("g", "target", "цель")
        case .limit: .value("max", "предел", "лимит")
        case .start: .value("since", "начало")
        case .emoji: .value("e", "icon", "эмодзи")
        case .color: .value("colour", "цвет")
        case .pin: .flag("p", "pinned")
        case .amount: .value("a", "quantity", "количество")
        case .note: .value("comment", "заметка")
        case .remove: .flag("clear", "убрать")
        case .all: .flag("everything", "все")
        case .from: .value("с")
        case .to: .value("through", "по")
        case .until: .value("till", "до")
        case .days: .value()
        case .before: .value("above", "перед")
        case .after: .value("below", "behind", "после")
        case .first: .flag("top", "beginning", "начало")
        case .last: .flag("bottom", "end", "конец")
        case .sort: .value("s", "order", "by")
        case .month: .value("m", "месяц")
        case .year: .value("год")
        case .repair: .flag("fix")
        case .format: .value("as", "type", "формат")
        case .wide: .flag("pivot")
        case .output: .value("out", "folder", "dir", "папка")
        case .into: .value("to-category", "в")
        case .columns: .value("headings", "fields", "столбцы")
        case .keepGoing: .flag("continue", "ignore-errors")
        case .svg: .value("picture", "картинка")
        case .open: .flag("browse", "show", "открыть")
        case .at: .value("time", "times", "when", "в", "время")
        case .by: .value("with", "via", "через")
        case .join: .flag("merge", "объединить")
        case .noFolder: .flag("without-folder")
        case .noPush: .flag("no-send")
        case .library: .value("file")
        case .lang: .value("l", "language", "язык")
        case .json: .flag("j")
        case .plain: .flag("tsv")
        case .screenColor: .value()
        case .ascii: .flag()
        case .noPager: .flag()
        case .yes: .flag("y", "force")
        case .noInput: .flag("batch", "non-interactive")
        case .dryRun: .flag("n", "dry")
        case .quiet: .flag(short: "q", "silent")
        case .debug: .flag()
        case .help: .flag(short: "h")
        case .version: .flag(short: "V", "v")
        case .theme: .value()
        case .accessible: .flag()
        case .noMouse: .flag()
        case .noOnboarding: .flag()
        }
    }

    /// Whether the option requires a value.
    package var takesValue: Bool { traits.takesValue }

    /// The letter after a single dash.
    package var short: Character? { traits.short }

    /// Other words that people try for the option; errors suggest it for them.
    var alsoCalled: [String] { traits.alsoCalled }

    /// The option as it is typed.
    package var word: String { "--" + rawValue }

    /// The flag of a letter.
    package init?(short letter: Character) {
        guard let flag = Self.allCases.first(where: { $0.short == letter }) else { return nil }
        self = flag
    }

    private struct Traits {
        let takesValue: Bool
        let short: Character?
        let alsoCalled: [String]

        static func value(_ alsoCalled: String...) -> Traits {
            Traits(takesValue: true, short: nil, alsoCalled: alsoCalled)
        }

        /// A flag; only flags have a letter.
        static func flag(short: Character? = nil, _ alsoCalled: String...) -> Traits {
            Traits(takesValue: false, short: short, alsoCalled: alsoCalled)
        }
    }
}
