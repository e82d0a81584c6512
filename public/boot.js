// Runs before the first paint, so that the page never flashes in the wrong theme. It reads what
// src/shell/preferences/persistence.ts writes; a test keeps the two in agreement.
(function () {
  let theme = 'system';
  try {
    const stored = JSON.parse(localStorage.getItem('persist:cabinet-preferences'));
    if (stored && Object.hasOwn(stored, 'theme')) theme = JSON.parse(stored.theme);
  } catch {
    // Denied, corrupt or absent storage: the system decides.
  }
  const systemIsDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const dark = theme === 'dark' || (theme !== 'light' && systemIsDark);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
})();
