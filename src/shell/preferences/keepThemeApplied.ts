import type { Store } from '@reduxjs/toolkit';
import { selectTheme, type PreferencesRoot } from './preferencesSlice';
import { applyTheme, watchSystemTheme } from './theme';

/**
 * Keeps the page in the theme that the store names. Until the stored preferences arrive, the page
 * stays as `public/boot.js` left it, so that nothing flashes. Returns a function that stops it.
 */
export function keepThemeApplied(
  store: Pick<Store<PreferencesRoot>, 'getState' | 'subscribe'>,
): () => void {
  let known = selectTheme(store.getState());
  if (document.documentElement.dataset['theme'] === undefined) applyTheme(known);

  const stopStore = store.subscribe(() => {
    const theme = selectTheme(store.getState());
    if (theme === known) return;
    known = theme;
    applyTheme(theme);
  });
  const stopSystem = watchSystemTheme(() => applyTheme(known));
  return () => {
    stopStore();
    stopSystem();
  };
}
