import TrackerDomain
import TrackerPresentation

extension Session {
    /// The whole path of a file in a folder that no other has: `tracker-2026-11-20.json`, with `-2`, `-3` … if taken.
    func newFile(in folder: String, ending: String) throws(Failure) -> String {
        guard !folder.isEmpty else { throw .invalid(.emptyFileName) }
        guard let folder = files.folder(folder) else { throw .notFound(.noFolder(folder)) }
        let start = (folder == "/" ? "" : folder) + "/tracker-" + today.iso
        var (path, number) = ("\(start).\(ending)", 1)
        while files.exists(path) {
            number += 1
            path = "\(start)-\(number).\(ending)"
        }
        return path
    }
}

extension Phrase {
    fileprivate static func noFolder(_ path: String) -> Phrase {
        let path = path.pathExcerpt
        return Phrase(
            "There is no folder \(path): name one that is there.", "Папки \(path) нет: укажите другую.")
    }
}
