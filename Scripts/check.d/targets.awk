# Prints each target of a manifest: a line of its folder alone, then one of its folder, a tab and an
# excluded entry for each of these.

{
    sub(/(^|[ \t])\/\/.*/, "")
    text = text " " $0
}

END {
    count = split(text, targets, /\.(target|executableTarget|testTarget)\(/)
    for (i = 2; i <= count; i++) {
        if (!match(targets[i], /path: *"[^"]*"/)) continue
        folder = substr(targets[i], RSTART, RLENGTH)
        gsub(/^path: *"|"$/, "", folder)
        print folder
        if (!match(targets[i], /exclude: *\[[^]]*\]/)) continue
        entries = substr(targets[i], RSTART, RLENGTH)
        while (match(entries, /"[^"]*"/)) {
            print folder "\t" substr(entries, RSTART + 1, RLENGTH - 2)
            entries = substr(entries, RSTART + RLENGTH)
        }
    }
}
