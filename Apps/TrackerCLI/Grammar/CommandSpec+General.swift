extension CommandSpec {
    /// Whether an option that is understood everywhere changes something about this command.
    ///
    /// Only these are shown in the command's help and offered first; the rest suit every command alike.
    package func profits(from option: OptionName) -> Bool {
        switch option {
        case .json: hasJSON
        case .plain: hasJSON && effect == .reads
        case .dryRun, .quiet: effect != .reads
        case .yes, .noInput: asks
        default: false
        }
    }
}
