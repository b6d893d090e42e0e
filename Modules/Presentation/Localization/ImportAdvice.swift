/// What a person can do about a source of an import that is not read, or not as it was meant.
public enum ImportAdvice: Hashable, Sendable {
    /// See which formats are read; leave the format of a file to be recognized by its content.
    case listFormats, dropFormat
    /// Say whether a table's numbers are Loop's or as they stand.
    case nameLoopOrTable
    /// Name the habit and the category of a list of dates; leave out the name of what names its habits.
    case nameHabit, dropName
    /// Say which of these headings are the columns of a table.
    case nameColumns([String])
    /// Say which of several columns has this role, or whether a column has it at all.
    case nameColumn(String, heading: String)
    case nameOrDropColumn(String, heading: String)
    /// Say which columns are habits, or that one is none.
    case nameHabits(heading: String)
    case dropColumn(heading: String)
    /// Name the habit of a table with the days of one.
    case nameOneHabit
    /// Say what a word that is not understood means, or what those of a column mean.
    case meanWord, meanColumn, meanWords
    /// Name the category of all that is imported.
    case nameCategory
    /// Learn that words can be given a meaning.
    case explainWords
    /// Leave out what is said of a table, as there is none.
    case dropTableOption(TableOption)
    /// Import all but so many broken lines.
    case skipLines(Int)
}
