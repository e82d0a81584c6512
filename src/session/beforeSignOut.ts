/*
 * What still has to reach the server before a user leaves on purpose: an unsaved draft, for example.
 * A session that ends in any other way can't wait for anybody.
 */

/** How long a sign-out waits for its last calls, in milliseconds. */
export const LAST_CALLS_MS = 3_000;

const lastCalls = new Set<() => Promise<unknown>>();

/** Has `call` made before a sign-out, as long as the returned function was not called. */
export function beforeSignOut(call: () => Promise<unknown>): () => void {
  lastCalls.add(call);
  return () => void lastCalls.delete(call);
}

/**
 * Makes the last calls, all at once. Null when there is nothing to wait for, which holds without a
 * network as well; never rejects, and never takes longer than `LAST_CALLS_MS`.
 */
export function makeLastCalls(): Promise<void> | null {
  if (lastCalls.size === 0 || !navigator.onLine) return null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, LAST_CALLS_MS);
  });
  // `async`, so that a call that throws at once is a rejection like the others.
  const made = Promise.allSettled([...lastCalls].map(async (call) => call()));
  return Promise.race([made, limit]).then(() => clearTimeout(timer));
}
