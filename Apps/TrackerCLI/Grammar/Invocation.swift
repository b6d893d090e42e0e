/// A valid command line: the command, its operands and options.
package struct Invocation: Equatable, Sendable {
    /// The command; nil if the line names none.
    package let command: CommandName?
    /// The words after the command's name, as typed.
    package var operands: [String]
    /// Whether the only operand is a `-` that stands for names on standard input.
    var readsNames = false
    /// The command's own options, as typed and in the given order.
    let options: [GivenOption]
    package let globals: GlobalOptions

    /// Whether only the version is requested; help takes precedence.
    var showsVersion: Bool { globals.showsVersion && command != .help }

    /// The value of an option; the last one if it is repeated, nil if it is absent.
    package func value(_ name: OptionName) -> String? {
        options.last { $0.name == name }?.value
    }

    /// The values of an option that may be given several times.
    func values(_ name: OptionName) -> [String] {
        options.filter { $0.name == name }.compactMap(\.value)
    }

    /// Whether one of the command's own options is given.
    package func has(_ name: OptionName) -> Bool {
        options.contains { $0.name == name }
    }

    /// The value of an option that allows only a type's raw values; nil if it is absent.
    package func choice<Choice: RawRepresentable<String>>(_ name: OptionName, _: Choice.Type) -> Choice? {
        value(name).flatMap(Choice.init(rawValue:))
    }
}
