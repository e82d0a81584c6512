// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTransport } from '../api/transport/transport';
import { systemClock } from '../lib/clock';
import { themeChosen } from '../shell/preferences/preferencesSlice';
import { rememberPreferences } from './cabinet';
import { createStore } from './store';

function makeStore() {
  const transport = createTransport({
    baseUrl: 'http://localhost/api',
    clock: systemClock,
    cookie: { read: () => Promise.resolve(null), write() {}, isKept: () => true, clear() {} },
    lock: { run: (task) => task() },
    channel: { send() {}, listen() {}, latest: () => null },
    fetch: () => Promise.reject(new TypeError('no network in this test')),
  });
  return createStore({ transport, reload() {} }).store;
}

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

const stored = () => localStorage.getItem('persist:cabinet-preferences') ?? '';

describe('the store', () => {
  it('persists a preference changed right before the page closes, without an error in the console', async () => {
    const error = vi.spyOn(console, 'error');
    const store = makeStore();
    rememberPreferences(store);
    await vi.waitFor(() => expect(stored()).toContain('system'), 10_000);
    store.dispatch(themeChosen('dark'));
    expect(stored()).not.toContain('dark'); // The library writes with a delay.
    window.dispatchEvent(new Event('pagehide'));
    expect(stored()).toContain('dark');

    const next = makeStore();
    rememberPreferences(next);
    await vi.waitFor(() => expect(next.getState().preferences.theme).toBe('dark'), 10_000);
    expect(error).not.toHaveBeenCalled();
  });
});
