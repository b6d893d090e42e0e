/// Decides which signs an output can show.
package enum GlyphDecision {
    /// ASCII if asked for, and where the locale does not name UTF-8 (C, POSIX and no locale at all included).
    ///
    /// The locale is the first non-empty of LC_ALL, LC_CTYPE, LANG.
    package static func glyphs(
        asksForASCII: Bool, environment: (String) -> String?
    ) -> GlyphSet {
        guard !asksForASCII else { return .ascii }
        for name in ["LC_ALL", "LC_CTYPE", "LANG"] {
            if let locale = environment(name), !locale.isEmpty {
                return namesUTF8(locale) ? .unicode : .ascii
            }
        }
        return .ascii
    }

    /// "ru_RU.UTF-8", "en_US.utf8@euro", and macOS's bare "UTF-8".
    private static func namesUTF8(_ locale: String) -> Bool {
        let charset = locale.split(separator: "@").first?.split(separator: ".").last ?? ""
        let letters = charset.lowercased().filter { $0 != "-" }
        return letters == "utf8"
    }
}
