/// A command that can be run; its raw value is the words that call it.
///
/// The order of the cases is the order of every list of commands.
package enum CommandName: String, CaseIterable, Sendable {
    case add, list, done, undone, review, skip, unskip, note, web
    case remind
    case remindStatus = "remind status"
    case remindOff = "remind off"
    case remindNow = "remind now"
    case remindShow = "remind show"
    case show, stats, log, notes, calendar, report
    case edit, pin, unpin, move, pause, resume, archive, unarchive, merge, delete
    case categoryList = "category list"
    case categoryAdd = "category add"
    case categoryRename = "category rename"
    case categoryMove = "category move"
    case categorySort = "category sort"
    case categoryMerge = "category merge"
    case categoryDelete = "category delete"
    case undo, redo
    case history
    case historyClear = "history clear"
    case export
    case importing = "import"
    case backup, restore
    case sync
    case syncOn = "sync on"
    case syncOff = "sync off"
    case syncEvery = "sync every"
    case syncStatus = "sync status"
    case syncLog = "sync log"
    case syncForget = "sync forget"
    case syncPrint = "sync print"
    case syncTake = "sync take"
    case configList = "config list"
    case configGet = "config get"
    case configSet = "config set"
    case configUnset = "config unset"
    case onboarding, paths, doctor
    case help, man, completions
    case complete = "__complete"
    case debug

    /// The command with this name. Faster than `init(rawValue:)`, which builds a table of all names for a single
    /// lookup.
    static func called(_ words: String) -> CommandName? { allCases.first { $0.rawValue == words } }

    /// Whether only completion scripts and developers call it: it is in no list of commands.
    package var isHidden: Bool { self == .complete || self == .debug }

    /// The commands in lists for people.
    package static var visible: [CommandName] { allCases.filter { !$0.isHidden } }

    /// The family whose first word the command shares; nil if it has none.
    package var family: CommandFamily? {
        CommandFamily(rawValue: String(rawValue.prefix { $0 != " " }))
    }

    /// The last word of the name: `rename` of `category rename`.
    package var lastWord: String {
        guard let space = rawValue.lastIndex(of: " ") else { return rawValue }
        return String(rawValue[rawValue.index(after: space)...])
    }

    /// The command's entry in the table.
    package var spec: CommandSpec {
        switch self {
        case .add: .add
        case .list: .list
        case .done: .done
        case .undone: .undone
        case .review: .review
        case .skip: .skip
        case .unskip: .unskip
        case .note: .note
        case .web: .web
        case .remind: .remind
        case .remindStatus: .remindStatus
        case .remindOff: .remindOff
        case .remindNow: .remindNow
        case .remindShow: .remindShow
        case .show: .show
        case .stats: .stats
        case .log: .log
        case .notes: .notes
        case .calendar: .calendar
        case .report: .report
        case .edit: .edit
        case .pin: .pin
        case .unpin: .unpin
        case .move: .move
        case .pause: .pause
        case .resume: .resume
        case .archive: .archive
        case .unarchive: .unarchive
        case .merge: .merge
        case .delete: .delete
        case .categoryList: .categoryList
        case .categoryAdd: .categoryAdd
        case .categoryRename: .categoryRename
        case .categoryMove: .categoryMove
        case .categorySort: .categorySort
        case .categoryMerge: .categoryMerge
        case .categoryDelete: .categoryDelete
        case .undo: .undo
        case .redo: .redo
        case .history: .history
        case .historyClear: .historyClear
        case .configList: .configList
        case .configGet: .configGet
        case .configSet: .configSet
        case .configUnset: .configUnset
        case .export: .export
        case .importing: .importing
        case .backup: .backup
        case .restore: .restore
        case .sync: .sync
        case .syncOn: .syncOn
        case .syncOff: .syncOff
        case .syncEvery: .syncEvery
        case .syncStatus: .syncStatus
        case .syncLog: .syncLog
        case .syncForget: .syncForget
        case .syncPrint: .syncPrint
        case .syncTake: .syncTake
        case .onboarding: .onboarding
        case .paths: .paths
        case .doctor: .doctor
        case .help: .help
        case .man: .man
        case .completions: .completions
        case .complete: .complete
        case .debug: .debug
        }
    }
}
