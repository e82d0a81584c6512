/** Asks the server once more; resolves as a query does. */
export type Ask = () => Promise<{ error?: unknown }>;

interface Guest {
  /** Order on the page, ascending. */
  readonly place: number;
  readonly ask: Ask;
}

/**
 * Who on the page waits for the owner of the cabinet. Only the first of them asks again and again;
 * when somebody's wait is over, so is everybody's.
 */
export function createWaitingRoom() {
  const guests = new Set<Guest>();
  const listeners = new Set<() => void>();
  let announced = false;
  const changed = () => {
    for (const listener of listeners) listener();
  };
  return {
    /** Waits from now on; the returned function goes away again. */
    enter(guest: Guest): () => void {
      if (guests.size === 0) announced = false;
      guests.add(guest);
      changed();
      return () => {
        guests.delete(guest);
        changed();
      };
    },
    /** Somebody's wait is over: the others ask. True the first time, when that is worth saying. */
    leave(): boolean {
      const isNews = !announced;
      announced = true;
      if (isNews) for (const { ask } of guests) void ask();
      return isNews;
    },
    /** The first place that waits; Infinity when nobody does. */
    firstPlace: () => Math.min(...[...guests].map(({ place }) => place)),
    /** Calls back whenever somebody comes or goes; the returned function stops it. */
    subscribe(onChange: () => void): () => void {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
