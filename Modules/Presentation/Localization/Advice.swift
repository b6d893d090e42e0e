public import TrackerDomain

/// An action that a person can take; each front words it with its own means: a command, a key, a button.
public enum Advice: Hashable, Sendable {
    /// Let a repair bring the newest backup back, at once or once the file in its place is moved away.
    case repair, moveAwayAndRepair
    /// Let a repair give a backup another number, or forget a damaged history.
    case renumberBackup, forgetHistory
    /// See what the doctor finds.
    case examine
    /// Bring a backup of an older library back.
    case restore
    /// Take the last change back.
    case undo
    /// Show the day before.
    case showDayBefore
    /// Move the section of a card in its place.
    case moveSection
    case moveAway
    /// Use another place than the one that cannot be used.
    case otherPlace(WritePurpose)
    /// Look into another library file.
    case inspect(path: String)
    /// Give oneself the right to write, or take it from others.
    case allowWriting(path: String)
    case forbidOthers(path: String)
    /// Clear a flag with this command.
    case clearFlag(String, path: String)
    /// Clear the history once more, as backups are left.
    case clearHistoryAgain
    /// Write damaged settings again, set one, look at all of them.
    case rewriteSettings, setSetting, listSettings
    case addTracker
    /// List the backups, or import a file of another kind.
    case listBackups, importFile
    /// See what became of a change before it is made once more.
    case lookBeforeRepeating
    case listTrackers, listCategories, listSteps
    /// See what can be done with a category, or with a tracker, that was named in place of the other.
    case useCategory, useTracker
    /// Merge two trackers, by their short ids, or a category into another one.
    case mergeTrackers(String, into: String)
    case mergeCategories(String, into: String)
    case correctAmount
    /// Give the habit with this name a goal with a unit, such as an amount that was to be recorded.
    case setGoal(String, AmountEdit)
    /// Say how much it was, of the tracker with this name.
    case recordAmount(String)
    /// Name a schedule for a goal of a day, or write this goal or limit of a period instead.
    case nameSchedule(orSum: PeriodGoal?)
    /// Set a limit of 0, to avoid something altogether.
    case limitOfZero
    /// Write to standard output, or hand over what is to be read by standard input.
    case standardOutput, standardInput
    /// Set a timer up once more, let another program do its work, or remove one that others changed.
    case setTimerAgain(TimerLabel)
    case runTimer(TimerLabel)
    case removeTimer(TimerLabel)
    /// Let another system run the timer.
    case otherTimerSystem
    case sync(SyncAdvice)
    case importing(ImportAdvice)
    /// Set again what gave way to another device, bring back what it deleted, or delete what stayed.
    case answer(SyncConflict)

    /// A front's wording of advice; nil for advice that it has no means for.
    public typealias Wording = @Sendable (Advice) -> Phrase?
}

/// What a person may say of a table.
public enum TableOption: Hashable, Sendable {
    case columns, done, notDone, skip
}

/// An action that a person can take about being in step.
public enum SyncAdvice: Hashable, Sendable {
    /// Begin to be in step, go on, or publish what was copied.
    case begin, goOn, publish
    /// Name the folder that devices share.
    case nameFolder
    /// Put the own library into the one of the folder; consent to that.
    case join, consent
    /// Let the other devices do that, or one of them.
    case joinThere
    case joinOn(device: String)
    /// Begin anew in a folder whose files are gone.
    case startAgain(folder: String)
    /// Move the library's file elsewhere, then share this folder instead.
    case moveOut(folder: String)
    /// Give one's own library to a device that has none.
    case give(device: String)
    /// Stop being in step.
    case end
    /// Let a device publish its file again, there, or first there and then here.
    case publishThere, exchangeThere
    /// Stop waiting for a device.
    case forget(device: String)
    /// Stop waiting for one of them.
    case forgetOne
    /// See the devices, or what came in from them.
    case showStatus, showLog
    /// Bring back what another device deleted.
    case restore
}
