import type { FormApi } from 'final-form';
import type { Credentials } from '../../../session/signIn';
import { boxesOf, holdToBoxes } from './loginBoxes';

/* The form of /login in the served page, available before any script
   (scripts/release/signInPage.ts). React keeps its elements, or renders new ones if a browser
   extension has changed them. In both cases the input is kept. */

let early: {
  readonly old: HTMLFormElement;
  /** Read before React renders, because React hides the password again. */
  readonly isRevealed: boolean;
  readonly focused: Element | null;
} | null = null;

const formOfPage = () => document.querySelector<HTMLFormElement>('form[name=login]');

/** Remembers the form of the served page. Call it before React renders. */
export function rememberEarlyForm(): void {
  const old = formOfPage();
  const { activeElement } = document;
  early = old && {
    old,
    isRevealed: old.querySelector('#login-password[type=text]') !== null,
    focused: old.contains(activeElement) ? activeElement : null,
  };
}

/** Takes over the user's actions from before React: input, checkboxes, a revealed password, a submit. */
export function takeOver(form: FormApi<Credentials, Partial<Credentials>> | null): void {
  const drawn = formOfPage();
  if (!form || !early || !drawn) return;
  const { old, isRevealed, focused } = early;
  early = null;
  for (const name of ['username', 'password'] as const) {
    const value = old.querySelector<HTMLInputElement>(`#login-${name}`)?.value;
    // The user may have cleared a login that the device had filled in.
    if (value !== undefined) form.change(name, value);
  }
  const before = boxesOf(old);
  boxesOf(drawn).forEach((box, at) => (box.checked = before[at]?.checked === true));
  holdToBoxes();
  const sent = old.querySelector('[aria-busy=true]');
  sent?.removeAttribute('aria-busy');
  // React has rendered the values and handles clicks now; the browser has not painted yet.
  const held = drawn === old ? null : focused;
  queueMicrotask(() => {
    if (held) document.getElementById(held.id)?.focus();
    if (isRevealed) drawn.querySelector<HTMLElement>('.password-field__reveal')?.click();
    if (sent) drawn.querySelector<HTMLElement>('[type=submit]')?.click();
  });
}
