internal import TrackerDomain

/// A point in time in the format `2026-03-02T21:30:00Z`, with `Z` or an offset such as `+03:00`.
struct Moment {
    let secondsSince1970: Int64

    init?(_ text: String) {
        let bytes = Array(text.utf8)
        guard bytes.count <= 40, bytes.count >= 20, let day = Day(utf8: bytes[..<10]),
            bytes[10] == UInt8(ascii: "T"), let time = Moment.seconds(bytes[11..<19])
        else { return nil }
        var rest = bytes[19...]
        if rest.first == UInt8(ascii: ".") { rest = rest.dropFirst().drop { (0x30...0x39).contains($0) } }
        guard let offset = Moment.offset(rest) else { return nil }
        secondsSince1970 = Int64((day - .unixEpoch) * 86_400 + time - offset)
    }

    /// Reads `21:30:00`.
    private static func seconds(_ text: ArraySlice<UInt8>) -> Int? {
        let numbers = text.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false).map(number)
        guard numbers.count == 3, let hour = numbers[0], let minute = numbers[1], let second = numbers[2],
            hour < 24, minute < 60, second <= 60
        else { return nil }
        return hour * 3600 + minute * 60 + second
    }

    /// Reads `Z`, `+03:00` or `-0330`.
    private static func offset(_ text: ArraySlice<UInt8>) -> Int? {
        if text.elementsEqual([UInt8(ascii: "Z")]) { return 0 }
        guard let sign = text.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") else {
            return nil
        }
        let digits = text.dropFirst().filter { $0 != UInt8(ascii: ":") }
        guard digits.count == 4, let hours = number(digits[..<2]), let minutes = number(digits[2...]),
            hours < 24, minutes < 60
        else { return nil }
        return (hours * 3600 + minutes * 60) * (sign == UInt8(ascii: "-") ? -1 : 1)
    }

    private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
        guard digits.count == 2, digits.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
        return digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    }
}

extension Day {
    /// The day in UTC of a time; nil outside the years that are known.
    init?(millisecondsSince1970 milliseconds: Int) {
        let whole = milliseconds / 86_400_000
        let day = Day.unixEpoch + (milliseconds < whole * 86_400_000 ? whole - 1 : whole)
        guard day.isValid else { return nil }
        self = day
    }
}
