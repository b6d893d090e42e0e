import TestKit
import Testing
import TrackerCLI

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Something in the library's place that no repair could keep the bytes of.
@Suite struct WrongKindTests {
    enum Kind: String, CaseIterable, Sendable {
        case pipe, folder, device, large

        func place(_ shell: Shell) throws {
            let path = shell.home.path(shell.libraryPath)
            shell.home.remove(shell.libraryPath)
            switch self {
            case .pipe: try #require(mkfifo(path, 0o600) == 0)
            case .folder: try shell.home.makeFolder(shell.libraryPath)
            case .device: try #require(symlink("/dev/null", path) == 0)
            case .large:
                try shell.home.write("", to: shell.libraryPath)
                try #require(truncate(path, 64 << 20 + 1) == 0)
            }
        }
    }

    @Test(
        "S5: list, changes, doctor and repair name the step that helps, and none points to another",
        arguments: Kind.allCases, ["en", "ru"])
    func sentences(kind: Kind, language: String) throws {
        let shell = try WorkedExample.shell(language: language)
        shell.tracker("pin", "Run")
        try kind.place(shell)
        let step = language == "ru" ? "уберите" : "move "
        let list = shell.tracker("list")
        // Of a link to a device the link is what is to be moved away.
        #expect(list.code == .done && !list.errors.contains("/dev/"), "\(list.errors)")
        #expect(list.errors.contains(step), "\(list.errors)")
        #expect(OneSentence(list.errors).faults(language) == [])
        for line in [["done", "Run"], ["doctor", "--repair"], ["history"]] {
            let run = shell.run(line)
            #expect(run.code == .couldNot && run.errors.contains(step), "\(line): \(run)")
            #expect(!run.errors.contains("tracker doctor"), "\(line): \(run)")
            #expect(OneSentence(run.errors).faults(language) == [])
        }
        let doctor = shell.tracker("doctor", "--plain")
        #expect(doctor.code == .couldNot && doctor.output.contains(step), "\(doctor)")
        #expect(!doctor.output.contains("/dev/"), "\(doctor)")
        shell.home.remove(shell.libraryPath)
        #expect(shell.tracker("doctor", "--repair").code == .done)
        #expect(shell.tracker("list", "--plain").output.contains("\tDrink\t"))
    }
}
