/** Runs tasks a few at a time. */
export interface TaskQueue {
  /** Starts a task as soon as there is room; settles as the task does. */
  run<Result>(task: () => Promise<Result>): Promise<Result>;
}

/**
 * A queue that runs at most so many tasks at once. Of those that wait the latest is the next one: it
 * is what somebody looks at now.
 */
export function createTaskQueue(atOnce: number): TaskQueue {
  const waiting: (() => void)[] = [];
  let running = 0;
  const room = (): Promise<void> | void => {
    if (running < atOnce) {
      running += 1;
      return;
    }
    return new Promise((start) => waiting.push(start));
  };
  return {
    async run(task) {
      await room();
      try {
        return await task();
      } finally {
        // The room is handed over, so that nobody else can take it in between.
        const next = waiting.pop();
        if (next) next();
        else running -= 1;
      }
    },
  };
}
