import { enliven } from './content';
import { startOriginFilter } from './originFilter';
import { startSearch } from './searchBox';
import { goTo, showView } from './views';

// The page is complete without this: here is what makes it quick to use.
const page = document.documentElement;
// At once, in the head: the long page is never painted before one view of it is chosen.
page.classList.add('scripted-page');

function startMenu(): () => void {
  const button = document.querySelector('.menu');
  const set = (isOpen: boolean): void => {
    page.classList.toggle('menu-open', isOpen);
    button?.setAttribute('aria-expanded', String(isOpen));
  };
  button?.addEventListener('click', () => set(!page.classList.contains('menu-open')));
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') set(false);
  });
  return () => set(false);
}

/** What is folded on the screen is wanted on paper. */
function unfoldForPrint(): void {
  for (const folded of document.querySelectorAll<HTMLDetailsElement>(
    '.view:not([hidden]) details:not(.lazy)',
  )) {
    folded.open = true;
  }
}

document.addEventListener('DOMContentLoaded', () => {
  const closeMenu = startMenu();
  const isHidden = startOriginFilter();
  const input = document.querySelector<HTMLInputElement>('#query');
  const list = document.querySelector<HTMLElement>('#found');
  if (input && list) startSearch(input, list, isHidden);

  const enlivened = new WeakSet<HTMLElement>();
  const show = (): ReturnType<typeof showView> => {
    // The link to the content is no view of its own.
    if (location.hash === '#content') return undefined;
    const shown = showView(location.hash);
    if (shown && !enlivened.has(shown.view)) {
      enlivened.add(shown.view);
      enliven(shown.view);
    }
    return shown;
  };
  const first = show();
  if (first && first.target !== first.view) first.target.scrollIntoView({ block: 'center' });
  page.classList.add('ready');
  window.addEventListener('hashchange', () => {
    closeMenu();
    const shown = show();
    if (shown) goTo(shown);
  });
  window.addEventListener('beforeprint', unfoldForPrint);
});
