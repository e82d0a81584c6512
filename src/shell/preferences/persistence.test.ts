// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE } from 'redux-persist';
import { persistPreferences, PREFERENCES_KEY, startPersistence } from './persistence';
import {
  densityChosen,
  PERSIST_ACTIONS,
  preferencesReducer,
  sidebarCollapseChosen,
  themeChosen,
} from './preferencesSlice';
import { forgetHeldMemories } from '../../session/userMemory';

const STORED = `persist:${PREFERENCES_KEY}`;

function createStore() {
  const preferences = persistPreferences(preferencesReducer);
  return configureStore({
    reducer: combineReducers({ preferences }),
    middleware: (standard) =>
      standard({ serializableCheck: { ignoredActions: [...PERSIST_ACTIONS] } }),
  });
}

async function start() {
  const store = createStore();
  const persistor = startPersistence(store);
  await vi.waitFor(() => expect(persistor.getState().bootstrapped).toBe(true), 10_000);
  const { theme, density, sidebarCollapsed } = store.getState().preferences;
  expect(store.getState().preferences).toMatchObject({ _persist: { rehydrated: true } });
  return { store, persistor, preferences: { theme, density, sidebarCollapsed } };
}

const defaults = { theme: 'system', density: 'comfortable', sidebarCollapsed: false };

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  forgetHeldMemories();
});

describe('the stored preferences', () => {
  it('exclude only the actions of redux-persist from the serialisability check', () => {
    expect(PERSIST_ACTIONS).toEqual([FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE]);
  });

  it('adopt the theme of another tab, but no invalid value', async () => {
    const { store } = await start();
    const wroteElsewhere = (newValue: string | null, key = STORED) =>
      window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
    wroteElsewhere(JSON.stringify({ theme: '"dark"', density: '"compact"' }));
    expect(store.getState().preferences).toMatchObject({ theme: 'dark', density: 'comfortable' });
    for (const broken of ['{', '{"theme":"dark"}', '{"theme":"\\"pink\\""}', 'null', null]) {
      wroteElsewhere(broken);
    }
    wroteElsewhere(JSON.stringify({ theme: '"light"' }), 'persist:something-else');
    expect(store.getState().preferences.theme).toBe('dark');
    wroteElsewhere(JSON.stringify({ theme: '"light"' }));
    expect(store.getState().preferences.theme).toBe('light');
  });

  it('survive a reload', async () => {
    const before = await start();
    before.store.dispatch(themeChosen('dark'));
    before.store.dispatch(densityChosen('compact'));
    before.store.dispatch(sidebarCollapseChosen(true));
    await before.persistor.flush();

    const after = await start();
    expect(after.preferences).toEqual({
      theme: 'dark',
      density: 'compact',
      sidebarCollapsed: true,
    });
  });

  it('contain only the whitelisted keys', async () => {
    const { store, persistor } = await start();
    store.dispatch(themeChosen('light'));
    await persistor.flush();
    const stored: unknown = JSON.parse(localStorage.getItem(STORED) ?? '{}');
    expect(Object.keys(stored ?? {}).toSorted()).toEqual([
      '_persist',
      'density',
      'registries',
      'sidebarCollapsed',
      'theme',
    ]);
  });

  it.each([
    ['text that is not JSON', '{"theme":'],
    ['a JSON null', 'null'],
    ['a JSON number', '7'],
    ['a value that is not JSON inside', '{"theme":"dark"}'],
    ['values of wrong types', '{"theme":"{}","density":"[1]","sidebarCollapsed":"\\"yes\\""}'],
    ['a hostile prototype', '{"__proto__":"{\\"theme\\":\\"dark\\",\\"polluted\\":1}"}'],
  ])('are the defaults if the storage contains %s', async (_what, text) => {
    vi.spyOn(console, 'error').mockReturnValue();
    localStorage.setItem(STORED, text);
    const { preferences } = await start();
    expect(preferences).toEqual(defaults);
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });

  it('keep known values of a storage without a version, and drop invalid and unknown values', async () => {
    localStorage.setItem(STORED, '{"theme":"\\"dark\\"","density":"\\"cosy\\"","session":"1"}');
    const { preferences } = await start();
    expect(preferences).toEqual({ ...defaults, theme: 'dark' });
  });

  it('keep theme and density of version 1, although it had no sidebar', async () => {
    const meta = JSON.stringify(JSON.stringify({ version: 1, rehydrated: true }));
    localStorage.setItem(
      STORED,
      `{"theme":"\\"dark\\"","density":"\\"compact\\"","_persist":${meta}}`,
    );
    const { preferences, persistor } = await start();
    expect(preferences).toEqual({ theme: 'dark', density: 'compact', sidebarCollapsed: false });
    await persistor.flush();
    expect(localStorage.getItem(STORED)).toContain('\\"version\\":3');
  });

  it('are read from a storage of a newer version', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const meta = JSON.stringify(JSON.stringify({ version: 99, rehydrated: true }));
    localStorage.setItem(
      STORED,
      `{"theme":"\\"sepia\\"","density":"\\"compact\\"","_persist":${meta}}`,
    );
    const { preferences } = await start();
    expect(preferences).toEqual({ ...defaults, density: 'compact' });
  });

  it('are the defaults without a storage, and can still be changed', async () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const { store, preferences } = await start();
    expect(preferences).toEqual(defaults);
    store.dispatch(themeChosen('dark'));
    expect(store.getState().preferences.theme).toBe('dark');
  });

  it('can still be changed if the storage is full', async () => {
    const full: Storage = Object.create(localStorage, {
      getItem: { value: () => null },
      setItem: {
        value: () => {
          throw new DOMException('full', 'QuotaExceededError');
        },
      },
    });
    vi.spyOn(window, 'localStorage', 'get').mockReturnValue(full);
    const { store, persistor } = await start();
    store.dispatch(themeChosen('dark'));
    await expect(persistor.flush()).resolves.not.toThrow();
    expect(store.getState().preferences.theme).toBe('dark');
  });
});

describe('the script that runs before the first paint', () => {
  const boot = readFileSync('public/boot.js', 'utf8');

  function runBoot(systemIsDark: boolean): string | undefined {
    delete document.documentElement.dataset['theme'];
    const matchMedia = () => ({ matches: systemIsDark });
    runInNewContext(boot, {
      document,
      localStorage,
      matchMedia,
      addEventListener: () => undefined,
      HTMLDialogElement,
      AbortSignal,
      console: { warn: () => undefined },
    });
    return document.documentElement.dataset['theme'];
  }

  it.each([
    ['dark', false, 'dark'],
    ['light', true, 'light'],
    ['system', true, 'dark'],
    ['system', false, 'light'],
  ] as const)('shows the stored theme «%s» (system dark: %s)', async (theme, dark, shown) => {
    const { store, persistor } = await start();
    store.dispatch(themeChosen('dark'));
    store.dispatch(themeChosen(theme));
    await persistor.flush();
    expect(localStorage.getItem(STORED)).toContain(theme);
    expect(runBoot(dark)).toBe(shown);
  });

  it.each(['', '{', 'null', '{"theme":"{"}', '{"theme":"\\"sepia\\""}'])(
    'follows the system if the storage contains «%s»',
    (text) => {
      localStorage.setItem(STORED, text);
      expect(runBoot(true)).toBe('dark');
      expect(runBoot(false)).toBe('light');
    },
  );
});
