// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createCabinetStore } from '../../../test/render/store';
import { keepThemeApplied } from './keepThemeApplied';
import { densityChosen, themeChosen } from './preferencesSlice';

const shown = () => document.documentElement.dataset['theme'];

function fakeSystem(dark: boolean) {
  const listeners = new Set<() => void>();
  const query = {
    matches: dark,
    addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
  };
  vi.stubGlobal('matchMedia', () => query);
  return {
    listeners,
    turn(nowDark: boolean) {
      query.matches = nowDark;
      for (const listener of listeners) listener();
    },
  };
}

function start() {
  const { store, startListening } = createCabinetStore();
  return { store, stop: keepThemeApplied(store, startListening) };
}

beforeEach(() => {
  delete document.documentElement.dataset['theme'];
});

describe('the theme on the page', () => {
  it('is the one that the user has chosen; the choice «system» follows the system', () => {
    const system = fakeSystem(false);
    const { store } = start();
    expect(shown()).toBe('light');
    store.dispatch(themeChosen('dark'));
    expect(shown()).toBe('dark');
    system.turn(false);
    expect(shown()).toBe('dark');
    store.dispatch(themeChosen('system'));
    expect(shown()).toBe('light');
    system.turn(true);
    expect(shown()).toBe('dark');
  });

  it('does not change after the first paint until another theme is chosen', () => {
    fakeSystem(false);
    document.documentElement.dataset['theme'] = 'dark';
    const { store } = start();
    store.dispatch(densityChosen('compact'));
    expect(shown()).toBe('dark');
    store.dispatch(themeChosen('light'));
    expect(shown()).toBe('light');
  });

  it('does not change after `stop` was called', () => {
    const system = fakeSystem(false);
    const { store, stop } = start();
    stop();
    store.dispatch(themeChosen('dark'));
    expect(shown()).toBe('light');
    expect(system.listeners.size).toBe(0);
  });
});
