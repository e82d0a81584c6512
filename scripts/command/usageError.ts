/** A wrong argument or setting; the one-line message names the expected value. */
export class UsageError extends Error {}

/** Exit code of a command that could not run, because of a wrong setting or another reason. */
export const COULD_NOT_RUN = 2;
