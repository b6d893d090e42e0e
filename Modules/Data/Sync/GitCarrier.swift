internal import TrackerDomain

/// Lets git carry this device's file: commits it alone, takes in what others sent, and sends it.
///
/// The person's other files, staged or not, stay as they are; a branch that has to be rebased is rebased in a work tree
/// of its own, so that nothing has to be taken back.
package struct GitCarrier {
    /// How carrying ends; thrown where it ends early.
    package enum Outcome: Error, Hashable, Sendable {
        /// Something was committed, taken in or sent.
        case done
        /// The device's file and those of others were carried already.
        case nothingToDo
        /// The folder is in no work tree whose branch has an upstream, or git ignores the file there.
        case noUpstream
        /// The person, or another git, is in the midst of something.
        case busy
        /// Another exchange of the repository took too long.
        case locked
        /// The other side cannot be reached, or lets nobody in who is not asked.
        case unreachable(words: String?)
        /// The other side takes nothing.
        case unsent(words: String?)
        case failed(words: String?)
    }

    let file: String
    /// The ids whose files this device has removed.
    let removedIDs: Set<String>
    var git: Git
    let fileSystem: FileSystem
    let waiting: Waiting
    /// True if the other side took something.
    package private(set) var hasSent = false

    /// The longest time of all that waits for a network, in milliseconds.
    private let patience: Int

    /// - Parameters:
    ///   - folder: The folder of the devices' files.
    ///   - file: The name of this device's file in it.
    ///   - removedIDs: The ids whose files this device has removed; all others stay.
    package init(
        folder: String, file: String, removedIDs: Set<String> = [],
        programs: ProgramRunner, fileSystem: FileSystem = .system,
        waiting: Waiting = .system, patience: Int = 60_000
    ) {
        self.file = file
        self.removedIDs = removedIDs
        self.patience = patience
        git = Git(folder: folder, programs: programs)
        self.fileSystem = fileSystem
        self.waiting = waiting
    }

    /// - Parameter isSending: False to commit and to take in alone.
    package mutating func carry(isSending: Bool = true) -> Outcome {
        do throws(Outcome) {
            return try carried(isSending)
        } catch {
            return error
        }
    }

    private mutating func carried(_ isSending: Bool) throws(Outcome) -> Outcome {
        let gitFolder = try gitFolder()
        let lock = try lock(gitFolder)
        defer { _ = lock }
        let branch = try upstream(gitFolder)
        nameCommitter()
        let end = waiting.now() + patience
        var isChanged = try commit()
        for _ in 0..<4 {
            let theirs = try fetch(branch, until: end)
            if let theirs, try takeIn(theirs, branch) { isChanged = true }
            let own = git.run("rev-parse", "--quiet", "--verify", "HEAD^{commit}").line
            guard isSending, !own.isEmpty, own != theirs else { return isChanged ? .done : .nothingToDo }
            guard try !send(own, branch, until: end) else {
                hasSent = true
                return .done
            }
        }
        // Other devices were quicker each time.
        throw .unsent(words: nil)
    }
}

// MARK: The branch

extension GitCarrier {
    /// A branch and what it follows.
    struct Branch {
        /// The folder with git's own files of the work tree.
        let gitFolder: String
        let remote: String
        /// The name of the branch there.
        let remoteName: String
    }

    /// The longest wait for another exchange, in milliseconds.
    private static let patienceForOthers = 20_000

    private func gitFolder() throws(Outcome) -> String {
        let place = git.run("rev-parse", "--is-inside-work-tree", "--absolute-git-dir")
        if place.complains(of: "dubious ownership") { throw .failed(words: place.words) }
        let lines = place.output.split(separator: "\n", maxSplits: 1).map(String.init)
        guard place.isSuccess, lines.count == 2, lines[0] == "true" else { throw .noUpstream }
        return lines[1].last == "\n" ? String(lines[1].dropLast()) : lines[1]
    }

    /// Waits for other exchanges of the repository; nil if the disk knows no locks.
    private func lock(_ gitFolder: String) throws(Outcome) -> FolderLock? {
        do throws(StoreError) {
            return try FolderLock(gitFolder, fileSystem, waiting, patience: Self.patienceForOthers)
        } catch {
            if case .busy = error { throw .locked }
            return nil
        }
    }

    private func upstream(_ gitFolder: String) throws(Outcome) -> Branch {
        if isBusy(gitFolder) { throw .busy }
        let head = git.run("symbolic-ref", "--quiet", "HEAD")
        let local = "refs/heads/"
        guard head.isSuccess, head.line.hasPrefix(local) else { throw .noUpstream }
        let name = "branch." + head.line.dropFirst(local.count)
        guard let remote = git.setting(name + ".remote"), remote != ".",
            let remoteName = git.setting(name + ".merge")
        else { throw .noUpstream }
        return Branch(gitFolder: gitFolder, remote: remote, remoteName: remoteName)
    }

    /// True in the midst of a merge, a rebase or the like of the person's, or while another git is at work.
    private func isBusy(_ gitFolder: String) -> Bool {
        let signs = [
            "MERGE_HEAD", "CHERRY_PICK_HEAD", "REVERT_HEAD", "BISECT_LOG", "rebase-merge",
            "rebase-apply", "sequencer", "index.lock", "HEAD.lock",
        ]
        return signs.contains { (try? fileSystem.statusOfPath(gitFolder + "/" + $0)) != nil }
            || !git.run("ls-files", "--unmerged", "--", ":(top)").output.isEmpty
    }

    /// Gives commits a name if the person has told git none.
    private mutating func nameCommitter() {
        if git.setting("user.name") == nil { git.settings.append("user.name=tracker") }
        if git.setting("user.email") == nil { git.settings.append("user.email=tracker@localhost") }
    }
}

extension GitTrouble {
    /// What a person has to know of it; nil if all went well.
    init?(_ outcome: GitCarrier.Outcome) {
        switch outcome {
        case .done, .nothingToDo: return nil
        case .noUpstream: self = .goesNowhere
        case .busy: self = .needsPerson(nil)
        case .failed(let words): self = .needsPerson(words)
        case .unsent(let words): self = .unsent(words)
        case .unreachable(let words): self = .unreachable(words)
        case .locked: self = .busy
        }
    }
}
