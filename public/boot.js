{
  let theme;
  try {
    theme = JSON.parse(JSON.parse(localStorage.getItem('persist:cabinet-preferences')).theme);
  } catch {}
  if (theme !== 'dark' && theme !== 'light')
    theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  document.documentElement.dataset.theme = theme;
}
// The first script is gone since a release: once more.
addEventListener(
  'error',
  ({ target }) => {
    if (target.type !== 'module' || !navigator.onLine) return;
    // What was typed would be lost: /login offers to try again.
    if (document.querySelector('#root[data-typed]')) return;
    try {
      if (sessionStorage.getItem('cabinet-entry') === target.src) return;
      sessionStorage.setItem('cabinet-entry', target.src);
      location.reload();
    } catch {}
  },
  true,
);
