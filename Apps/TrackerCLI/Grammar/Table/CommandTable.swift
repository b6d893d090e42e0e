/// Every command of the program, one entry each, in the files of this folder.
///
/// The entries are lazy: a run builds that of its own command alone.
package enum CommandTable {}
