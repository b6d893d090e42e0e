internal import TrackerDomain

/// Runs git in a folder so that it asks for nothing and changes no setting.
struct Git {
    let folder: String
    let programs: ProgramRunner
    /// Further settings, as `name=value`.
    var settings: [String] = []

    /// The longest time of a command without a network, in milliseconds.
    static let limit = 30_000

    /// The same without hooks, which may change what they are given, and are about what a person writes.
    var withoutHooks: Git {
        var git = self
        git.settings.append("core.hooksPath=/dev/null")
        return git
    }

    func run(_ arguments: [String], limit: Int = limit) -> ProgramResult {
        let settings = (Self.settings + settings).flatMap { ["-c", $0] }
        return programs.run(
            ProgramCall(
                "git", ["-C", folder] + settings + arguments, environment: Self.environment, limit: limit))
    }

    func run(_ arguments: String...) -> ProgramResult { run(arguments) }

    /// The output of a command that has to succeed, without the line's end.
    @discardableResult
    func text(_ arguments: String...) throws(GitCarrier.Outcome) -> String {
        let result = run(arguments)
        guard result.isSuccess else { throw .failed(words: result.words) }
        return result.line
    }

    /// True for 0, false for 1, as of commands that answer a question.
    func isTrue(_ arguments: String...) throws(GitCarrier.Outcome) -> Bool {
        let result = run(arguments)
        switch result.end {
        case .exited(0): return true
        case .exited(1): return false
        case .exited, .signaled, .outOfTime, .tooMuch, .unread, .notStarted:
            throw .failed(words: result.words)
        }
    }

    /// The value of a setting; nil if it is not set.
    func setting(_ name: String) -> String? {
        let result = run("config", "--get", name)
        return result.isSuccess && !result.line.isEmpty ? result.line : nil
    }

    /// True if the person's commits are signed; the settings of this program's own calls count for nothing.
    var signsCommits: Bool {
        let call = ProgramCall(
            "git", ["-C", folder, "config", "--bool", "--get", "commit.gpgSign"],
            environment: Self.environment, limit: Self.limit)
        return programs.run(call).line == "true"
    }

    private static let settings = [
        // A signature may ask for a passphrase.
        "commit.gpgSign=false", "push.gpgSign=false",
        // Nothing that works on in the background.
        "gc.auto=0", "maintenance.auto=false", "core.fsmonitor=false",
        "rebase.autoStash=false", "rebase.autoSquash=false", "rebase.updateRefs=false",
        "submodule.recurse=false", "fetch.recurseSubmodules=false", "push.recurseSubmodules=no",
        "color.ui=false", "credential.interactive=false",
    ]

    private static let environment: [String: String?] = [
        "LC_ALL": "C", "LANGUAGE": nil,
        "GIT_TERMINAL_PROMPT": "0", "GIT_ASKPASS": "", "SSH_ASKPASS": "", "SSH_ASKPASS_REQUIRE": "never",
        "GCM_INTERACTIVE": "never",
        "GIT_EDITOR": "true", "GIT_SEQUENCE_EDITOR": "true", "GIT_MERGE_AUTOEDIT": "no", "GIT_PAGER": "cat",
        "GIT_LITERAL_PATHSPECS": nil, "GIT_GLOB_PATHSPECS": nil, "GIT_NOGLOB_PATHSPECS": nil,
        "GIT_ICASE_PATHSPECS": nil,
        // What a hook that runs this program has set is about another repository.
        "GIT_DIR": nil, "GIT_WORK_TREE": nil, "GIT_INDEX_FILE": nil, "GIT_COMMON_DIR": nil,
        "GIT_OBJECT_DIRECTORY": nil, "GIT_ALTERNATE_OBJECT_DIRECTORIES": nil, "GIT_NAMESPACE": nil,
        "GIT_PREFIX": nil, "GIT_QUARANTINE_PATH": nil,
        // The large files of others are not needed to move commits.
        "GIT_LFS_SKIP_SMUDGE": "1",
    ]
}

extension ProgramResult {
    /// The output without the line's end.
    var line: String { output.last?.isNewline == true ? String(output.dropLast()) : output }

    /// Whether the program wrote the words on its standard error.
    func complains(of words: String) -> Bool { errors.utf8.holds(words.utf8) }

    /// All that git wrote of what it could not do, in at most 2,000 characters; nil if it is nothing.
    var words: String? {
        let words = errors.split(whereSeparator: \.isNewline).joined(separator: "\n").prefix(2000)
        return words.allSatisfy(\.isWhitespace) ? nil : String(words)
    }
}
