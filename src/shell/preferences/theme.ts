/** Choice of the user. */
export type Theme = 'light' | 'dark' | 'system';
/** Theme of the page. */
export type ShownTheme = 'light' | 'dark';

const DARK_SYSTEM = '(prefers-color-scheme: dark)';

/** True for a value that this version of the cabinet knows. */
export function isTheme(value: unknown): value is Theme {
  return value === 'light' || value === 'dark' || value === 'system';
}

/** «system» follows the operating system. */
export function shownTheme(theme: Theme, systemIsDark: boolean): ShownTheme {
  if (theme !== 'system') return theme;
  return systemIsDark ? 'dark' : 'light';
}

/** Puts the theme on the page: `data-theme` of <html>, which the tokens listen to. */
export function applyTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = shownTheme(
    theme,
    window.matchMedia(DARK_SYSTEM).matches,
  );
}

/** Calls back whenever the theme of the operating system changes; the returned function stops it. */
export function watchSystemTheme(onChange: () => void): () => void {
  const query = window.matchMedia(DARK_SYSTEM);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
