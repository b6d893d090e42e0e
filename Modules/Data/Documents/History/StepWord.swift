/// One word of a step's line: bare (`completed`) or labelled (`name="Run"`).
struct StepWord: Hashable {
    /// Empty for a bare word.
    let label: String
    let value: String

    init(_ value: String, label: String = "") {
        self.label = label
        self.value = value
    }

    /// A label that stands before user text, in quotes so that the text may hold anything.
    static func quoted(_ label: String, _ text: String) -> String {
        var quoted = label + "=\""
        for character in text.unicodeScalars {
            if character == "\"" || character == "\\" { quoted.unicodeScalars.append("\\") }
            quoted.unicodeScalars.append(character)
        }
        return quoted + "\""
    }
}
