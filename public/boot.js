(function () {
  let theme = 'system';
  try {
    const stored = JSON.parse(localStorage.getItem('persist:cabinet-preferences'));
    if (stored && Object.hasOwn(stored, 'theme')) theme = JSON.parse(stored.theme);
  } catch {
    // The system decides.
  }
  const systemIsDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const dark = theme === 'dark' || (theme !== 'light' && systemIsDark);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
})();
