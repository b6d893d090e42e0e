/// Any value of a property list but dates and data, decoded the same way by every decoder.
indirect enum AnyValue: Hashable, Decodable {
    case boolean(Bool)
    case integer(Int64)
    case real(Double)
    case text(String)
    case array([AnyValue])
    case dictionary([String: AnyValue])

    init(from decoder: any Decoder) throws {
        if let container = try? decoder.container(keyedBy: AnyKey.self) {
            var values: [String: AnyValue] = [:]
            for key in container.allKeys {
                values[key.stringValue] = try container.decode(AnyValue.self, forKey: key)
            }
            self = .dictionary(values)
            return
        }
        if var container = try? decoder.unkeyedContainer() {
            var values: [AnyValue] = []
            while !container.isAtEnd { values.append(try container.decode(AnyValue.self)) }
            self = .array(values)
            return
        }
        let container = try decoder.singleValueContainer()
        if let flag = try? container.decode(Bool.self) {
            self = .boolean(flag)
        } else if let text = try? container.decode(String.self) {
            self = .text(text)
        } else if let number = try? container.decode(Int64.self) {
            self = .integer(number)
        } else {
            self = .real(try container.decode(Double.self))
        }
    }
}

struct AnyKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}
