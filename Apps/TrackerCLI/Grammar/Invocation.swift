/// A command line that says something: which command, on what, how.
package struct Invocation: Equatable, Sendable {
    /// The command; nil when the line names none.
    package let command: CommandName?
    /// The words after the command's name, as typed.
    package let operands: [String]
    /// The command's own options, as typed and in the order given.
    let options: [GivenOption]
    package let globals: GlobalOptions

    /// Whether the version alone is asked for; help wins over it.
    var showsVersion: Bool { globals.showsVersion && command != .help }

    /// The value of an option; the last one where it is repeated, nil where it is absent.
    package func value(_ name: OptionName) -> String? {
        options.last { $0.name == name }?.value
    }

    /// Whether one of the command's own options is there.
    package func has(_ name: OptionName) -> Bool {
        options.contains { $0.name == name }
    }

    /// An option whose value is one of a type's fixed words; nil where it is absent.
    package func choice<Choice: RawRepresentable<String>>(_ name: OptionName, _: Choice.Type) -> Choice? {
        value(name).flatMap(Choice.init(rawValue:))
    }
}
