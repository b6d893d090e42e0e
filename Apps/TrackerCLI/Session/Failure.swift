package import TrackerDomain
import TrackerExchange
package import TrackerPresentation

/// Why a run ends without having done what was asked.
package enum Failure: Error {
    case usage(UsageError)
    /// A word that stands for a day, a colour and the like, but is none.
    case word(WordError)
    case store(StoreError)
    /// The library cannot be read, and no backup replaces it.
    case unreadable(Phrase)
    /// A question would be needed, and there is nobody to ask; the sentence says what to give instead.
    case needsAnswer(Phrase)
    /// Something that the command line cannot have; the sentence says why.
    case invalid(Phrase)
    /// The command as such cannot be carried out here.
    case unsupported(Phrase)
    /// Something looked for is not there.
    case notFound(Phrase)
    /// A result could not be written to standard output.
    case output(DiskFault.Cause)
    /// What was asked is done, but could not be told on standard output.
    case outputOfDeed(DiskFault.Cause, Deed)
    /// A person stopped it, or answered No.
    case cancelled

    var code: ErrorCode {
        switch self {
        case .usage(let error): error.code
        case .word, .invalid: .invalid
        case .store(let error): error.errorCode
        case .unreadable: .unreadable
        case .needsAnswer: .needsAnswer
        case .unsupported: .usage
        case .notFound: .notFound
        case .output, .outputOfDeed: .disk
        case .cancelled: .cancelled
        }
    }

    /// One sentence: why, and what to do.
    ///
    /// - Parameters:
    ///   - meant: The line that was probably meant.
    ///   - advice: How advice is worded where the sentence is read.
    func text(
        _ language: Language, meant: SuggestedCommandLine? = nil,
        advice: Advice.Wording = Advice.onCommandLine
    ) -> String {
        switch self {
        case .usage(let error): error.phrase(meaning: meant)(language)
        case .word(let error): error.message.phrase(advice)(language)
        case .store(let error):
            error.message(meaning: meant).phrase { meant?.advice($0) ?? advice($0) }(language)
        case .unreadable(let phrase), .needsAnswer(let phrase), .invalid(let phrase),
            .unsupported(let phrase), .notFound(let phrase):
            phrase(language)
        case .output(let cause): Phrase.cannotWriteOutput(cause)(language)
        case .outputOfDeed(let cause, let deed): Phrase.cannotTell(deed, cause)(language)
        case .cancelled: Phrase.cancelled(language)
        }
    }
}

extension StoreError {
    var errorCode: ErrorCode {
        switch self {
        case .edit(let error): error.errorCode
        case .unreadable: .unreadable
        case .newerVersion: .newerVersion
        case .busy: .busy
        case .missing: .notFound
        case .disk, .tooLarge, .notAsMeant: .disk
        }
    }

    /// The sentence, with the line that was meant, or the nearest name, where something was not found.
    fileprivate func message(meaning meant: SuggestedCommandLine?) -> Message {
        guard case .edit(let error) = self else { return message }
        switch error {
        case .trackerNotFound(let reference), .categoryNotFound(let reference):
            if let meant, meant.isForOtherKind { return message }
            let nearest = NearestName.nearest(to: reference.text, among: reference.names)
            return error.message(nearest: meant?.text ?? (reference.other == nil ? nearest : nil))
        default: return message
        }
    }
}

extension Failure {
    /// What an edit would refuse ends the run before anything is asked or done.
    static func unlessRefused<Value>(_ body: () throws(EditError) -> Value) throws(Failure) -> Value {
        do throws(EditError) { return try body() } catch { throw .store(.edit(error)) }
    }
}

extension Failure {
    /// What the store throws ends the run.
    static func unlessStored<Value>(_ body: () throws(StoreError) -> Value) throws(Failure) -> Value {
        do throws(StoreError) { return try body() } catch { throw .store(error) }
    }
}

extension EditError {
    fileprivate var errorCode: ErrorCode {
        switch self {
        case .trackerNotFound, .categoryNotFound: .notFound
        case .ambiguousTracker, .ambiguousCategory: .ambiguous
        case .trackerText, .categoryText, .emptySchedule, .habitsOnly, .invalidDay, .noGoal, .otherUnit,
            .doubtfulAmount, .noteText, .startToCome:
            .invalid
        case .futureDay, .futureDayNotDone: .future
        case .categoryNameTaken, .eventDoneElsewhere, .duplicateID, .idOfOtherKind, .stepNoLongerApplies,
            .amountBelowZero, .amountTooLarge, .beyondLimit:
            .conflict
        }
    }
}

extension SuggestedCommandLine {
    /// The line itself, where it does for a category what was asked of a tracker, or the other way round.
    fileprivate func advice(_ advice: Advice) -> Phrase? {
        advice == .useOtherKind && isForOtherKind ? Phrase(same: text) : nil
    }

    /// What stands for the line of a run that failed; nil where nothing suggests itself.
    init?(_ failure: Failure, in line: ArgumentLine) {
        switch failure {
        case .usage(let error): self.init(error, in: line)
        case .store(.edit(.trackerNotFound(let reference))):
            if let meant = SuggestedCommandLine(trackerNotFound: reference, in: line) {
                self = meant
            } else {
                self.init(otherKind: reference, in: line)
            }
        case .store(.edit(.categoryNotFound(let reference))): self.init(otherKind: reference, in: line)
        case .word, .store, .unreadable, .needsAnswer, .invalid, .unsupported, .notFound, .output,
            .outputOfDeed, .cancelled:
            return nil
        }
    }
}
