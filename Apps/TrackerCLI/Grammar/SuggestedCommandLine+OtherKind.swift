import TrackerDomain

extension SuggestedCommandLine {
    /// Suggests the same action on a category that was named in place of a tracker, or the reverse.
    init?(otherKind reference: EditError.Reference, in line: ArgumentLine) {
        guard let other = reference.other else { return nil }
        let parts = Parts(line)
        let options = line.options.filter { option in
            OptionTable.everywhere.contains { $0.name == option.name }
        }
        let meant: SuggestedCommandLine?
        switch (other, line.match.name) {
        case (.category(let name), .edit?):
            let newName = line.options.last { $0.name == .name }?.value ?? "…"
            meant = SuggestedCommandLine(["category", "rename", name, newName], options)
        case (.category(let name), .delete?):
            meant = SuggestedCommandLine(["category", "delete", name], options)
        case (.category(let name), .move?) where parts.operands.first == reference.text:
            meant = SuggestedCommandLine(["category", "move", name], line.options)
        case (.category(let name), .log?):
            meant = SuggestedCommandLine(["log"], [GivenOption(.category, name)] + line.options)
        case (.category(let name), _):
            meant = SuggestedCommandLine(["list"], [GivenOption(.category, name)] + options)
        case (.tracker(let name), .categoryRename?):
            let newName = parts.operands.dropFirst().first.map { [GivenOption(.name, $0)] } ?? []
            meant = SuggestedCommandLine(["edit", name], newName + options)
        case (.tracker(let name), .categoryDelete?): meant = SuggestedCommandLine(["delete", name], options)
        case (.tracker(let name), .categoryMove?) where parts.operands.first == reference.text:
            meant = SuggestedCommandLine(["move", name], line.options)
        case (.tracker(let name), .log?):
            meant = SuggestedCommandLine(["log", name], line.options.filter { $0.name != .category })
        case (.tracker(let name), _): meant = SuggestedCommandLine(["show", name], options)
        }
        guard let meant else { return nil }
        self = meant
        isForOtherKind = true
    }
}
