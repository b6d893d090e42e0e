internal import TrackerPresentation

/// A number or a word of a date, and what stands before it.
struct DatePart {
    let gap: [UInt8]
    /// In lower case; empty for a number.
    let word: String
    /// Nil for a word.
    let number: Int?
    let digits: Int

    /// The numbers and words of a text, whatever divides them.
    static func all(of text: some Collection<UInt8>) -> [DatePart] {
        func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
        func isLetter(_ byte: UInt8) -> Bool { byte >= 0x80 || (0x61...0x7A).contains(byte | 0x20) }
        var parts: [DatePart] = []
        var (gap, rest): ([UInt8], ArraySlice<UInt8>) = ([], Array(text)[...])
        while let byte = rest.first {
            // A blank that breaks no line, in UTF-8.
            if rest.starts(with: [0xC2, 0xA0]) {
                gap.append(UInt8(ascii: " "))
                rest = rest.dropFirst(2)
                continue
            }
            guard isDigit(byte) || isLetter(byte) else {
                gap.append(byte == UInt8(ascii: "\t") ? UInt8(ascii: " ") : byte)
                rest = rest.dropFirst()
                continue
            }
            let isNumber = isDigit(byte)
            let run = rest.prefix { isNumber ? isDigit($0) : isLetter($0) && $0 != 0xC2 }
            // No letter that a date has begins with this byte.
            guard !run.isEmpty else { return [] }
            let number = isNumber ? run.prefix(9).reduce(0) { $0 * 10 + Int($1 & 0xF) } : nil
            let word = isNumber ? "" : String(decoding: run, as: UTF8.self).lowercased()
            parts.append(DatePart(gap: gap, word: word, number: number, digits: isNumber ? run.count : 0))
            (gap, rest) = ([], rest[run.endIndex...])
        }
        if gap.contains(where: { !" .,;)]".utf8.contains($0) }) { return [] }
        return parts
    }

    var isWeekday: Bool { WeekdayWord.weekday(word) != nil }

    /// True for what may stand behind the number of a day: 22nd.
    var isOrdinal: Bool { ["st", "nd", "rd", "th"].contains(word) }

    /// The sign between two numbers, with blanks beside it or not; a blank for blanks and commas alone.
    var divider: UInt8? {
        let signs = gap.filter { $0 != UInt8(ascii: " ") }
        switch signs.count {
        case 0: return gap.isEmpty ? nil : UInt8(ascii: " ")
        case 1 where signs[0] == UInt8(ascii: ","): return UInt8(ascii: " ")
        case 1 where "-/.".utf8.contains(signs[0]): return signs[0]
        default: return nil
        }
    }

    /// True if signs as between the parts of a date stand before it.
    var isDivided: Bool { gap.allSatisfy { " ,.-/".utf8.contains($0) } }
}

/// What may stand behind the parts of a date: a weekday, a time and a zone.
struct DateTail {
    var hasZone = false

    /// Nil for anything else: `5 km`, `Run`.
    ///
    /// - Parameter isCompact: Whether the date is in one piece, as its time may be.
    init?(_ parts: ArraySlice<DatePart>, isCompact: Bool) {
        var (hasTime, isName) = (false, false)
        for (index, part) in zip(parts.indices, parts) {
            // The name of a zone: (Central European Time), [Europe/Berlin].
            if hasTime, part.gap.contains(where: { "([".utf8.contains($0) }) {
                isName = true
                hasZone = true
            }
            if isName { continue }
            guard part.gap.allSatisfy({ " ,.:+-".utf8.contains($0) }) else { return nil }
            let next = parts.dropFirst(index - parts.startIndex + 1).first
            if part.number != nil {
                let isHour =
                    next.map { $0.gap == [UInt8(ascii: ":")] || ["am", "pm", "a", "p"].contains($0.word) }
                    ?? false
                let isFirst = index == parts.startIndex
                let isAfterT = !isFirst && parts[index - 1].word == "t"
                let isPiece = isFirst && isCompact && [4, 6].contains(part.digits)
                let isLater = hasTime && part.gap.last.map { ":+-.".utf8.contains($0) } ?? false
                // Any other number is an amount.
                guard isHour || isAfterT || isPiece || isLater else { return nil }
                if isLater, let sign = part.gap.last, "+-".utf8.contains(sign) { hasZone = true }
                hasTime = true
            } else if ["z", "utc", "gmt"].contains(part.word) {
                guard hasTime else { return nil }
                hasZone = true
            } else if ["am", "pm", "a", "p", "m"].contains(part.word) {
                guard hasTime else { return nil }
            } else if !["t", "at", "г", "года", "в"].contains(part.word), !part.isWeekday {
                return nil
            }
        }
    }
}
