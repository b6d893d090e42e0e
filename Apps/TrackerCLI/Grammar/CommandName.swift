/// A command that can be run; its raw value is the words that call it.
///
/// The order of the cases is the order of every list of commands.
package enum CommandName: String, CaseIterable, Sendable {
    case add, list, done, undone
    case show, stats, calendar
    case edit, pin, unpin, delete
    case categoryList = "category list"
    case categoryAdd = "category add"
    case categoryRename = "category rename"
    case categoryDelete = "category delete"
    case undo, redo
    case history
    case historyClear = "history clear"
    case configList = "config list"
    case configGet = "config get"
    case configSet = "config set"
    case configUnset = "config unset"
    case onboarding, paths, doctor
    case help, man, completions
    case complete = "__complete"
    case debug

    /// The command that words call: `init(rawValue:)` would make a table of all names first, for the one question
    /// that a run asks.
    static func called(_ words: String) -> CommandName? { allCases.first { $0.rawValue == words } }

    /// Whether only completion scripts and those who work on the program call it: no list of commands names it.
    package var isHidden: Bool { self == .complete || self == .debug }

    /// The commands a person is told about.
    package static var visible: [CommandName] { allCases.filter { !$0.isHidden } }

    /// The family whose first word the command shares; nil for a command that has no family.
    package var family: CommandFamily? {
        CommandFamily(rawValue: String(rawValue.prefix { $0 != " " }))
    }

    /// The last word of the name: `rename` of `category rename`.
    package var lastWord: String {
        guard let space = rawValue.lastIndex(of: " ") else { return rawValue }
        return String(rawValue[rawValue.index(after: space)...])
    }

    /// What the command takes and what there is to say about it.
    package var spec: CommandSpec {
        switch self {
        case .add: CommandTable.add
        case .list: CommandTable.list
        case .done: CommandTable.done
        case .undone: CommandTable.undone
        case .show: CommandTable.show
        case .stats: CommandTable.stats
        case .calendar: CommandTable.calendar
        case .edit: CommandTable.edit
        case .pin: CommandTable.pin
        case .unpin: CommandTable.unpin
        case .delete: CommandTable.delete
        case .categoryList: CommandTable.categoryList
        case .categoryAdd: CommandTable.categoryAdd
        case .categoryRename: CommandTable.categoryRename
        case .categoryDelete: CommandTable.categoryDelete
        case .undo: CommandTable.undo
        case .redo: CommandTable.redo
        case .history: CommandTable.history
        case .historyClear: CommandTable.historyClear
        case .configList: CommandTable.configList
        case .configGet: CommandTable.configGet
        case .configSet: CommandTable.configSet
        case .configUnset: CommandTable.configUnset
        case .onboarding: CommandTable.onboarding
        case .paths: CommandTable.paths
        case .doctor: CommandTable.doctor
        case .help: CommandTable.help
        case .man: CommandTable.man
        case .completions: CommandTable.completions
        case .complete: CommandTable.complete
        case .debug: CommandTable.debug
        }
    }
}
