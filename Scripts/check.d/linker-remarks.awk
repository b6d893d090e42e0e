# Passes on what a build says, but for the linker's remarks about the toolchain's own static libraries.
#
# They cannot be silenced and ask for nothing: the program calls none of these. Exactly these are known;
# any other is passed on.

BEGIN {
    shared = " in statically linked applications requires at runtime the shared libraries" \
        " from the glibc version used for linking"
    known["Using 'dlopen'" shared]
    known["Using 'getgrgid_r'" shared]
    known["Using 'getgrnam_r'" shared]
    known["Using 'getpwnam_r'" shared]
    known["Using 'getpwuid_r'" shared]
    known["the use of `mktemp' is dangerous, better use `mkstemp' or `mkdtemp'"]
}

{
    remark = $0
    if (sub(/^.*\/swift_static\/.*: warning: /, "", remark) && remark in known) next
    print
    fflush()
}
