/// The rules for the names of devices, which are parts of file names.
public enum DeviceName {
    /// In characters.
    static let maximumLength = 30

    public static func isValid(_ name: String) -> Bool {
        !name.isEmpty && name.count <= maximumLength && !name.hasPrefix(".")
            && name == Name.collapsingSpace(name)
            && name.unicodeScalars.allSatisfy { $0 != "/" && $0 != ":" && $0 != "\\" && isPrintable($0) }
    }

    /// A name like this one that is not taken: `laptop-2`.
    public static func other(than name: String, taken: Set<String> = []) -> String {
        var number = 2
        while true {
            let suffix = "-\(number)"
            let other = String(name.prefix(maximumLength - suffix.count)) + suffix
            if !taken.contains(other) { return other }
            number += 1
        }
    }

    /// The name that another one was made of because it was taken: `laptop` of `laptop-2`.
    public static func first(of name: String) -> String {
        guard let dash = name.lastIndex(of: "-"), Int(name[name.index(after: dash)...]) != nil else {
            return name
        }
        return String(name[..<dash])
    }

    /// The name of a host as the name of a device: `anna-laptop` of `anna-laptop.local`.
    public static func proposal(host: String) -> String {
        let first = host.prefix { $0 != "." }.prefix(maximumLength)
        return isValid(String(first)) ? String(first) : "laptop"
    }

    private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator:
            false
        default: true
        }
    }
}
