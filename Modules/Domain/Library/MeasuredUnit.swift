/// A unit of length, volume, weight or time, whose amounts can be converted into others of its kind.
struct MeasuredUnit: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case length, volume, weight, time
    }

    let kind: Kind
    /// The unit in the smallest one of its kind.
    let size: Int

    /// Returns nil for a unit that no other can be converted into: steps, pages, none.
    init?(_ unit: String) {
        let singular = Unit.singular(unit).flatMap { Self.named[$0] }
        guard let known = Self.named[FoldedName(unit)] ?? singular else { return nil }
        self = known
    }

    private init(_ kind: Kind, _ size: Int) { (self.kind, self.size) = (kind, size) }

    private static let named: [FoldedName: MeasuredUnit] = {
        let rows: [(Kind, Int, String)] = [
            (.length, 1, "mm мм"), (.length, 10, "cm см"), (.length, 1000, "m м"),
            (.length, 1_000_000, "km км"),
            (.volume, 1, "ml мл"), (.volume, 10, "cl"), (.volume, 100, "dl"),
            (.volume, 1000, "l liter litre л литр литра литров"),
            (.weight, 1, "g г"), (.weight, 1000, "kg кг"),
            (.time, 1, "s sec second с сек секунда секунды секунд"),
            (.time, 60, "min minute мин минута минуты минут"), (.time, 3600, "h hr hour ч час часа часов"),
        ]
        var named: [FoldedName: MeasuredUnit] = [:]
        for (kind, size, names) in rows {
            for name in names.split(separator: " ") {
                named[FoldedName(String(name))] = MeasuredUnit(kind, size)
            }
        }
        return named
    }()
}

/// Units as people type them.
enum Unit {
    /// True if both mean the same without conversion: case is ignored, and a final s of one of them.
    static func areEqual(_ one: String, _ other: String) -> Bool {
        let (folded, foldedOther) = (FoldedName(one), FoldedName(other))
        return folded == foldedOther || singular(one) == foldedOther || singular(other) == folded
    }

    /// A unit without its final s; nil without one, and for what might be another unit, such as ms.
    static func singular(_ unit: String) -> FoldedName? {
        let unit = Name.collapsingSpace(unit)
        return unit.lowercased().hasSuffix("s") && unit.count > 2 ? FoldedName(String(unit.dropLast())) : nil
    }
}
