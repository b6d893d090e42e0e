internal import TrackerDomain

// MARK: Committing

extension GitCarrier {
    /// Commits this device's file alone, and the removal of devices' files; returns false if all is committed already.
    func commit() throws(Outcome) -> Bool {
        let isRemoved = try commitRemovals()
        return try commitFile() || isRemoved
    }

    /// Commits the removal of files when a device takes another name or is forgotten; brings back all others.
    private func commitRemovals() throws(Outcome) -> Bool {
        let lost = try git.text("ls-files", "-z", "--deleted", "--", ":(glob)*.plist")
        let all = lost.split(separator: "\0").map(String.init).filter { DeviceID(fileName: $0) != nil }
        let files = all.filter { name in
            name != file && DeviceID(fileName: name).map { removedIDs.contains($0.text) } == true
        }
        let missing = all.filter { !files.contains($0) }
        // An emptied folder is nobody's wish.
        if !missing.isEmpty { _ = git.run(["checkout-index", "--quiet", "--"] + missing, limit: Git.limit) }
        guard !files.isEmpty else { return !missing.isEmpty }
        let paths = files.map { ":(literal)" + $0 }
        let made = git.withoutHooks.run(
            [
                "commit", "--only", "--quiet", "--message",
                "Tracker: removed " + files.joined(separator: ", "), "--",
            ]
                + paths, limit: Git.limit)
        guard made.isSuccess else { throw .failed(words: made.words) }
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
        throw .failed(words: made.words)
    }
}

// MARK: The network

extension GitCarrier {
    private func left(until end: Int) throws(Outcome) -> Int {
        let left = min(end - waiting.now(), Git.limit)
        guard left > 0 else { throw .unreachable(words: nil) }
        return left
    }

    /// The newest commit of the other side; nil if it has none.
    func fetch(_ branch: Branch, until end: Int) throws(Outcome) -> String? {
        let fetched = git.run(
            ["fetch", "--quiet", branch.remote, branch.remoteName], limit: try left(until: end))
        if fetched.isSuccess { return try git.text("rev-parse", "--verify", "FETCH_HEAD^{commit}") }
        if fetched.complains(of: "couldn't find remote ref") { return nil }
        throw .unreachable(words: fetched.words)
    }

    /// Returns false if another device was quicker.
    func send(_ commit: String, _ branch: Branch, until end: Int) throws(Outcome) -> Bool {
        let sent = git.run(
            ["push", "--quiet", branch.remote, "\(commit):\(branch.remoteName)"],
            limit: try left(until: end))
        if sent.isSuccess { return true }
        let signs = [
            "[rejected]", "cannot lock ref", "failed to update ref", "incorrect old value",
        ]
        if signs.contains(where: sent.complains) { return false }
        throw sent.end == .outOfTime ? .unreachable(words: sent.words) : .unsent(words: sent.words)
    }
}

// MARK: Taking in

extension GitCarrier {
    /// Brings the branch onto what others sent; returns false if it has that already.
    func takeIn(_ theirs: String, _ branch: Branch) throws(Outcome) -> Bool {
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
            // A signature would be lost.
            throw .failed(words: nil)
        }
        let git = git.withoutHooks
        let place = branch.gitFolder + "/tracker-rebase"
        // Left by a run that was killed.
        _ = git.run("worktree", "remove", "--force", "--force", place)
        defer { _ = git.run("worktree", "remove", "--force", "--force", place) }
        try git.text("worktree", "add", "--quiet", "--force", "--detach", place, own)
        let there = Git(folder: place, programs: git.programs, settings: git.settings)
        // Devices' files are alike: a removed one would count as renamed. Only this strategy can do without in any git.
        let strategy = ["--strategy", "recursive", "--strategy-option", "no-renames"]
        var outcome = there.run(["rebase", "--quiet"] + strategy + [theirs])
        while !outcome.isSuccess, try keepsLivingFiles(there) {
            let isEmpty = try there.isTrue("diff", "--cached", "--quiet")
            outcome = there.run("rebase", isEmpty ? "--skip" : "--continue")
        }
        guard outcome.isSuccess else { throw .failed(words: outcome.words) }
        return try there.text("rev-parse", "--verify", "HEAD^{commit}")
    }

    /// Keeps devices' files that one side has removed and the other, where that device lives, has written.
    ///
    /// - Returns: False if there are none, or other files cannot be merged.
    private func keepsLivingFiles(_ there: Git) throws(Outcome) -> Bool {
        // Each line is the mode, the commit's object and the side, 1 for what both began with, and behind a tab the path.
        let lines = try there.text("ls-files", "--unmerged", "-z").split(separator: "\0").map {
            $0.split(separator: "\t", maxSplits: 1).map(String.init)
        }
        let sides = Dictionary(grouping: lines) { $0.last ?? "" }
        let areLiving = sides.allSatisfy { path, lines in
            DeviceID(fileName: path) != nil && lines.count == 2
                && lines.contains { $0.first?.last == "1" }
        }
        guard areLiving, !sides.isEmpty else { return false }
        for path in sides.keys.sorted() { try there.text("add", "--", ":(literal)" + path) }
        return true
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
