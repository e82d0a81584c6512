export interface TaskQueue {
  /** Runs a task as soon as the limit allows; the promise settles like the task. */
  run<Result>(task: () => Promise<Result>): Promise<Result>;
}

export interface TaskQueueOptions {
  /** Waiting task that starts next, `oldest` by default; `newest` suits tasks for the visible part of the page. */
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
