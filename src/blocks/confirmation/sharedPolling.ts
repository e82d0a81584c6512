/** Asks the server once more; resolves as a query does. */
export type Refetch = () => Promise<{ error?: unknown }>;

interface Poller {
  /** Order on the page, ascending. */
  readonly order: number;
  readonly refetch: Refetch;
}

/**
 * The parts of a page that wait for one event, the confirmation by the owner. Only the first of them
 * polls; when it sees the event, the others refetch once.
 */
export function createSharedPolling() {
  const pollers = new Set<Poller>();
  const listeners = new Set<() => void>();
  let isFinished = false;
  const notify = () => {
    for (const listener of listeners) listener();
  };
  return {
    /** Waits from now on; the returned function ends that. */
    add(poller: Poller): () => void {
      if (pollers.size === 0) isFinished = false;
      pollers.add(poller);
      notify();
      return () => {
        pollers.delete(poller);
        notify();
      };
    },
    /** One part has seen the event: the rest refetch. True for the first to say so. */
    finish(): boolean {
      const isFirst = !isFinished;
      isFinished = true;
      if (isFirst) for (const { refetch } of pollers) void refetch();
      return isFirst;
    },
    /** The order of the part that polls; Infinity where no part waits. */
    activeOrder: () => Math.min(...[...pollers].map(({ order }) => order)),
    /** Calls back when the parts change; the returned function stops it. */
    subscribe(onChange: () => void): () => void {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
