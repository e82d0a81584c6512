// Plain ES5, because a browser without modules must be able to run it.
(function () {
  // Features of the oldest browsers of README.md, all released by 2022.
  var isOutdated =
    !Array.prototype.findLast ||
    !Object.hasOwn ||
    typeof HTMLDialogElement === 'undefined' ||
    typeof AbortSignal === 'undefined' ||
    !AbortSignal.prototype.throwIfAborted;
  if (isOutdated) {
    document.documentElement.setAttribute('data-outdated', ''); // src/main.tsx draws nothing then
    document.addEventListener('DOMContentLoaded', function () {
      document.body.textContent =
        'Обновите браузер: кабинету нужен Chrome или Edge от версии 109, Firefox от 114 или Safari от 15.4.';
      document.body.style.padding = '20vh 16px';
      document.body.style.textAlign = 'center';
    });
    return;
  }

  var theme;
  try {
    var stored = localStorage.getItem('persist:cabinet-preferences');
    if (stored) theme = JSON.parse(JSON.parse(stored).theme);
  } catch (refused) {
    console.warn(refused);
  }
  if (theme !== 'dark' && theme !== 'light')
    theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  document.documentElement.dataset.theme = theme;

  // A new release has removed the first script: reload the page once.
  addEventListener(
    'error',
    function (event) {
      var target = event.target;
      if (target.type !== 'module' || !navigator.onLine) return;
      // A reload would lose the input, so /login offers to try again instead.
      if (document.querySelector('#root[data-typed]')) return;
      try {
        if (sessionStorage.getItem('cabinet-entry') === target.src) return;
        sessionStorage.setItem('cabinet-entry', target.src);
        location.reload();
      } catch (refused) {
        // Without storage, the page could reload forever.
        console.warn(refused);
      }
    },
    true,
  );
})();
