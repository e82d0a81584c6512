// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchVitals, type Vital } from './watchVitals';

type Entries = Readonly<Record<string, unknown>>[];

/** Entries of the browser, keyed by kind. */
let entries: Record<string, Entries> = {};
let known: string[] = [];
let stop = new AbortController();
const tell = vi.fn<(vital: Vital, value: number) => void>();

class Observer {
  static get supportedEntryTypes() {
    return known;
  }
  private kind = '';
  constructor(private readonly callback: (list: { getEntries(): Entries }) => void) {}
  observe({ type }: { type: string }): void {
    this.kind = type;
    this.callback({ getEntries: () => (entries[type] ?? []).slice(0, 2) });
  }
  takeRecords(): Entries {
    return (entries[this.kind] ?? []).slice(2);
  }
  disconnect(): void {
    this.kind = '';
  }
}

const hide = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  vi.stubGlobal('PerformanceObserver', Observer);
  known = ['largest-contentful-paint', 'event', 'layout-shift'];
  entries = {};
  stop = new AbortController();
  tell.mockReset();
});
afterEach(() => {
  stop.abort();
  vi.unstubAllGlobals();
});

it('watchVitals reports three figures once, when the page is hidden for the first time', () => {
  const shift = (startTime: number, value: number, hadRecentInput = false) => ({
    startTime,
    value,
    hadRecentInput,
  });
  entries = {
    'largest-contentful-paint': [{ startTime: 400.4 }, { startTime: 1_200.6 }],
    event: [
      { duration: 900 }, // Does not count: the event has no interaction of the user.
      { duration: 120, interactionId: 7 },
      { duration: 208, interactionId: 8 },
    ],
    // Two shifts of one window, one of a later window, and one caused by the user.
    'layout-shift': [
      shift(100, 0.01),
      shift(600, 0.02),
      shift(3_000, 0.025),
      shift(9_000, 1, true),
    ],
  };
  watchVitals(tell, stop.signal);
  hide('visible');
  expect(tell).not.toHaveBeenCalled();
  hide('hidden');
  hide('hidden');
  expect(tell.mock.calls).toEqual([
    ['lcp', 1_201],
    ['inp', 208],
    ['cls', 30],
  ]);
});

it('watchVitals omits the interaction (inp) if nothing was pressed on the page', () => {
  entries = { 'largest-contentful-paint': [{ startTime: 300 }] };
  watchVitals(tell, stop.signal);
  hide('hidden');
  expect(tell.mock.calls).toEqual([
    ['lcp', 300],
    ['cls', 0],
  ]);
});

it('watchVitals reports nothing if the browser has no such figures, or after it was stopped', () => {
  known = [];
  watchVitals(tell, stop.signal);
  hide('hidden');
  known = ['layout-shift'];
  watchVitals(tell, stop.signal);
  stop.abort();
  hide('hidden');
  vi.stubGlobal('PerformanceObserver', undefined);
  watchVitals(tell, new AbortController().signal);
  hide('hidden');
  expect(tell).not.toHaveBeenCalled();
});
