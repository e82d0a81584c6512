/**
 * What still has to reach the server before a user leaves on purpose: an unsaved draft, for example. A
 * call never rejects and knows how long a sign-out may wait for it. A session that ends in any other
 * way waits for nobody.
 */
export const lastCalls = new Set<() => Promise<unknown>>();
