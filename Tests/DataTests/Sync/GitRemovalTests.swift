import TestKit
import Testing
import TrackerData

/// A device's file that one clone removes and another one, where the device lives, goes on writing.
@Suite(.enabled(if: GitClones.hasGit)) struct GitRemovalTests {
    private let clones: GitClones
    private static let file = "laptop-k7q2.plist"

    init() throws {
        clones = try GitClones("laptop", "phone")
        try clones.disk.write("a", to: "laptop/" + Self.file)
        #expect(carry("laptop") == .done && carry("phone") == .done)
    }

    private func carry(_ clone: String, removed: Set<String> = ["k7q2"]) -> GitCarrier.Outcome {
        var carrier = GitCarrier(
            folder: clones.disk.path(clone), file: clone == "laptop" ? Self.file : "phone-p3xx.plist",
            removedIDs: removed, programs: clones.programs)
        return carrier.carry()
    }

    @Test("STEP-12: files that were not removed by a command are brought back, and removed nowhere")
    func emptied() throws {
        clones.disk.remove("phone/" + Self.file)
        #expect(carry("phone", removed: []) == .done)
        #expect(try clones.disk.read("phone/" + Self.file) == Array("a".utf8))
        #expect(try clones.git("phone", "status", "--porcelain") == "")
        #expect(carry("laptop") == .nothingToDo)
        #expect(try clones.disk.read("laptop/" + Self.file) == Array("a".utf8))
    }

    @Test("STEP-4: the file of a device that was removed and lives is there again, whoever sends first")
    func lives() throws {
        for isRemovalFirst in [true, false] {
            let text = isRemovalFirst ? "b" : "c"
            clones.disk.remove("phone/" + Self.file)
            try clones.disk.write(text, to: "laptop/" + Self.file)
            for clone in isRemovalFirst ? ["phone", "laptop", "phone"] : ["laptop", "phone", "laptop"] {
                #expect(carry(clone) == .done || clone == "laptop")
            }
            for clone in ["laptop", "phone"] {
                #expect(try clones.disk.read("\(clone)/\(Self.file)") == Array(text.utf8))
                #expect(try clones.git(clone, "status", "--porcelain") == "")
            }
        }
    }

    @Test("STEP-15: a file that both have written is left to the person, as it was written by two devices")
    func written() throws {
        try clones.disk.write("b", to: "laptop/" + Self.file)
        try clones.disk.write("c", to: "phone/" + Self.file)
        try clones.person("phone", "commit", "--quiet", "--all", "--message", "mine")
        #expect(carry("laptop") == .done)
        guard case .failed = carry("phone") else {
            Issue.record("a conflict is carried")
            return
        }
        #expect(try clones.disk.read("phone/" + Self.file) == Array("c".utf8))
    }
}
