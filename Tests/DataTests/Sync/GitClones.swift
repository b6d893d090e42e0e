import TestKit
import TrackerData

/// A bare repository and clones of it, each with a folder of devices' files, and a person who has no settings.
struct GitClones {
    let disk: TemporaryFolder
    /// Variables and settings of the person in place of those of the tests.
    var environment: [String: String?]

    static let hasGit = ProgramRunner.system.run(ProgramCall("git", ["--version"], limit: 10_000)).isSuccess

    /// - Parameter names: The clones to make; the repository has a commit already.
    init(_ names: String...) throws {
        disk = try TemporaryFolder()
        environment = [
            "HOME": disk.path("home"), "XDG_CONFIG_HOME": nil, "GIT_CONFIG_NOSYSTEM": "1",
            "GIT_CONFIG_GLOBAL": nil, "GIT_AUTHOR_DATE": nil, "GIT_COMMITTER_DATE": nil,
        ]
        try disk.makeFolder("home")
        try git(nil, "init", "--quiet", "--bare", "--initial-branch=main", disk.path("remote.git"))
        try clone("first")
        try disk.write("one\n", to: "first/notes.txt")
        try disk.write("two\n", to: "first/list.txt")
        try git("first", "add", ".")
        try person("first", "commit", "--quiet", "--message", "begin")
        try git("first", "push", "--quiet")
        for name in names { try clone(name) }
    }

    func clone(_ name: String) throws {
        try git(nil, "clone", "--quiet", disk.path("remote.git"), disk.path(name))
    }

    /// Starts programs with the person's variables.
    var programs: ProgramRunner {
        ProgramRunner { [environment] call in
            var call = call
            call.environment.merge(environment) { own, _ in own }
            return ProgramRunner.system.run(call)
        }
    }

    /// Runs git in a clone; the output without the last line's end.
    @discardableResult
    func git(_ clone: String?, _ arguments: String...) throws -> String {
        try run((clone.map { ["-C", disk.path($0)] } ?? []) + arguments)
    }

    /// Runs git as a person who has told it a name.
    @discardableResult
    func person(_ clone: String, _ arguments: String...) throws -> String {
        try run(
            ["-C", disk.path(clone), "-c", "user.name=Ann", "-c", "user.email=ann@example.org"] + arguments)
    }

    private func run(_ arguments: [String]) throws -> String {
        let result = programs.run(ProgramCall("git", arguments, limit: 60_000))
        guard result.isSuccess else { throw Failure(arguments: arguments, result: result) }
        return result.output.hasSuffix("\n") ? String(result.output.dropLast()) : result.output
    }

    struct Failure: Error {
        let arguments: [String]
        let result: ProgramResult
    }

    /// Writes the file of a clone's device.
    func publish(_ clone: String, _ text: String) throws {
        try disk.write(text, to: "\(clone)/\(clone).plist")
    }

    /// Lets git carry the file of a clone's device.
    func carry(
        _ clone: String, removedIDs: Set<String> = [], patience: Int = 60_000, isSending: Bool = true,
        waiting: Waiting = .system
    ) -> GitCarrier.Outcome {
        var carrier = GitCarrier(
            folder: disk.path(clone), file: "\(clone).plist", removedIDs: removedIDs, programs: programs,
            waiting: waiting, patience: patience)
        return carrier.carry(isSending: isSending)
    }

    /// What a person sees of a clone: the branch, what is staged and what is not, and the bytes of all files.
    func view(_ clone: String) throws -> View {
        View(
            head: try git(clone, "rev-parse", "HEAD"), staged: try git(clone, "diff", "--cached", "--binary"),
            unstaged: try git(clone, "diff", "--binary"),
            status: try git(clone, "status", "--porcelain=v2", "--branch", "--untracked-files=all"),
            files: try disk.contents().filter {
                $0.key.hasPrefix(clone + "/") && !$0.key.hasPrefix(clone + "/.git/")
            })
    }

    struct View: Equatable {
        let head, staged, unstaged, status: String
        let files: [String: [UInt8]]
    }

    /// The files that a commit changed.
    func changed(_ clone: String, by commit: String) throws -> [String] {
        try git(clone, "show", "--name-only", "--format=", commit).split(separator: "\n").map(String.init)
    }
}
