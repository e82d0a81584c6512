import type { Page } from 'playwright/test';

/** The internals of the running cabinet that tests use. */
interface Inside {
  readonly router: { navigate(to: string): Promise<void> };
  readonly store: {
    getState(): { readonly cabinetApi: { readonly queries: object } };
    /** Dispatches an internal action of RTK Query, which returns its subscriptions. */
    dispatch(action: { type: string }): Subscriptions;
  };
  /** Pending lanes of React, as bits. */
  readonly drawing: { readonly pendingLanes: number };
}

interface Subscriptions {
  getSubscriptions(): ReadonlyMap<string, ReadonlyMap<string, unknown>>;
}

declare global {
  interface Window {
    /** The cabinet's own store and router (reachInside). */
    inside?: Inside;
    /** Current timers (watchTimers). */
    timers?: { readonly waiting: Map<number, number>; readonly repeated: Set<number> };
    /** The first object with the shape of a form (defineFirst). */
    firstForm?: object;
  }
}

/** Milliseconds for which RTK Query keeps an unused cache entry. */
export const FORGETS_AFTER_MS = 60_000;

/** Records timers and the first form in every document that `page` loads from now on. */
export async function watchFromFirst(page: Page): Promise<void> {
  await page.addInitScript(watchTimers);
  await page.addInitScript(defineFirst);
}

/**
 * Defines the first getter of the shape that react-final-form gives the state of each form.
 *
 * V8 keeps each shape of objects for ever, with the getters of the first object of this shape. The getters of
 * react-final-form (`addLazyState`) reference their form, and the form references its elements. In every second session
 * this looked like a leak of one page's nodes. Getters of later forms are freed with their form.
 */
function defineFirst(): void {
  const form = { form: undefined, handleSubmit: undefined };
  Object.defineProperty(form, 'active', { get: () => undefined, enumerable: true });
  window.firstForm = form;
}

/** Runs in the page: records the active timers. */
function watchTimers(): void {
  const waiting = new Map<number, number>();
  const repeated = new Set<number>();
  const { setTimeout, clearTimeout, setInterval, clearInterval } = window;
  window.timers = { waiting, repeated };
  const set = (callback: TimerHandler, delay = 0, ...rest: unknown[]) => {
    const run = (...given: unknown[]) => {
      waiting.delete(id);
      if (typeof callback === 'function') callback(...given);
    };
    const id = setTimeout(run, delay, ...rest);
    waiting.set(id, delay);
    return id;
  };
  const clear = (id?: number) => {
    clearTimeout(id);
    if (id !== undefined) waiting.delete(id);
  };
  const repeat = (callback: TimerHandler, delay?: number, ...rest: unknown[]) => {
    const id = setInterval(callback, delay, ...rest);
    repeated.add(id);
    return id;
  };
  const stop = (id?: number) => {
    clearInterval(id);
    if (id !== undefined) repeated.delete(id);
  };
  Object.assign(window, {
    setTimeout: set,
    clearTimeout: clear,
    setInterval: repeat,
    clearInterval: stop,
  });
}

/** Finds router and store of the page in the props that React keeps. */
export async function reachInside(page: Page): Promise<void> {
  await page.evaluate(() => {
    type Fiber = { child: Fiber | null; sibling: Fiber | null; memoizedProps: unknown };
    const root = document.getElementById('root') ?? document.body;
    const key = Object.keys(root).find((name) => name.startsWith('__reactContainer$')) ?? '';
    const found: Record<string, unknown> = {};
    const look = (fiber: Fiber | null, depth: number): void => {
      if (!fiber || depth > 40 || ('router' in found && 'store' in found)) return;
      const props: unknown = fiber.memoizedProps;
      if (typeof props === 'object' && props !== null) {
        for (const name of ['router', 'store'] as const) {
          if (name in props) found[name] ??= Reflect.get(props, name);
        }
      }
      look(fiber.child, depth + 1);
      look(fiber.sibling, depth + 1);
    };
    // The container points to the first tree; its root knows the current one.
    const container: { stateNode: { current: Fiber } } | undefined = Reflect.get(root, key);
    look(container?.stateNode.current ?? null, 0);
    if (!found['router'] || !found['store'])
      throw new Error('The page has no store and router of the cabinet');
    Object.assign(window, { inside: { ...found, drawing: container?.stateNode } });
  });
}

/**
 * Navigates to an address without a reload, and waits for its calls and for React, at most a minute: a page that is
 * left before it has rendered would not be tested.
 */
export async function goInside(page: Page, to: string): Promise<void> {
  await page.evaluate(async (address) => {
    const { router, store, drawing } = window.inside ?? {};
    await router?.navigate(address);
    const isAsking = () => /"status":"pending"/.test(JSON.stringify(store?.getState()));
    const isDrawing = () => drawing?.pendingLanes !== 0;
    const until = Date.now() + 60_000;
    do {
      await new Promise((done) => requestAnimationFrame(done));
    } while ((isDrawing() || isAsking()) && Date.now() < until);
  }, to);
}

/** Counts of the objects that a page keeps in memory. */
export interface Held {
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
  /** Number of active timers, except those that remove unused cache entries. */
  readonly timers: number;
  readonly intervals: number;
  /** Number of subscriptions: a cache entry that two components use counts twice. */
  readonly subscriptions: number;
  /** Number of cache entries. */
  readonly answers: number;
}

/** Counts the objects of a page after a garbage collection. */
export async function heldBy(page: Page): Promise<Held> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  // Several times: the first collection runs finalizers, the next ones free their objects.
  for (let time = 0; time < 3; time += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  await session.detach();
  const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN;
  const inside = await page.evaluate((forgetsAfter) => {
    const { store } = window.inside ?? {};
    const looking = store?.dispatch({
      type: 'cabinetApi/subscriptions/internal_getRTKQSubscriptions',
    });
    let subscriptions = 0;
    for (const [, subscribers] of looking?.getSubscriptions() ?? []) {
      subscriptions += subscribers.size;
    }
    const waiting = [...(window.timers?.waiting.values() ?? [])];
    return {
      timers: waiting.filter((delay) => delay !== forgetsAfter).length,
      intervals: window.timers?.repeated.size ?? Number.NaN,
      subscriptions,
      answers: Object.keys(store?.getState().cabinetApi.queries ?? {}).length,
    };
  }, FORGETS_AFTER_MS);
  return {
    heap: metric('JSHeapUsedSize'),
    nodes: metric('Nodes'),
    listeners: metric('JSEventListeners'),
    ...inside,
  };
}
