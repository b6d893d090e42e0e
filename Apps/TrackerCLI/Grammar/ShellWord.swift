/// A word as it has to be written in a shell to be one argument.
package enum ShellWord {
    /// As a person would type it: bare where possible, in double quotes where that is enough.
    package static func typed(_ word: String) -> String {
        if !word.isEmpty, word.unicodeScalars.allSatisfy(isPlain) { return word }
        let needsSingle = word.unicodeScalars.contains { "\\\"$`!".unicodeScalars.contains($0) }
        return needsSingle ? single(word) : "\"" + word + "\""
    }

    /// In single quotes, for any POSIX shell and for zsh.
    package static func single(_ word: String) -> String {
        var quoted = "'"
        for scalar in word.unicodeScalars {
            if scalar == "'" { quoted += "'\\''" } else { quoted.unicodeScalars.append(scalar) }
        }
        return quoted + "'"
    }

    /// In single quotes, for fish, where a backslash escapes inside them too.
    package static func fish(_ word: String) -> String {
        var quoted = "'"
        for scalar in word.unicodeScalars {
            if scalar == "'" || scalar == "\\" { quoted += "\\" }
            quoted.unicodeScalars.append(scalar)
        }
        return quoted + "'"
    }

    private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
        !scalar.isASCII || scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
            || "-_./,:=+%@".unicodeScalars.contains(scalar)
    }
}
