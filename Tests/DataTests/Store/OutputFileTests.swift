import DiskKit
import Samples
import TestKit
import Testing
import TrackerData
import TrackerDomain

/// A file that a person named is written whole or not at all.
struct OutputFileTests {
    private let folder: TemporaryFolder
    private static let old = Array("old".utf8)
    private static let new = Array("new and longer".utf8)

    init() throws {
        folder = try TemporaryFolder()
    }

    private func file(_ name: String, _ fileSystem: FileSystem = .system) throws -> OutputFile {
        try OutputFile(path: folder.path(name), fileSystem: fileSystem)
    }

    @Test("EXP-2: a new file is for its owner alone; one that is there keeps its rights")
    func rights() throws {
        #expect(try !file("a").exists)
        try file("a").write(Self.new)
        try folder.write(Self.old, to: "b", mode: 0o644)
        #expect(try file("b").exists)
        try file("b").write(Self.new)
        #expect(try folder.contents() == ["a": Self.new, "b": Self.new])
        #expect(try folder.mode(of: "a") == 0o600 && folder.mode(of: "b") == 0o644)
    }

    @Test("EXP-2: a link leads to its file, also to one that is to come")
    func links() throws {
        try folder.write(Self.old, to: "a")
        try folder.link("a", at: "link")
        try folder.link("b", at: "dangling")
        try file("link").write(Self.new)
        try file("dangling").write(Self.old)
        #expect(folder.isLink("link") && folder.isLink("dangling"))
        #expect(try folder.read("a") == Self.new && folder.read("b") == Self.old)
    }

    @Test(
        "EXP-2: where no file can be, the reason is told before anything is written",
        arguments: [
            ("folder", DiskFault.Cause.isFolder), ("pipe", .notARegularFile), ("to-folder", .notARegularFile),
            ("none/a", .missing), ("file/a", .notAFolder), ("folder/", .isFolder), ("folder/..", .isFolder),
            ("circle", .tooManyLinks),
        ])
    func inTheWay(name: String, cause: DiskFault.Cause) throws {
        try folder.makeFolder("folder")
        try folder.makePipe("pipe")
        try folder.write(Self.old, to: "file")
        try folder.link("folder", at: "to-folder")
        try folder.link("circle", at: "circle")
        let before = folder.list()
        let error = try #require(throws: StoreError.self) { try file(name) }
        guard case .disk(let fault) = error else { throw error }
        #expect(fault.operation == .writeFile && fault.cause == cause)
        #expect(folder.list() == before)
    }

    @Test("EXP-2, HARD-1: what others wrote or made since it was looked at stays")
    func meanwhile() throws {
        try folder.write(Self.old, to: "a")
        let (changed, made) = (try file("a"), try file("b"))
        for name in ["a", "b"] { try folder.write("theirs", to: name) }
        for (file, cause) in [(changed, DiskFault.Cause.changed), (made, .appeared)] {
            let error = try #require(throws: StoreError.self) { try file.write(Self.new) }
            guard case .disk(let fault) = error else { throw error }
            #expect(fault.operation == .writeFile && fault.cause == cause)
        }
        let theirs = Array("theirs".utf8)
        #expect(try folder.contents() == ["a": theirs, "b": theirs])
    }

    @Test("EXP-2, HARD-1: a file that is gone meanwhile is in nobody's way")
    func gone() throws {
        try folder.write(Self.old, to: "a")
        let file = try file("a")
        folder.remove("a")
        try file.write(Self.new)
        #expect(try folder.contents() == ["a": Self.new])
    }

    @Test(
        "R8: a file that may not be written to is refused before anything is asked or done",
        arguments: [0o444, 0o555] as [UInt16])
    func readOnly(mode: UInt16) throws {
        try folder.write(Self.old, to: "a", mode: mode)
        let error = try #require(throws: StoreError.self) { try file("a") }
        guard case .disk(let fault) = error else { throw error }
        #expect(fault.operation == .writeFile && fault.cause == .notPermitted)
        #expect(try folder.contents() == ["a": Self.old])
        // The system's word counts, too: a list of rights may say more than the mode.
        try folder.setMode(0o644, of: "a")
        var system = FileSystem.system
        system.isWritable = { _ in false }
        #expect(throws: error) { try OutputFile(path: folder.path("a"), fileSystem: system) }
    }

    @Test("R5: what writes left that died more than a day ago goes with the next one; nothing else does")
    func oldTemporaries() throws {
        let old = 1_700_000_000
        let ours = [
            TemporaryName.text(for: "a", hash: 1), TemporaryName.text(for: "gone", hash: 2),
            TemporaryName.text(for: "b", hash: 3),
        ]
        try folder.write("b", to: "b", mode: 0o640)
        for (name, mode) in zip(ours, [0o600, 0o600, 0o640] as [UInt16]) {
            try folder.write("<html><bo", to: name, mode: mode)
        }
        // A file of its own, one that anybody may read, a folder, what a library left, and another program's name.
        let library = try LibraryEncoder.encode(Library(id: .library), history: History(), generation: 1)
        try folder.write(library, to: "Other.plist")
        let others = [
            TemporaryName.text(for: "young", hash: 4), TemporaryName.text(for: "open", hash: 5),
            TemporaryName.text(for: "folder", hash: 6) + "/x",
            TemporaryName.text(for: "Other.plist", hash: 7),
            TemporaryName.text(for: "Library.plist", hash: 8), ".tracker-notes.tmp",
            ".tracker-0123456789abcdef-x.tmp", TemporaryName.text(for: "lost", hash: 9),
        ]
        for name in others { try folder.write("half", to: name, mode: name == others[1] ? 0o644 : 0o600) }
        try folder.write(library, to: others[7])
        for name in folder.list() where name != others[0] { try folder.setModified(name, to: old) }
        try file("a").write(Self.new, sparing: ["/elsewhere/Library.plist"])
        let left = folder.list().filter { $0.hasPrefix(".tracker-") && !$0.hasSuffix("/") }
        #expect(left.sorted() == others.sorted())
    }

    @Test("R5: a change of a library tidies what exports beside it left, too")
    func besideLibrary() throws {
        let stand = try Stand()
        try stand.addRun()
        let name = "data/" + TemporaryName.text(for: "habits.csv", hash: 1)
        try stand.folder.write("date,na", to: name)
        try stand.mark(Day("2026-11-18"))
        #expect(stand.strayFiles == [name])
        try stand.folder.setModified(name, to: 1_700_000_000)
        try stand.mark(Day("2026-11-19"))
        #expect(stand.strayFiles == [])
    }

    @Test("EXP-2: the same file is known by its path, by links of both kinds, and where there is none yet")
    func sameFile() throws {
        try folder.write(Self.old, to: "a")
        try folder.link("a", at: "link")
        try folder.link("b", at: "to-come")
        for (one, other, isSame) in [
            ("a", "a", true), ("link", "a", true), ("a", "link", true), ("a", "b", false), ("b", "b", true),
            ("to-come", "b", true), ("b", "a", false), ("a", "none/a", false),
        ] {
            #expect(try file(one).isSame(as: folder.path(other)) == isSame, "\(one), \(other)")
        }
    }

    @Test(
        "EXP-2, R3: whatever call fails, the file is the old or the new one, and nothing lies beside it",
        arguments: [true, false], [[new], new.map { [$0] }])
    func faults(isThere: Bool, pieces: [[UInt8]]) throws {
        var (path, isOver) = (0, false)
        while !isOver {
            folder.remove("a")
            if isThere { try folder.write(Self.old, to: "a") }
            let calls = Calls()
            do {
                try file("a", calls.failing(at: path, code: 28)).write(pieces, sparing: [])
                #expect(try folder.read("a") == Self.new, "\(path)")
            } catch {
                guard case .disk(let fault)? = error as? StoreError else { throw error }
                #expect(fault.cause == .diskFull)
                let isNew = fault.operation == .flush
                #expect(
                    try folder.contents() == (isNew ? ["a": Self.new] : isThere ? ["a": Self.old] : [:]),
                    "\(path)")
            }
            #expect(folder.list() == [] || folder.list() == ["a"], "\(path)")
            isOver = calls.count <= path
            path += 1
        }
        #expect(path > 11 + pieces.count)
    }

    @Test("R3: of pieces that come to nothing the file is empty")
    func noPieces() throws {
        try file("a").write(EmptyCollection<[UInt8]>(), sparing: [])
        #expect(try folder.contents() == ["a": []])
    }

    @Test("EXP-2: dead at any call, the old file or the new one stands there whole")
    func death() throws {
        var (path, isOver) = (0, false)
        while !isOver {
            // What the last one left behind bears the name that is wanted now.
            for name in folder.list() { folder.remove(name) }
            try folder.write(Self.old, to: "a")
            let calls = Calls()
            try? file("a", calls.stopping(at: path)).write(Self.new)
            #expect([Self.old, Self.new].contains(try folder.read("a")), "\(path)")
            isOver = calls.count <= path
            path += 1
        }
        #expect(try folder.read("a") == Self.new && path > 12)
    }
}

extension OutputFile {
    fileprivate func write(_ bytes: [UInt8], sparing paths: [String] = []) throws(StoreError) {
        try write([bytes], sparing: paths)
    }
}
