import TestKit
import Testing
import TrackerCLI

extension Shell {
    /// The shell of a person who runs 30 km a week, or by another rule, since Monday, 2 November 2026, and whose weeks
    /// begin on Monday.
    static func ofRunner(_ language: String = "en", _ rule: String...) throws -> Shell {
        let shell = try Shell(language: language)
        shell.environment["LC_TIME"] = language == "en" ? "en_GB.UTF-8" : nil
        let name = language == "en" ? "Run" : "Бег"
        let goal = rule.isEmpty ? ["--goal", language == "en" ? "30 km a week" : "30 км в неделю"] : rule
        let added = shell.run(["add", name, "--category", "Sport", "--start", "2026-11-02"] + goal)
        #expect(added.code == .done, "\(added.errors)")
        return shell
    }
}
