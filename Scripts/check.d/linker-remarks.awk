# Passes on what a build says, but for the linker's remark about the toolchain's own static library.
#
# It cannot be silenced and asks for nothing: the program never calls it. Exactly this is known; any other
# is passed on.

BEGIN {
    known["Using 'dlopen' in statically linked applications requires at runtime the shared libraries" \
        " from the glibc version used for linking"]
}

{
    remark = $0
    if (sub(/^.*\/swift_static\/.*: warning: /, "", remark) && remark in known) next
    print
    fflush()
}
