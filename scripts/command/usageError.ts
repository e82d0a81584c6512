/** A wrong argument or setting; the message says in one line what is expected. */
export class UsageError extends Error {}

/** How a command ends that could not do its work, by a wrong setting or otherwise. */
export const COULD_NOT_RUN = 2;
