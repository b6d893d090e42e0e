/// The forms of a Russian noun with a number.
public struct RussianPlural: Hashable, Sendable {
    public let one: String
    public let few: String
    public let many: String

    public init(one: String, few: String, many: String) {
        self.one = one
        self.few = few
        self.many = many
    }

    /// The form for a whole number (CLDR: `one` for 1, 21, 101; `few` for 2–4, 22–24; `many` for 0, 5–20, 11–14).
    public func form(for count: Int) -> String {
        let tens = count.magnitude % 100
        let ones = count.magnitude % 10
        if (11...14).contains(tens) { return many }
        return switch ones {
        case 1: one
        case 2...4: few
        default: many
        }
    }
}
