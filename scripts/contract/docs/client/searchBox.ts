import { findEntries, type SearchEntry } from './search';
import { say } from './content';

declare global {
  interface Window {
    /** search.js of the portal. */
    contractEntries?: readonly SearchEntry[];
  }
}

const MOST = 30;

function option(entry: SearchEntry, index: number): HTMLElement {
  const row = document.createElement('div');
  row.id = `found-${index}`;
  row.setAttribute('role', 'option');
  row.setAttribute('aria-selected', 'false');
  row.dataset['target'] = entry.id;
  const title = document.createElement('b');
  const detail = document.createElement('span');
  title.textContent = entry.title;
  detail.textContent = entry.detail;
  row.append(title, ' ', detail);
  if (entry.summary !== '') {
    const summary = document.createElement('small');
    summary.textContent = entry.summary;
    row.append(' ', summary);
  }
  return row;
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input:not([type=checkbox]), textarea');
}

/** The search field with its list, as the ARIA combobox pattern wants it. */
export function startSearch(
  input: HTMLInputElement,
  list: HTMLElement,
  isHidden: (origin: string) => boolean,
): void {
  let active = -1;
  const options = (): HTMLElement[] => [...list.querySelectorAll<HTMLElement>('[role=option]')];

  const close = (): void => {
    list.hidden = true;
    active = -1;
    input.setAttribute('aria-expanded', 'false');
    input.removeAttribute('aria-activedescendant');
  };

  const activate = (index: number): void => {
    const rows = options();
    active = rows.length === 0 ? -1 : (index + rows.length) % rows.length;
    rows.forEach((row, at) => row.setAttribute('aria-selected', String(at === active)));
    const row = rows[active];
    if (!row) return;
    input.setAttribute('aria-activedescendant', row.id);
    row.scrollIntoView({ block: 'nearest' });
  };

  const show = (): void => {
    if (input.value.trim() === '') return close();
    const visible = (window.contractEntries ?? []).filter(({ origin }) => !isHidden(origin));
    const found = findEntries(visible, input.value, MOST);
    list.replaceChildren(...found.map(option));
    if (found.length === 0) {
      const none = document.createElement('p');
      none.textContent = 'Ничего не найдено';
      // A list box holds options only: the line is one that cannot be chosen.
      none.setAttribute('role', 'option');
      none.setAttribute('aria-disabled', 'true');
      none.setAttribute('aria-selected', 'false');
      list.append(none);
    }
    say(found.length === 0 ? 'Ничего не найдено' : `Найдено: ${found.length}`);
    list.hidden = false;
    input.setAttribute('aria-expanded', 'true');
    activate(0);
  };

  const choose = (row: HTMLElement | undefined): void => {
    const target = row?.dataset['target'];
    if (target === undefined) return;
    input.value = '';
    close();
    input.blur();
    location.hash = target.split('/').map(encodeURIComponent).join('/');
  };

  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => (list.hidden ? show() : activate(active + 1)),
    ArrowUp: () => activate(active - 1),
    Enter: () => choose(options()[active]),
    Escape: () => {
      if (list.hidden) input.value = '';
      close();
    },
  };
  input.addEventListener('input', show);
  input.addEventListener('focus', show);
  input.addEventListener('blur', close);
  input.addEventListener('keydown', (event) => {
    const act = keys[event.key];
    if (!act || event.isComposing) return;
    event.preventDefault();
    act();
  });
  // The field keeps the focus: a pressed row must not close the list before it is chosen.
  list.addEventListener('mousedown', (event) => event.preventDefault());
  list.addEventListener('click', ({ target }) => {
    if (target instanceof Element)
      choose(target.closest<HTMLElement>('[role=option]') ?? undefined);
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || isTyping(event.target)) return;
    event.preventDefault();
    input.focus();
    input.select();
  });
}
