internal import TrackerDomain

/// A weekday as version 1 numbers them: 1 = Sunday to 7 = Saturday.
struct SundayFirstWeekday: Decodable {
    let weekday: Weekday

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let number = try container.decode(Int.self)
        guard (1...7).contains(number), let weekday = Weekday(rawValue: (number + 5) % 7) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "no weekday")
        }
        self.weekday = weekday
    }
}
