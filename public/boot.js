{
  let theme;
  try {
    theme = JSON.parse(JSON.parse(localStorage.getItem('persist:cabinet-preferences')).theme);
  } catch {}
  if (theme !== 'dark' && theme !== 'light')
    theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  document.documentElement.dataset.theme = theme;
}
