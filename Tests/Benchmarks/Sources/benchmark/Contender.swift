/// One of the things that are measured in turn.
struct Contender {
    let name: String
    let run: () throws -> Cost
    /// Nil where there is no process to look at.
    var runForPeak: (() throws -> Cost)?
    /// Puts things back after each run; not measured.
    var restore: () throws -> Void = {}

    init(_ name: String, _ program: Program, restore: @escaping () throws -> Void = {}) {
        self.name = name
        run = program.run
        runForPeak = program.runForPeak
        self.restore = restore
    }

    init(_ name: String, run: @escaping () throws -> Cost) {
        self.name = name
        self.run = run
    }
}
