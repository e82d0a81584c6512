/** The element of the page that an address names: `#/schemas/User/itn`. Undefined: none. */
export function elementAt(hash: string): HTMLElement | undefined {
  const raw = hash.slice(1);
  let id = raw === '' ? '/' : raw;
  try {
    id = decodeURIComponent(id);
  } catch {
    // An address with a stray percent sign may still be the name itself.
  }
  return document.getElementById(id) ?? undefined;
}

function markLinks(view: HTMLElement): void {
  for (const link of document.querySelectorAll('#navigation a')) {
    const isHere = elementAt(link.getAttribute('href') ?? '') === view;
    if (!isHere) link.removeAttribute('aria-current');
    else {
      link.setAttribute('aria-current', 'page');
      link.closest('details')?.setAttribute('open', '');
      link.scrollIntoView({ block: 'nearest' });
    }
  }
}

/** Unfolds whatever the target is folded into. */
function unfold(target: HTMLElement): void {
  for (let up = target.closest('details'); up; up = up.parentElement?.closest('details') ?? null) {
    up.open = true;
  }
}

export interface ShownView {
  readonly view: HTMLElement;
  readonly target: HTMLElement;
}

/** Shows the view that the address names, and only it. */
export function showView(hash: string): ShownView | undefined {
  const missing = document.getElementById('missing');
  const named = elementAt(hash);
  const target = named?.closest('.view') ? named : missing;
  const view = target?.closest<HTMLElement>('.view');
  if (!target || !view) return undefined;
  for (const other of document.querySelectorAll<HTMLElement>('.view')) {
    other.hidden = other !== view;
  }
  document.title = `${view.dataset['title'] ?? ''} — ${document.body.dataset['name'] ?? ''}`;
  for (const marked of document.querySelectorAll('.aimed')) marked.classList.remove('aimed');
  markLinks(view);
  unfold(target);
  if (target !== view) target.classList.add('aimed');
  return { view, target };
}

/** Brings the reader to what was shown: the place within the view, or its top. */
export function goTo({ view, target }: ShownView): void {
  if (target !== view) target.scrollIntoView({ block: 'center' });
  else window.scrollTo(0, 0);
  view.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
}
