import TrackerExchange

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension JSON {
    /// What our reader makes of a document.
    init(read text: String) throws(ImportFault) {
        try self.init(read: Array(text.utf8))
    }

    init(read bytes: [UInt8]) throws(ImportFault) {
        try self.init(JSONTape(bytes, file: "a.json").root)
    }

    private init(_ element: JSONElement) throws(ImportFault) {
        if element.isObject {
            var members: [Member] = []
            for member in try element.members {
                members.append(Member(key: member.key, value: try JSON(member.value)))
            }
            self = .object(members)
        } else if element.isArray {
            var items: [JSON] = []
            for item in try element.items { items.append(try JSON(item)) }
            self = .array(items)
        } else if element.isText {
            self = .string(try element.text)
        } else if element.isNumber {
            guard let number = try element.number else { throw element.fault }
            self =
                number.digits == 0
                ? .int(number.scaled) : .decimal(scaled: number.scaled, digits: number.digits)
        } else if let flag = try? element.flag {
            self = .bool(flag)
        } else {
            self = .null
        }
    }

    /// What Foundation makes of it, the reference.
    init(foundation bytes: [UInt8]) throws {
        self = try JSONDecoder().decode(FoundationJSON.self, from: Data(bytes)).value
    }

    /// The value with the members of objects in the order of their keys, in which Foundation does not keep them.
    var sorted: JSON {
        switch self {
        case .null, .bool, .int, .decimal, .string: self
        case .array(let items): .array(items.map(\.sorted))
        case .object(let members):
            .object(
                members.map { Member(key: $0.key, value: $0.value.sorted) }
                    .sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) })
        }
    }
}

private struct FoundationJSON: Decodable {
    let value: JSON

    init(from decoder: any Decoder) throws {
        if let container = try? decoder.container(keyedBy: AnyKey.self) {
            value = .object(
                try container.allKeys.map {
                    JSON.Member(
                        key: $0.stringValue,
                        value: try container.decode(FoundationJSON.self, forKey: $0).value)
                })
            return
        }
        if var container = try? decoder.unkeyedContainer() {
            var items: [JSON] = []
            while !container.isAtEnd { items.append(try container.decode(FoundationJSON.self).value) }
            value = .array(items)
            return
        }
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            value = .null
        } else if let flag = try? container.decode(Bool.self) {
            value = .bool(flag)
        } else if let text = try? container.decode(String.self) {
            value = .string(text)
        } else if let number = try? container.decode(Int.self) {
            value = .int(number)
        } else {
            let hundredths = try container.decode(Double.self) * 100
            let (tens, rest) = Int(hundredths.rounded()).quotientAndRemainder(dividingBy: 10)
            value =
                rest == 0 ? .decimal(scaled: tens, digits: 1) : .decimal(scaled: tens * 10 + rest, digits: 2)
        }
    }

    private struct AnyKey: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }
}
