# Prints which folders of one module name each other's types: "A B: names of B in A; names of A in B", a line a pair.
# A folder is that of a module's first level; a type that several files declare belongs to none.
FNR == 1 {
    count = split(FILENAME, parts, "/")
    room = parts[1] "/" parts[2] (count > 3 ? "/" parts[3] : "")
    file++
    rooms[file] = room
}
{
    line = $0
    gsub(/"([^"\\]|\\.)*"/, "", line)
    sub(/\/\/.*/, "", line)
    head = line
    while (sub(/^(public|package|internal|fileprivate|private|final|indirect|nonisolated|@[A-Za-z]+(\([^)]*\))?) +/, "", head)) {}
    if (head ~ /^(struct|class|enum|protocol|actor|typealias) +[A-Z]/) {
        split(head, words, /[^A-Za-z0-9_]+/)
        if (words[2] in home && home[words[2]] != file) home[words[2]] = 0
        else if (!(words[2] in home)) home[words[2]] = file
    }
    count = split(line, words, /[^A-Za-z0-9_]+/)
    for (i = 1; i <= count; i++) if (words[i] ~ /^[A-Z]/) uses[file, words[i]] = 1
}
END {
    for (use in uses) {
        split(use, key, SUBSEP)
        if (!(key[2] in home) || !(owner = home[key[2]])) continue
        from = rooms[key[1]]
        to = rooms[owner]
        if (from == to) continue
        split(from, a, "/")
        split(to, b, "/")
        if (a[2] != b[2] || (from, to, key[2]) in seen) continue
        seen[from, to, key[2]] = 1
        names[from, to] = names[from, to] " " key[2]
    }
    for (pair in names) {
        split(pair, key, SUBSEP)
        if (key[1] < key[2] && (key[2], key[1]) in names)
            print key[1] " " key[2] ":" names[key[1], key[2]] ";" names[key[2], key[1]]
    }
}
