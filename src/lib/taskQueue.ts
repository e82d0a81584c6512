/** Runs tasks a few at a time. */
export interface TaskQueue {
  /** Runs a task as soon as a place is free; the promise settles like the task. */
  run<Result>(task: () => Promise<Result>): Promise<Result>;
}

export interface TaskQueueOptions {
  /** Order of the waiting tasks; `newest` suits tasks for the part of the page that is visible now. */
  next?: 'oldest' | 'newest';
}

/** Creates a queue that runs at most `atOnce` tasks at the same time. With 1 it runs them one after another. */
export function createTaskQueue(
  atOnce: number,
  { next = 'oldest' }: TaskQueueOptions = {},
): TaskQueue {
  const waiting: (() => void)[] = [];
  let running = 0;
  const startNext = () => {
    running -= 1;
    const start = next === 'newest' ? waiting.pop() : waiting.shift();
    start?.();
  };
  return {
    run: (task) =>
      new Promise((resolve, reject) => {
        const start = () => {
          running += 1;
          // The caller continues with the result before the next task starts.
          void (async () => resolve(await task()))().catch(reject).then(startNext);
        };
        if (running < atOnce) start();
        else waiting.push(start);
      }),
  };
}
