/** Runs one piece of work after the other, in the order in which they came. */
export interface Turns {
  /** Starts at once where nothing is under way; settles as the work does. */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** A line in which two calls never change one thing at once. */
export function createTurns(): Turns {
  let last: Promise<unknown> | undefined;
  return {
    run(work) {
      const turn = last === undefined ? work() : last.then(work);
      const ended: Promise<unknown> = turn.then(
        () => undefined,
        () => undefined,
      );
      last = ended;
      void ended.then(() => {
        if (last === ended) last = undefined;
      });
      return turn;
    },
  };
}
