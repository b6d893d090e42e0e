import TestKit
import TrackerExchange

/// A JSON Schema of `Tests/Schemas`, as far as those use the language.
///
/// Beyond the standard, the keys of an object must come in the order of `properties`: it is part of the interface.
struct JSONSchema {
    private let root: ParsedJSON

    init(named name: String) throws {
        let bytes = try FileBytes.read("\(Self.folder)/\(name)\(Self.ending)")
        root = try ParsedJSON(String(decoding: bytes, as: UTF8.self))
    }

    /// The names of all schemas.
    static var names: [String] {
        FileTree.paths(under: folder).filter { $0.hasSuffix(ending) }.map {
            String($0.dropLast(ending.count))
        }
    }

    private static let ending = ".schema.json"
    private static var folder: String {
        let tests = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
        return tests.joined(separator: "/") + "/Schemas"
    }

    /// What does not fit, each with the path to it; empty for a valid document.
    func violations(in document: ParsedJSON) -> [String] {
        check(document, against: root, at: "$")
    }

    /// The keys in their order; without the version and warnings, which every document may have.
    var keys: [DocumentKey] {
        Self.keys(of: root).filter { $0.name != "schemaVersion" && $0.name != "warnings" }
    }

    private static func keys(of schema: ParsedJSON) -> [DocumentKey] {
        let required = required(by: schema)
        var keys = (schema["properties"]?.members ?? []).map {
            DocumentKey($0.key, isOptional: !required.contains($0.key), shape(of: $0.value))
        }
        let kinds = (schema["anyOf"]?.items ?? []).map(Self.keys).filter { !$0.isEmpty }
        for key in kinds.joined() where !keys.contains(where: { $0.name == key.name }) {
            let alike = kinds.joined().filter { $0.name == key.name }
            keys.append(
                DocumentKey(
                    key.name, isOptional: alike.count < kinds.count || alike.contains(where: \.isOptional),
                    alike.map(\.shape).first { $0 != .plain } ?? .plain))
        }
        return keys
    }

    private static func shape(of schema: ParsedJSON) -> DocumentKey.Shape {
        if schema["type"] == .string("array"), let items = schema["items"] {
            let keys = keys(of: items)
            return keys.isEmpty ? .plain : .list(keys)
        }
        let keys = keys(of: schema)
        return keys.isEmpty ? .plain : .object(keys)
    }

    private static func required(by schema: ParsedJSON) -> [String] {
        schema["required"]?.items.compactMap(\.string) ?? []
    }

    /// The lists of required keys that are not in the order of the properties.
    var requiredOutOfOrder: [[String]] { Self.requiredOutOfOrder(in: root) }

    private static func requiredOutOfOrder(in schema: ParsedJSON) -> [[String]] {
        let (required, properties) = (required(by: schema), schema["properties"])
        let parts =
            (properties?.members.map(\.value) ?? []) + [schema["items"]].compactMap(\.self)
            + (schema["anyOf"]?.items ?? [])
        let isInOrder = required == (properties?.keys ?? []).filter(required.contains)
        return (isInOrder ? [] : [required]) + parts.flatMap(requiredOutOfOrder)
    }

    /// The only words that a value may be: `key` is the name of a property wherever it stands.
    ///
    /// One list for each such property that has an `enum`, be it of the value itself or of its items.
    func words(of key: String) -> [[String]] { Self.words(of: key, in: root) }

    private static func words(of key: String, in schema: ParsedJSON) -> [[String]] {
        let nested =
            (schema["properties"]?.members ?? []).flatMap { member in
                let words = member.value["enum"] ?? member.value["items"]?["enum"]
                let own = member.key == key ? words.map { [$0.items.compactMap(\.string)] } : nil
                return (own ?? []) + self.words(of: key, in: member.value)
            }
        let inner = [schema["items"]].compactMap(\.self) + (schema["anyOf"]?.items ?? [])
        let definitions = schema["$defs"]?.members.map(\.value) ?? []
        return nested + (inner + definitions).flatMap { words(of: key, in: $0) }
    }

    private func check(_ value: ParsedJSON, against schema: ParsedJSON, at path: String) -> [String] {
        if let reference = schema["$ref"]?.string {
            guard let definition = root["$defs"]?[String(reference.dropFirst("#/$defs/".count))] else {
                return ["\(path): no definition \(reference)"]
            }
            return check(value, against: definition, at: path)
        }
        if let choices = schema["anyOf"]?.items {
            let fits = choices.contains { check(value, against: $0, at: path).isEmpty }
            return fits ? [] : ["\(path): fits none of the alternatives"]
        }
        var violations: [String] = []
        if let constant = schema["const"], constant != value { violations.append("\(path): not \(constant)") }
        if let allowed = schema["enum"]?.items, !allowed.contains(value) {
            violations.append("\(path): \(value) is not among the allowed values")
        }
        if let type = schema["type"]?.string, !fits(value, type) {
            violations.append("\(path): not of type \(type)")
        }
        if let format = schema["format"]?.string, !fits(value, format: format) {
            violations.append("\(path): \(value) is no \(format)")
        }
        if let items = schema["items"] {
            for (index, item) in value.items.enumerated() {
                violations += check(item, against: items, at: "\(path)[\(index)]")
            }
        }
        if let properties = schema["properties"] {
            violations += checkMembers(of: value, properties, required: schema["required"], at: path)
        }
        return violations
    }

    private func checkMembers(
        of value: ParsedJSON, _ properties: ParsedJSON, required: ParsedJSON?, at path: String
    ) -> [String] {
        guard case .object(let members) = value else { return [] }
        let known = properties.keys
        let present = members.map(\.key)
        var violations = present.filter { !known.contains($0) }.map { "\(path): unknown key \($0)" }
        violations += (required?.items.compactMap(\.string) ?? []).filter { !present.contains($0) }
            .map { "\(path): no key \($0)" }
        if present != known.filter(present.contains) {
            violations.append("\(path): keys out of order: \(present)")
        }
        for member in members {
            guard let schema = properties[member.key] else { continue }
            violations += check(member.value, against: schema, at: "\(path).\(member.key)")
        }
        return violations
    }

    private func fits(_ value: ParsedJSON, _ type: String) -> Bool {
        switch value {
        case .null: type == "null"
        case .bool: type == "boolean"
        case .number(let text): type == "number" || type == "integer" && Int(text) != nil
        case .string: type == "string"
        case .array: type == "array"
        case .object: type == "object"
        }
    }

    private func fits(_ value: ParsedJSON, format: String) -> Bool {
        guard let text = value.string else { return true }
        func isDigits(_ part: Substring, _ count: Int) -> Bool {
            part.utf8.count == count && part.utf8.allSatisfy { (48...57).contains($0) }
        }
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        switch format {
        case "date":
            return parts.count == 3 && isDigits(parts[0], 4) && isDigits(parts[1], 2) && isDigits(parts[2], 2)
        case "uuid":
            return parts.map(\.utf8.count) == [8, 4, 4, 4, 12]
                && text.utf8.allSatisfy { "0123456789ABCDEF-".utf8.contains($0) }
        default: return false
        }
    }
}
