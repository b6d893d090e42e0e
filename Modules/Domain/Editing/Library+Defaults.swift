extension Library {
    /// The palette's emoji that the fewest trackers have; the first in its order on a tie.
    public var leastUsedEmoji: String {
        leastUsed(of: Emoji.palette, by: \.emoji) ?? Emoji.palette[0]
    }

    /// The colour that the fewest trackers have; the first in the palette's order on a tie.
    public var leastUsedColor: PaletteColor {
        leastUsed(of: PaletteColor.all, by: \.color) ?? PaletteColor.all[0]
    }

    private func leastUsed<Value: Hashable>(
        of palette: [Value], by field: KeyPath<Tracker, Value>
    ) -> Value? {
        let uses = Dictionary(grouping: trackers) { $0[keyPath: field] }.mapValues(\.count)
        return palette.min { uses[$0, default: 0] < uses[$1, default: 0] }
    }
}
