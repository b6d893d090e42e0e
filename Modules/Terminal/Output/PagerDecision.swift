/// Decides what shows text that is longer than the screen.
package enum PagerDecision {
    /// Silent where there is no less; a page is enough for what fits one, and the text stays when it is left.
    static let standard = "command -v less >/dev/null || exit 127; exec less -FIRX"

    /// What is written is UTF-8, whatever the locale: a less in one that is not generated shows `<E2><94><80>` for a frame.
    private static let characterSet = #": "${LESSCHARSET=utf-8}"; export LESSCHARSET; "#

    /// A command for the shell; nil where the text is simply to be written.
    ///
    /// The first that is set of the program's own variable and `PAGER` decides; an empty one, and `cat`, mean none. A terminal
    /// that cannot move its cursor has no use for pages.
    package static func command(own: String, environment: (String) -> String?) -> String? {
        let term = environment("TERM") ?? ""
        guard !term.isEmpty, term != "dumb" else { return nil }
        let named = environment(own) ?? environment("PAGER") ?? standard
        return named.allSatisfy { $0 == " " } || named == "cat" ? nil : characterSet + named
    }
}
