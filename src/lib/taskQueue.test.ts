import { describe, expect, it } from 'vitest';
import { createTaskQueue } from './taskQueue';

/** Creates tasks that the test settles, and records the maximum number of tasks that run at the same time. */
function tasks() {
  const ends = new Map<number, { done: () => void; fail: (error: Error) => void }>();
  const started: number[] = [];
  let running = 0;
  let most = 0;
  const task = (id: number) => async () => {
    started.push(id);
    running += 1;
    most = Math.max(most, running);
    try {
      await new Promise<void>((done, fail) => ends.set(id, { done, fail }));
      return id;
    } finally {
      running -= 1;
    }
  };
  return { ends, started, task, most: () => most };
}

const settle = () => new Promise((done) => setImmediate(done));

describe('a task queue', () => {
  it('limits the simultaneous tasks, and starts the newest waiting task next if the queue is created with `newest`', async () => {
    const { ends, started, task, most } = tasks();
    const queue = createTaskQueue(4, { next: 'newest' });
    const results = [1, 2, 3, 4, 5, 6, 7].map((id) => queue.run(task(id)));
    await settle();
    expect(started).toEqual([1, 2, 3, 4]);
    ends.get(2)?.done();
    await settle();
    expect(started).toEqual([1, 2, 3, 4, 7]);
    for (const id of [1, 3, 4, 7, 6, 5]) {
      ends.get(id)?.done();
      await settle();
    }
    expect(await Promise.all(results)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(most()).toBe(4);
  });

  it('continues after a failed task, and passes the failure to the caller of that task', async () => {
    const { ends, started, task } = tasks();
    const queue = createTaskQueue(1);
    const failing = queue.run(task(1)).catch((error: unknown) => error);
    const next = queue.run(task(2));
    await settle();
    ends.get(1)?.fail(new Error('Отказ'));
    expect(await failing).toEqual(new Error('Отказ'));
    await settle();
    expect(started).toEqual([1, 2]);
    ends.get(2)?.done();
    expect(await next).toBe(2);
  });

  it('uses its full limit again after it was empty', async () => {
    const { ends, started, task } = tasks();
    const queue = createTaskQueue(2);
    const first = queue.run(task(1));
    await settle();
    ends.get(1)?.done();
    await first;
    void [2, 3, 4].map((id) => queue.run(task(id)));
    await settle();
    expect(started).toEqual([1, 2, 3]);
  });

  it('runs tasks in the sequence of their calls if its limit is one, even after a failure', async () => {
    const queue = createTaskQueue(1);
    const done: string[] = [];
    let endFirst: () => void = () => {};
    const late = new Promise<void>((resolve) => (endFirst = resolve));
    const first = queue.run(async () => {
      done.push('first starts');
      await late;
      done.push('first ends');
      throw new Error('refused');
    });
    expect(done).toEqual(['first starts']);
    const failed = first.catch(() => done.push('failure is known'));
    const second = queue.run(() => Promise.resolve(done.push('second')));
    const third = queue.run(() => Promise.resolve(done.push('third')));
    endFirst();
    await Promise.all([failed, second, third]);
    expect(done).toEqual(['first starts', 'first ends', 'failure is known', 'second', 'third']);
    await settle();
    void queue.run(() => Promise.resolve(done.push('at once')));
    expect(done.at(-1)).toBe('at once');
  });
});
