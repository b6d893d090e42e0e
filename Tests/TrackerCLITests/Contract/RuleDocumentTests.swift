import Samples
import Testing
import TrackerCLI
import TrackerDomain
import TrackerPresentation

/// JSON tells the rule of a habit, whichever kind it is of.
@Suite struct RuleDocumentTests {
    @Test("NEW-6: rules of two kinds, and an event, have documents that differ, and each fits the schema")
    func kinds() throws {
        let shell = try Shell()
        let schema = try JSONSchema(named: "show")
        let conventions = Conventions(language: .english)
        let rules = Schedule.ofEachKind.map {
            ["--schedule", ScheduleText.summary($0, conventions: conventions)]
        }
        var documents: [[ParsedJSON.Member]] = []
        for rule in rules + [["--event"]] {
            let name = "T\(documents.count)"
            let line = ["add", name, "--category", "Home", "--emoji", "🙂", "--color", "1"] + rule
            #expect(shell.run(line).code == .done)
            let document = try ParsedJSON(shell.tracker("show", name, "--json").output)
            #expect(schema.violations(in: document) == [])
            let told = document.members.filter { !["id", "name", "rate30"].contains($0.key) }
            #expect(!documents.contains(told), "\(rule)")
            documents.append(told)
        }
        #expect(documents.count == Schedule.ofEachKind.count + 1)
    }
}
