/// A unit of length, volume, weight or time, whose amounts can be converted into others of its kind.
package struct MeasuredUnit: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case length, volume, weight, time
        /// Cups, pints and gallons: their sizes in liters differ by country.
        case vessels
    }

    package static let (meter, kilometer) = (MeasuredUnit(.length, 10_000), MeasuredUnit(.length, 10_000_000))
    package static let (second, minute, hour) = (
        MeasuredUnit(.time, 1), MeasuredUnit(.time, 60), MeasuredUnit(.time, 3600)
    )

    let kind: Kind
    /// The unit in a part of which all units of its kind are multiples.
    let size: Int

    /// Returns nil for a unit that no other can be converted into: steps, pages, none.
    package init?(_ unit: String) {
        let singular = Unit.singular(unit).flatMap { Self.named[$0] }
        guard let known = Self.named[FoldedName(unit)] ?? singular else { return nil }
        self = known
    }

    private init(_ kind: Kind, _ size: Int) { (self.kind, self.size) = (kind, size) }

    /// True if amounts go by whole units.
    var isCounted: Bool { kind == .vessels }

    private static let named: [FoldedName: MeasuredUnit] = {
        let rows: [(Kind, Int, String)] = [
            // In tenths of a millimeter.
            (.length, 10, "mm millimeter millimetre мм миллиметр миллиметра миллиметров"),
            (.length, 100, "cm centimeter centimetre см сантиметр сантиметра сантиметров"),
            (.length, meter.size, "m meter metre м метр метра метров"),
            (.length, kilometer.size, "km kilometer kilometre км километр километра километров"),
            (.length, 3048, "ft foot feet фут фута футы футов"),
            (.length, 9144, "yd yard ярд ярда ярды ярдов"),
            (.length, 16_093_440, "mi mile миля мили миль милю"),
            (.volume, 1, "ml milliliter millilitre мл миллилитр миллилитра миллилитров"),
            (.volume, 10, "cl"), (.volume, 100, "dl"),
            (.volume, 1000, "l liter litre л литр литра литров"),
            // A gram has 1,600,000 parts, so that an ounce of 28.349523125 g has a whole number of them.
            (.weight, 1_600_000, "g gram г грамм грамма граммов"),
            (.weight, 1_600_000_000, "kg kilo kilogram кг кило килограмм килограмма килограммов"),
            (.weight, 45_359_237, "oz ounce унция унции унций унцию"),
            (.weight, 725_747_792, "lb pound фунт фунта фунты фунтов"),
            (.vessels, 1, "cup чашка чашки чашек чашку"), (.vessels, 2, "pint пинта пинты пинт пинту"),
            (.vessels, 16, "gallon галлон галлона галлоны галлонов"),
            (.time, second.size, "s sec second с сек секунда секунды секунд"),
            (.time, minute.size, "min minute мин минута минуты минут"),
            (.time, hour.size, "h hr hour ч час часа часов"),
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
    /// True if both mean the same without conversion: case is ignored, a final s of one of them, and the ending of a
    /// Russian word.
    static func areEqual(_ one: String, _ other: String) -> Bool {
        let (folded, foldedOther) = (FoldedName(one), FoldedName(other))
        return folded == foldedOther || singular(one) == foldedOther || singular(other) == folded
            || stem(one).map { $0 == stem(other) } ?? false
    }

    /// A unit without the ending that goes with a number: «стакан» of «стаканов», "glass" of "glasses"; nil for short ones.
    private static func stem(_ unit: String) -> String? {
        let word = Name.collapsingSpace(unit).lowercased()
        let ending =
            ["ses", "xes", "hes", "ов", "ев", "ей", "а", "я", "ы", "и", "у", "ю", "ь"]
            .first { word.hasSuffix($0) } ?? ""
        let stem = word.dropLast(ending.hasSuffix("es") ? 2 : ending.count)
        return stem.count > 2 ? String(stem) : nil
    }

    /// A unit without its final s; nil without one, and for what might be another unit, such as ms.
    static func singular(_ unit: String) -> FoldedName? {
        let unit = Name.collapsingSpace(unit)
        return unit.lowercased().hasSuffix("s") && unit.count > 2 ? FoldedName(String(unit.dropLast())) : nil
    }
}
