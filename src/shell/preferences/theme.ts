/** The theme that the user has chosen. */
export type Theme = 'light' | 'dark' | 'system';
/** The applied theme. */
export type ShownTheme = 'light' | 'dark';

const DARK_SYSTEM = '(prefers-color-scheme: dark)';

export function isTheme(value: unknown): value is Theme {
  return value === 'light' || value === 'dark' || value === 'system';
}

/** Returns the theme to apply; `system` follows the operating system. */
export function shownTheme(theme: Theme, systemIsDark: boolean): ShownTheme {
  if (theme !== 'system') return theme;
  return systemIsDark ? 'dark' : 'light';
}

/** Applies the theme: sets `data-theme` of <html>. The attribute selects the tokens. */
export function applyTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = shownTheme(
    theme,
    window.matchMedia(DARK_SYSTEM).matches,
  );
}

/** Calls `onChange` whenever the theme of the operating system changes; returns a function that stops the calls. */
export function watchSystemTheme(onChange: () => void): () => void {
  const query = window.matchMedia(DARK_SYSTEM);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
