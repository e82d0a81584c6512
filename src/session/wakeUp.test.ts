// @vitest-environment jsdom
import { configureStore, isAction, type Middleware } from '@reduxjs/toolkit';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cabinetApi } from '../api/cabinetApi';
import type { Transport } from '../api/transport/transport';
import { watchWakeUps } from './wakeUp';

/** Creates a page that records the steps of a wake-up in order; the test decides when a session check ends. */
function createPage() {
  const log: string[] = [];
  const waiting: (() => void)[] = [];
  const transport: Pick<Transport, 'recheck'> = {
    recheck: (isOnlineAgain) => {
      log.push(isOnlineAgain ? 're-check online' : 're-check');
      return new Promise((resolve) => waiting.push(resolve));
    },
  };
  /** Records the actions that make RTK Query fetch again, or stop it. */
  const watch: Middleware = () => (next) => (action) => {
    if (isAction(action) && action.type.startsWith('__rtkq/')) log.push(action.type.slice(7));
    return next(action);
  };
  const store = configureStore({
    reducer: { cabinetApi: cabinetApi.reducer },
    middleware: (standard) => standard().concat(cabinetApi.middleware).concat(watch),
  });
  const stop = watchWakeUps(store.dispatch, transport as Transport);
  stops.push(stop);
  const known = async () => {
    for (const resolve of waiting.splice(0)) resolve();
    await new Promise((resolve) => setTimeout(resolve, 0));
  };
  return { log, known, stop };
}

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.restoreAllMocks();
});

function hide(isHidden: boolean) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isHidden ? 'hidden' : 'visible');
  document.dispatchEvent(new Event('visibilitychange'));
}

function comeFromPageCache() {
  const event = new Event('pageshow');
  Object.defineProperty(event, 'persisted', { value: true });
  window.dispatchEvent(event);
}

describe('a page that wakes up', () => {
  it.each([
    ['has the focus again', () => window.dispatchEvent(new Event('focus')), 're-check', 'focused'],
    ['is visible again', () => hide(false), 're-check', 'focused'],
    ['comes back by the back button', comeFromPageCache, 're-check', 'focused'],
    [
      'is online again',
      () => window.dispatchEvent(new Event('online')),
      're-check online',
      'online',
    ],
  ])(
    'checks the session before it loads any of its data when it %s',
    async (_how, wake, ...steps) => {
      const { log, known } = createPage();
      wake();
      await new Promise((resolve) => setTimeout(resolve, 20));
      expect(log).toEqual(steps.slice(0, 1));
      await known();
      expect(log).toEqual(steps);
    },
  );

  it('loads nothing while it is hidden or offline', async () => {
    const { log } = createPage();
    hide(true);
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('pageshow')); // A first load: the page does not come from the page cache.
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(log).toEqual(['unfocused', 'offline']);
  });

  it('ignores all events after its checks were stopped', () => {
    const { log, stop } = createPage();
    stop();
    window.dispatchEvent(new Event('focus'));
    window.dispatchEvent(new Event('online'));
    hide(false);
    expect(log).toEqual([]);
  });
});
