import { type Objection, shown } from "./objection.ts";

/** Variables that programs read and that make none of them run anything. */
const harmless =
  /^(?:LANG|LANGUAGE|LC_[A-Z]+|TZ|CI|NO_COLOR|FORCE_COLOR|CLICOLOR|COLUMNS|LINES|NODE_ENV|RUST_BACKTRACE)$/;

/** Lower-case names that mean something to programs after all. */
const meaningful = /^(?:.*_proxy|npm_.*|histchars|auto_resume)$/;

/**
 * Setting a variable of the shell. Names in capitals belong to programs and to bash itself (PATH, IFS, PS4, BASH_ENV, LD_PRELOAD,
 * PAGER ...), and many of those decide what runs.
 */
export function objectionToVariable(name: string): Objection | null {
  return /^[a-z_][a-z0-9_]*$/.test(name) && !meaningful.test(name)
    ? null
    : {
        rule: "variable",
        what: `the variable ${shown(name)} may not be set (only names in lower case may)`,
      };
}

/** Setting a variable of the environment of a command. */
export function objectionToEnvironment(name: string): Objection | null {
  return harmless.test(name)
    ? null
    : {
        rule: "variable",
        what: `the variable ${shown(name)} may not be set for a command`,
      };
}
