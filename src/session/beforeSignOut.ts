/**
 * What still has to reach the server before a user leaves on purpose: an unsaved draft, for example. A
 * call never rejects, knows how long a sign-out may wait for it, and does not end for a second
 * sign-out while the first one waits. A session that ends in any other way does not wait.
 */
export const lastCalls = new Set<() => Promise<unknown>>();
