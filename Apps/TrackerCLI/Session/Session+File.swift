import TrackerDomain
import TrackerPresentation

extension Session {
    /// Writes a file that the person named, whole or not at all; asks before it replaces one.
    ///
    /// - Parameter kind: A name with the extension of another kind is rejected.
    func write(_ bytes: [UInt8], to path: String, as kind: WrittenFile) throws(Failure) {
        try write(CollectionOfOne(bytes), to: path, as: kind)
    }

    /// Writes bytes that are made while they are written.
    func write(_ pieces: some Sequence<[UInt8]>, to path: String, as kind: WrittenFile) throws(Failure) {
        guard !path.isEmpty else { throw .invalid(.emptyFileName) }
        let file = try Failure.unlessStored(try files.output(path))
        if file.isSame(as: paths.library) { throw .invalid(.fileIsLibrary(path)) }
        if file.isSame(as: paths.settings) || file.isBelow(paths.backups) {
            throw .invalid(.fileIsOurs(path))
        }
        if let refusal = kind.refusal(of: path, repeated) { throw .invalid(refusal) }
        if file.exists {
            try Prompt(session: self).confirm(.reallyReplace(path), whenNobodyAnswers: .addYesToReplace(path))
        }
        if globals.isDryRun { return }
        try Failure.unlessStored(try file.write(pieces, sparing: [paths.library, paths.settings]))
        completed.last = .file(path)
    }
}

extension Phrase {
    fileprivate static func fileIsOurs(_ path: String) -> Phrase {
        let path = path.pathExcerpt
        return Phrase(
            "\(path) belongs to Tracker itself: name another file.",
            "\(path) — файл самого Tracker: укажите другой файл.")
    }

    fileprivate static func fileIsLibrary(_ path: String) -> Phrase {
        let path = path.pathExcerpt
        return Phrase(
            "\(path) is the library itself: name another file.",
            "\(path) — это сама библиотека: укажите другой файл.")
    }
}
