import type { Store } from '@reduxjs/toolkit';
import type { StartListening } from '../../session/lifecycle';
import { selectTheme, type PreferencesRoot } from './preferencesSlice';
import { applyTheme, watchSystemTheme } from './theme';

/**
 * Applies the theme of the store to the page. Until the stored preferences have loaded, the theme of `public/boot.js`
 * stays, so that nothing flashes. Returns a function that stops this.
 */
export function keepThemeApplied(
  { getState }: Pick<Store<PreferencesRoot>, 'getState'>,
  start: StartListening,
): () => void {
  const apply = () => applyTheme(selectTheme(getState()));
  if (document.documentElement.dataset['theme'] === undefined) apply();
  const stopStore = start({
    predicate: (_action, now, before) => selectTheme(now) !== selectTheme(before),
    effect: apply,
  });
  const stopSystem = watchSystemTheme(apply);
  return () => {
    stopStore();
    stopSystem();
  };
}
