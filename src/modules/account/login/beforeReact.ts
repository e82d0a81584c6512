import { openLocal, storedText } from '../../../session/browserTexts';

/*
 * Separate script of /login. It runs before the cabinet's scripts have loaded, so it imports almost nothing.
 * `earlyForm.ts` takes over the input.
 */
{
  const early = '#root[data-page]';

  // Shows the form of index.html. It is hidden until then, because the browser itself would send it.
  document.documentElement.dataset['early'] = '';

  const settingOf = (name: string): string | undefined =>
    [...document.querySelectorAll<HTMLMetaElement>(`[name=${name}]`)].at(-1)?.content.trim();

  addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !form.closest(early)) return;
    event.preventDefault();
    const empty = [...form.querySelectorAll<HTMLInputElement>('[name]')].find(
      ({ value }) => !value,
    );
    if (empty) empty.focus();
    // page.css shows «Входим…» for this state.
    else form.querySelector('[type=submit]')?.setAttribute('aria-busy', 'true');
  });
  // Typing cancels a submit that waits for React.
  addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.name || !target.closest(early)) return;
    target.form?.querySelector('[type=submit]')?.removeAttribute('aria-busy');
    document.querySelector(early)?.setAttribute('data-typed', '');
  });
  // Checking one box unchecks the other, as in `loginBoxes.ts`.
  addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.checked) return;
    for (const box of document.querySelectorAll<HTMLInputElement>(`${early} .login__box input`)) {
      box.checked = box === target;
    }
  });
  addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const eye = target.closest(`${early} .password-field__reveal`);
    const password = eye?.previousSibling;
    if (!(password instanceof HTMLInputElement)) return;
    const isHidden = password.type === 'password';
    password.type = isHidden ? 'text' : 'password';
  });

  // Applies brand, checkboxes and kept login when the form is parsed, in the state in which React will render them.
  new MutationObserver((_changes, observer) => {
    if (!document.querySelector('#root + *')) return;
    observer.disconnect();
    const name = document.querySelector('.brand__name');
    const brand = settingOf('VITE_BRAND_NAME');
    if (name && brand) name.textContent = brand;
    const logo = settingOf('VITE_BRAND_LOGO') ?? '';
    if (/^(?:https?:\/\/|\/(?![/\\]))/i.test(logo)) {
      const picture = new Image(30, 30);
      picture.className = 'brand__logo flex-none';
      picture.alt = '';
      picture.src = logo;
      document.querySelector('.brand__mark')?.replaceWith(picture);
    }
    const foreign = document.querySelector<HTMLInputElement>('#foreign-computer');
    if (foreign) foreign.checked = document.cookie.includes('foreignComputer=1');
    const keep = document.querySelector<HTMLInputElement>('#remember-login');
    const username = document.querySelector<HTMLInputElement>('#login-username');
    const login = storedText(openLocal, 'cabinet-login');
    if (keep && username && login) {
      keep.checked = true;
      username.value = login;
    }
  }).observe(document, { childList: true, subtree: true });

  // A user with a session is redirected: the form appears only if the session has ended.
  if (/(?:^|; )refreshToken=./.test(document.cookie)) {
    document.documentElement.dataset['session'] = '';
  }
}
