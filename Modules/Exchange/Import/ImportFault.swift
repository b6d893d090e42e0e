public import TrackerDomain
public import TrackerPresentation

/// The reason why nothing was imported.
public enum ImportFault: Error, Hashable, Sendable {
    /// The path is neither a file nor a folder.
    case notAFile
    /// More than 64 MiB.
    case tooManyBytes
    /// More than 10,000 files.
    case tooManyFiles
    /// The file has no content.
    case empty
    /// The format is unknown; what a file nearest to this one would have.
    case unknownFormat(FormatHint? = nil)
    /// The source is not in the named format, nor in another one.
    case notInFormat(ImportFormat, FormatHint? = nil)
    /// The source is not in the named format but in another one.
    case otherFormat(ImportFormat, named: ImportFormat, by: TableOption? = nil)
    /// An archive, and no program that unpacks it.
    case archive
    /// An archive that holds another one.
    case archiveInArchive(String, String)
    /// A spreadsheet's own file, which it can save as a table of text.
    case spreadsheet
    /// A database, and no program that reads it.
    case database(of: DatabaseOwner)
    /// A database of a program that is not known.
    case unknownDatabase(tables: [String])
    /// An archive or a database that its program could not open.
    case container(ContainerFault, of: Container)
    /// Loop's list of habits without any, beside files with days of some.
    case emptyList(file: String)
    /// Loop's list of habits in a folder without any file of days.
    case listWithoutDays(file: String)
    /// Loop's table of all habits, whose heading is not the names of the list in their order.
    case otherHabits(table: String, list: String)
    /// Scores that Loop has calculated, without a file of days.
    case scoresAlone(file: String)
    /// The days of one habit, in numbers that mean something else if Loop wrote them.
    case perhapsLoop(file: String)
    /// The bytes are no text in any encoding.
    case binary(file: String)
    /// The bytes are no UTF-8.
    case notText(file: String)
    /// A document that cannot be read on from a line, which is counted from 1.
    case malformed(file: String, line: Int)
    /// More bytes or values than the habits of any person have.
    case tooLarge(file: String)
    /// A table of which it cannot be told what its columns hold.
    case table(TableFault, file: String)
    /// A part of `--columns` that names none of the known columns, or one again.
    case columnWord(String)
    /// Columns named both as those of habits and as that of their names.
    case habitsAndName
    /// A heading that a person has named and the table lacks.
    case noHeading(String, file: String, found: [String])
    /// A list of dates, whose habit has no name.
    case nameless(file: String)
    /// A name for a source that names its habits itself.
    case needlessName(file: String)
    /// A mistake at an element such as `habits › 3 › name`; an empty element for the whole document.
    case structure(file: String, line: Int, element: String)
    /// The file is not in a format at all; names the table of a database that is missing, if that is the reason.
    case invalid(ImportFormat, file: String, lacking: String? = nil)
    /// A rule of libraries that a document of ours breaks, and the line of the entry that does.
    case brokenRule(LibraryFault, file: String, line: Int)
    /// Written by a newer version of its program.
    case newerVersion(Int)
    /// More trackers than `ImportDraft.maxTrackers`, or more categories than `maxCategories`.
    case tooMany
    /// Two files of a folder that have to be imported one at a time.
    case notTogether(String, String)
    /// The first of the broken lines, and how many there are.
    case brokenLine(BrokenLine, count: Int, canBeLeftOut: Bool = true, canHaveMeaning: Bool = false)
    /// The first of more than `ImportDraft.maxBroken` broken lines: no such file.
    case mostlyBroken(BrokenLine)
    /// The first of the broken lines, beside which there is nothing to take.
    case nothingUnderstood(BrokenLine)
    /// A library file that cannot be read.
    case library(StoreError)
}

extension ImportFault {
    /// True if what was asked for is wrong, and not the source.
    public var isOfLine: Bool {
        switch self {
        case .columnWord, .habitsAndName, .noHeading, .nameless, .table(.namelessHabit, _), .needlessName:
            true
        default: false
        }
    }
}

/// A line, or an entry of a document, without a valid value.
public struct BrokenLine: Hashable, Sendable {
    public enum Problem: Error, Hashable, Sendable {
        /// The text is no date, or one that does not exist.
        case day(String)
        /// A date with two possible days.
        case ambiguousDay(String, dayFirst: Day, monthFirst: Day)
        /// An event was done on another day already.
        case secondDay(Day)
        /// An event that is measured or skipped.
        case eventValue
        /// The text is neither a mark nor a valid amount.
        case value(String)
        /// A number whose comma or point may precede decimals or separate thousands.
        case ambiguousValue(String)
        /// An amount in another unit than amounts of the same habit.
        case otherUnit(String, than: String)
        /// The unknown part after the category in a heading of our own wide table.
        case heading(String)
        case frequency(String)
        case id(String)
        /// A name that is blank.
        case name
        /// The text is a mark, a number or a date.
        case noName(String)
        /// Fewer fields than are needed, or more.
        case fields(Int, needed: ClosedRange<Int>)
        /// A quoted field that never ends.
        case openQuote
        /// A field longer than any stored text.
        case tooLong
        /// The file ends within it.
        case cut
    }

    public let file: String
    /// Counted from 1 over the lines of the file, those inside quoted fields too; in a JSON document, that on which the
    /// entry begins.
    public let line: Int
    public let problem: Problem
    /// The path of an entry of a JSON document as a person counts, `habits › 3 › name`; nil in a file of lines.
    public internal(set) var entry: String?

    public init(file: String, line: Int, entry: String? = nil, _ problem: Problem) {
        (self.file, self.line, self.entry, self.problem) = (file, line, entry, problem)
    }
}
