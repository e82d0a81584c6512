import { openLocal, storedText } from '../../../session/browserTexts';

/*
 * Runs in the page of /login before the cabinet's scripts are there, as a script of its own: imports
 * next to nothing. What is done with the form until then stays in the page, and `earlyForm.ts` takes it over.
 */
{
  const early = '#root[data-page]';

  // Without this script an old browser would send the form itself: then it does not show (index.html).
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
    // page.css says «Входим…».
    else form.querySelector('[type=submit]')?.setAttribute('aria-busy', 'true');
  });
  // Who types on has not sent yet.
  addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.name || !target.closest(early)) return;
    target.form?.querySelector('[type=submit]')?.removeAttribute('aria-busy');
    document.querySelector(early)?.setAttribute('data-typed', '');
  });
  // As `loginBoxes.ts` does: one box takes the tick of the other away.
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

  // As soon as the form is there: what this stand and this browser change of it, as React will draw it.
  new MutationObserver((_changes, observer) => {
    if (!document.querySelector('#root + *')) return;
    observer.disconnect();
    const name = document.querySelector('.brand__name');
    const brand = settingOf('VITE_BRAND_NAME');
    if (name && brand) name.textContent = brand;
    const logo = settingOf('VITE_BRAND_LOGO') ?? '';
    if (/^(?:https?:\/\/|\/(?![/\\]))/i.test(logo)) {
      const picture = new Image(30, 30);
      picture.className = 'brand__logo';
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

  // Who has a session is led on; the form shows when the session turns out to be over.
  if (/(?:^|; )refreshToken=./.test(document.cookie)) {
    document.documentElement.dataset['session'] = '';
  }
}
