/** Work that is done while no call waits for this process. */
export interface CheckQueue<T> {
  push: (item: T) => void;
  /** A call has begun or ended: while one is under way, nothing is worked on. */
  busy: (change: 1 | -1) => void;
  /** Works off what is left. */
  drain: () => Promise<void>;
  readonly length: number;
}

/** However busy it is, what waits must not fill the memory. */
const MOST_WAITING = 500;

/** Makes a queue that works off one item after the other, off the hot path. */
export function createCheckQueue<T>(work: (item: T) => Promise<void>): CheckQueue<T> {
  const waiting: T[] = [];
  let underWay = 0;
  let working: Promise<void> | null = null;

  const isQuiet = (): boolean => underWay === 0 || waiting.length > MOST_WAITING;

  async function workOff(isTime: () => boolean): Promise<void> {
    while (isTime()) {
      const item = waiting.shift();
      if (item === undefined) return;
      await work(item);
      // Sockets come first.
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  function start(): void {
    if (working !== null || waiting.length === 0 || !isQuiet()) return;
    working = workOff(isQuiet).finally(() => {
      working = null;
      if (isQuiet()) start();
    });
  }

  return {
    push: (item) => {
      waiting.push(item);
      setImmediate(start);
    },
    busy: (change) => {
      underWay += change;
      if (underWay === 0) setImmediate(start);
    },
    drain: async () => {
      await working;
      await workOff(() => true);
    },
    get length() {
      return waiting.length;
    },
  };
}
