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

    /// Splits a line at its spaces; nil where a quotation does not end.
    static func split(_ line: String) -> [StepWord]? {
        var words: [StepWord] = []
        var scalars = line.unicodeScalars[...]
        while let first = scalars.first {
            if first == " " {
                scalars.removeFirst()
                continue
            }
            guard let word = next(&scalars) else { return nil }
            words.append(word)
        }
        return words
    }

    private static func next(_ rest: inout Substring.UnicodeScalarView) -> StepWord? {
        var label = ""
        var text = String.UnicodeScalarView()
        while let scalar = rest.first, scalar != " " {
            rest.removeFirst()
            switch scalar {
            case "=" where label.isEmpty && !text.isEmpty:
                label = String(text)
                text = String.UnicodeScalarView()
            case "\"":
                guard let quotation = quotation(&rest) else { return nil }
                text.append(contentsOf: quotation)
            default: text.append(scalar)
            }
        }
        return StepWord(String(text), label: label)
    }

    private static func quotation(_ rest: inout Substring.UnicodeScalarView) -> String.UnicodeScalarView? {
        var text = String.UnicodeScalarView()
        while let scalar = rest.popFirst() {
            if scalar == "\"" { return text }
            guard scalar == "\\" else {
                text.append(scalar)
                continue
            }
            guard let escaped = rest.popFirst() else { return nil }
            text.append(escaped)
        }
        return nil
    }
}
