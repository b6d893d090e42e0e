package import TrackerDomain
import TrackerExchange
package import TrackerPresentation

/// The reason why a run failed.
package enum Failure: Error {
    case usage(UsageError)
    /// A text that is no day, colour or the like.
    case word(WordError)
    case store(StoreError)
    /// The library is unreadable, and no backup replaces it.
    case unreadable(Phrase)
    /// Something that others wrote is in the way.
    case conflict(Phrase)
    /// A question is necessary, and nobody can be asked; the sentence names the alternative.
    case needsAnswer(Phrase)
    /// An invalid value on the command line; the sentence gives the reason.
    case invalid(Phrase)
    /// Days that have not come yet; the sentence names those that can be chosen.
    case toCome(Phrase)
    /// Another program has it.
    case busy(Phrase)
    /// The command cannot be run here.
    case unsupported(Phrase)
    /// Something was not found.
    case notFound(Phrase)
    /// A result could not be written to standard output.
    case output(DiskFault.Cause)
    /// The run succeeded, but its result could not be printed.
    case outputOfEffect(DiskFault.Cause, CompletedEffect)
    /// A person cancelled it, or answered No.
    case cancelled

    var code: ErrorCode {
        switch self {
        case .usage(let error): error.code
        case .word, .invalid: .invalid
        case .toCome: .future
        case .store(let error): error.errorCode
        case .unreadable: .unreadable
        case .conflict: .conflict
        case .needsAnswer: .needsAnswer
        case .busy: .busy
        case .unsupported: .usage
        case .notFound: .notFound
        case .output, .outputOfEffect: .disk
        case .cancelled: .cancelled
        }
    }

    /// One sentence: the reason and the remedy.
    ///
    /// - Parameters:
    ///   - repeated: The options that command lines in the sentence repeat.
    ///   - advice: The wording of advice for the reader of the sentence; nil for that of the command line.
    func text(
        _ language: Language, _ repeated: RepeatedOptions, advice: Advice.Wording? = nil
    ) -> String {
        let advice = advice ?? Advice.onCommandLine(repeated)
        return sentence(repeated, advice)(language)
    }

    private func sentence(_ repeated: RepeatedOptions, _ advice: Advice.Wording) -> Phrase {
        switch self {
        case .usage(let error): error.phrase(repeated)
        case .word(let error): error.message.phrase(advice)
        case .store(let error): error.messageWithNearest.phrase(advice)
        case .unreadable(let phrase), .needsAnswer(let phrase), .invalid(let phrase), .toCome(let phrase),
            .unsupported(let phrase), .notFound(let phrase), .conflict(let phrase), .busy(let phrase):
            phrase
        case .output(let cause): .cannotWriteOutput(cause)
        case .outputOfEffect(let cause, let effect): .cannotTell(effect, cause, repeated)
        case .cancelled: .cancelled
        }
    }
}

extension StoreError {
    var errorCode: ErrorCode {
        switch self {
        case .edit(let error): error.kind.errorCode
        case .unreadable: .unreadable
        case .newerVersion: .newerVersion
        case .busy: .busy
        case .missing: .notFound
        case .disk, .tooLarge, .notAsMeant: .disk
        case .sync(let error): error.errorCode
        }
    }

    /// The sentence, with the nearest name if a name was not found.
    fileprivate var messageWithNearest: Message {
        guard case .edit(let error) = self, let reference = notFound, reference.other == nil else {
            return message
        }
        return error.message(nearest: NearestName.nearest(to: reference.text, among: reference.names))
    }

    /// The name that was not found.
    private var notFound: EditError.Reference? {
        switch self {
        case .edit(.trackerNotFound(let reference)), .edit(.categoryNotFound(let reference)): reference
        default: nil
        }
    }
}

extension Failure {
    /// Turns an edit's error into a failure before any question or change.
    static func unlessRefused<Value>(
        _ body: @autoclosure () throws(EditError) -> Value
    ) throws(Failure) -> Value {
        do throws(EditError) { return try body() } catch { throw .store(.edit(error)) }
    }

    /// Turns a store's error into a failure.
    static func unlessStored<Value>(
        _ body: @autoclosure () throws(StoreError) -> Value
    ) throws(Failure) -> Value {
        do throws(StoreError) { return try body() } catch { throw .store(error) }
    }
}

extension SyncError {
    fileprivate var errorCode: ErrorCode {
        switch self {
        case .notInStep, .noFolder, .unknownDevice, .nothingBrought: .notFound
        case .otherLibrary, .joinsElsewhere, .published: .conflict
        case .badName, .isThisDevice, .gitFolder, .ownFolder: .invalid
        case .file: .unreadable
        }
    }
}

extension EditError.Kind {
    fileprivate var errorCode: ErrorCode {
        switch self {
        case .notFound: .notFound
        case .ambiguous: .ambiguous
        case .invalid: .invalid
        case .future: .future
        case .conflict: .conflict
        }
    }
}
