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
        /// The other side cannot be reached, or lets nobody in who is not asked.
        case unreachable(reason: String)
        case failed(reason: String)
    }

    private let file: String
    private var git: Git
    private let fileSystem: FileSystem
    private let now: @Sendable () -> Int

    /// The longest time of all that waits for a network, in milliseconds.
    private let patience: Int

    /// - Parameters:
    ///   - folder: The folder of the devices' files.
    ///   - file: The name of this device's file in it.
    package init(
        folder: String, file: String, programs: ProgramRunner, fileSystem: FileSystem = .system,
        waiting: Waiting = .system, patience: Int = 60_000
    ) {
        self.file = file
        self.patience = patience
        git = Git(folder: folder, programs: programs)
        self.fileSystem = fileSystem
        now = waiting.now
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
        let branch = try upstream()
        nameCommitter()
        let end = now() + patience
        var isChanged = try commit()
        for _ in 0..<4 {
            let theirs = try fetch(branch, until: end)
            if let theirs, try takeIn(theirs, branch) { isChanged = true }
            let own = git.run("rev-parse", "--quiet", "--verify", "HEAD^{commit}").line
            guard isSending, !own.isEmpty, own != theirs else { return isChanged ? .done : .nothingToDo }
            if try send(own, branch, until: end) { return .done }
        }
        throw .failed(reason: "other devices were quicker each time")
    }
}

// MARK: The branch

extension GitCarrier {
    /// A branch and what it follows.
    private struct Branch {
        /// The folder with git's own files of the work tree.
        let gitFolder: String
        let remote: String
        /// The name of the branch there.
        let remoteName: String
    }

    private func upstream() throws(Outcome) -> Branch {
        let place = git.run("rev-parse", "--is-inside-work-tree", "--absolute-git-dir")
        if place.complains(of: "dubious ownership") { throw .failed(reason: place.reason) }
        let lines = place.output.split(separator: "\n", maxSplits: 1).map(String.init)
        guard place.isSuccess, lines.count == 2, lines[0] == "true" else { throw .noUpstream }
        let gitFolder = lines[1].last == "\n" ? String(lines[1].dropLast()) : lines[1]
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

// MARK: Committing

extension GitCarrier {
    /// Commits this device's file alone, and the removal of devices' files; returns false if all is committed already.
    private func commit() throws(Outcome) -> Bool {
        let isRemoved = try commitRemovals()
        return try commitFile() || isRemoved
    }

    /// Files are removed when a device takes another name, stops or is forgotten.
    private func commitRemovals() throws(Outcome) -> Bool {
        let lost = try git.text("ls-files", "-z", "--deleted", "--", ":(glob)*.plist")
        let files = lost.split(separator: "\0").map(String.init).filter { DeviceID(fileName: $0) != nil }
        guard !files.isEmpty else { return false }
        let paths = files.map { ":(literal)" + $0 }
        let made = git.withoutHooks.run(
            [
                "commit", "--only", "--quiet", "--message",
                "Tracker: removed " + files.joined(separator: ", "), "--",
            ]
                + paths, limit: Git.limit)
        guard made.isSuccess else { throw .failed(reason: made.reason) }
        return true
    }

    private func commitFile() throws(Outcome) -> Bool {
        guard (try? fileSystem.statusOfPath(git.folder + "/" + file)) != nil else { return false }
        // A name is no pattern.
        let path = ":(literal)" + file
        let isNew = try git.text("ls-files", "--", path).isEmpty
        if isNew {
            if try git.isTrue("check-ignore", "--quiet", "--", file) { throw .noUpstream }
            try git.text("add", "--", path)
        }
        let state = try git.text("status", "--porcelain", "--untracked-files=no", "--", path)
        if state.isEmpty { return false }
        let made = git.withoutHooks.run(
            "commit", "--only", "--quiet", "--message", "Tracker: \(file)", "--", path)
        if made.isSuccess { return true }
        if isNew { _ = git.run("rm", "--cached", "--quiet", "--", path) }
        throw .failed(reason: made.reason)
    }
}

// MARK: The network

extension GitCarrier {
    private func left(until end: Int) throws(Outcome) -> Int {
        let left = min(end - now(), Git.limit)
        guard left > 0 else { throw .unreachable(reason: "it took too long") }
        return left
    }

    /// The newest commit of the other side; nil if it has none.
    private func fetch(_ branch: Branch, until end: Int) throws(Outcome) -> String? {
        let fetched = git.run(
            ["fetch", "--quiet", branch.remote, branch.remoteName], limit: try left(until: end))
        if fetched.isSuccess { return try git.text("rev-parse", "--verify", "FETCH_HEAD^{commit}") }
        if fetched.complains(of: "couldn't find remote ref") { return nil }
        throw .unreachable(reason: fetched.reason)
    }

    /// Returns false if another device was quicker.
    private func send(_ commit: String, _ branch: Branch, until end: Int) throws(Outcome) -> Bool {
        let sent = git.run(
            ["push", "--quiet", branch.remote, "\(commit):\(branch.remoteName)"],
            limit: try left(until: end))
        if sent.isSuccess { return true }
        let signs = [
            "[rejected]", "cannot lock ref", "failed to update ref", "incorrect old value",
        ]
        if signs.contains(where: sent.complains) { return false }
        throw sent.end == .outOfTime ? .unreachable(reason: sent.reason) : .failed(reason: sent.reason)
    }
}

// MARK: Taking in

extension GitCarrier {
    /// Brings the branch onto what others sent; returns false if it has that already.
    private func takeIn(_ theirs: String, _ branch: Branch) throws(Outcome) -> Bool {
        let head = git.run("rev-parse", "--quiet", "--verify", "HEAD^{commit}")
        guard head.isSuccess else {
            // Nothing was ever committed here.
            try git.withoutHooks.text("merge", "--quiet", "--ff-only", theirs)
            return true
        }
        let own = head.line
        if try git.isTrue("merge-base", "--is-ancestor", theirs, own) { return false }
        let isBehind = try git.isTrue("merge-base", "--is-ancestor", own, theirs)
        try move(from: own, to: isBehind ? theirs : rebased(own, onto: theirs, branch))
        return true
    }

    /// The branch's own commits on top of those of others, made where nobody works.
    private func rebased(_ own: String, onto theirs: String, _ branch: Branch) throws(Outcome) -> String {
        if try git.text("log", "--format=raw", "\(theirs)..\(own)").utf8.holds("\ngpgsig".utf8) {
            throw .failed(reason: "a signed commit has to be rebased")
        }
        let git = git.withoutHooks
        let place = branch.gitFolder + "/tracker-rebase"
        // Left by a run that was killed.
        _ = git.run("worktree", "remove", "--force", "--force", place)
        defer { _ = git.run("worktree", "remove", "--force", "--force", place) }
        try git.text("worktree", "add", "--quiet", "--force", "--detach", place, own)
        let there = Git(folder: place, programs: git.programs, settings: git.settings)
        try there.text("rebase", "--quiet", theirs)
        return try there.text("rev-parse", "--verify", "HEAD^{commit}")
    }

    /// Moves the branch, and the files that differ; fails, with nothing changed, if the person has changed one of these.
    private func move(from own: String, to new: String) throws(Outcome) {
        _ = git.run("update-index", "-q", "--refresh")
        try git.text("read-tree", "-m", "-u", own, new)
        do throws(Outcome) {
            try git.text("update-ref", "-m", "tracker sync", "HEAD", new, own)
        } catch {
            _ = git.run("read-tree", "-m", "-u", new, own)
            throw error
        }
    }
}

extension SyncFinding {
    /// What a person has to know of it; nil if all went well.
    init?(_ outcome: GitCarrier.Outcome, folder: String) {
        switch outcome {
        case .done, .nothingToDo: return nil
        case .noUpstream: self = .gitGoesNowhere(folder: folder)
        case .busy, .failed: self = .gitNeedsPerson(folder: folder)
        case .unreachable: self = .gitUnreachable(folder: folder)
        }
    }
}
