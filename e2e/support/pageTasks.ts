import { expect, type Page } from 'playwright/test';
import { fieldsOf } from '../../src/lib/fieldsOf';

/** Trace events of tasks. Some tasks, such as response handlers, only have an event for the microtasks at their end. */
const TASKS: ReadonlySet<unknown> = new Set([
  'ThreadControllerImpl::RunTask',
  'BlinkScheduler_PerformMicrotaskCheckpoint',
]);
const MAIN_THREAD = 'CrRendererMain';

/**
 * Returns the processor time of each task of the main thread during `work`, in milliseconds. The long tasks of the
 * browser have wall time only, and wall time includes other work of a busy machine.
 *
 * `work` must wait with `waitFor`: each failed try of an `expect` reads the whole page in a task of up to 80 ms, and
 * that task would count.
 *
 * Throws if the browser reports no task. No other page of the browser may be active.
 */
export async function tasksOf(page: Page, work: () => Promise<void>): Promise<readonly number[]> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('The page has no browser of its own');
  await browser.startTracing(page, { categories: ['-*', 'toplevel'] });
  await work();
  const trace: unknown = JSON.parse((await browser.stopTracing()).toString('utf8'));
  const { traceEvents } = fieldsOf(trace);
  const events = (Array.isArray(traceEvents) ? traceEvents : []).map(fieldsOf);
  const threadOf = ({ pid, tid }: Record<string, unknown>) => `${String(pid)} ${String(tid)}`;
  const mainThreads = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && fieldsOf(args)['name'] === MAIN_THREAD)
      .map(threadOf),
  );
  const tasks: number[] = [];
  const ends = new Map<string, number>();
  const startOf = ({ ts }: Record<string, unknown>) => Number(ts);
  for (const event of events.toSorted((one, other) => startOf(one) - startOf(other))) {
    const thread = threadOf(event);
    if (!TASKS.has(event['name']) || !mainThreads.has(thread)) continue;
    // A nested task is included in the task around it, which is already counted.
    if (typeof event['tdur'] !== 'number' || startOf(event) < (ends.get(thread) ?? 0)) continue;
    ends.set(thread, startOf(event) + Number(event['dur']));
    tasks.push(event['tdur'] / 1000);
  }
  if (tasks.length === 0) throw new Error('This browser does not report the time of its tasks');
  return tasks;
}

/** A long task, in milliseconds of processor time. */
const LONG_MS = 50;
/** Limits of work in the background. */
const MOST_LONG = 2;
const LONGEST_MS = 100;
/** Number of measurements. The best one counts, because garbage collection and a busy machine lengthen tasks. */
const TRIES = 3;

/**
 * Expects that work in the background has few long tasks. `measure` returns the tasks of the whole work and is called
 * again when they exceed the limits.
 */
export async function expectShortTasks(measure: () => Promise<readonly number[]>): Promise<void> {
  const tries: number[][] = [];
  const isKept = (long: readonly number[]) =>
    long.length <= MOST_LONG && Math.max(0, ...long) < LONGEST_MS;
  while (tries.length < TRIES && !tries.some(isKept)) {
    tries.push((await measure()).filter((milliseconds) => milliseconds >= LONG_MS));
  }
  expect(tries.some(isKept), `Long tasks of each try: ${JSON.stringify(tries)}`).toBe(true);
}
