(function () {
  let theme;
  try {
    theme = JSON.parse(JSON.parse(localStorage.getItem('persist:cabinet-preferences')).theme);
  } catch {
    // The system decides.
  }
  const systemIsDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const dark = theme === 'dark' || (theme !== 'light' && systemIsDark);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
})();
