import type { ElementHandle, Page } from 'playwright/test';

/** Kind of target: an element to click, a field to type into, a field for files. */
type TargetKind = 'click' | 'type' | 'file';

/** An element with its accessible name and role. */
export interface Target {
  readonly element: ElementHandle<Element>;
  readonly name: string;
  readonly role: string;
}

const SELECTORS: Readonly<Record<TargetKind, string>> = {
  click: [
    'a[href]',
    'button',
    'summary',
    'input[type=checkbox]',
    'input[type=radio]',
    ...['tab', 'option', 'menuitem', 'menuitemradio', 'switch', 'combobox', 'gridcell', 'row'].map(
      (role) => `[role=${role}]`,
    ),
  ].join(','),
  type: 'input:not([type=checkbox],[type=radio],[type=file],[type=hidden]), textarea',
  file: 'input[type=file]',
};

interface Wish {
  readonly selector: string;
  /** Position among the candidates, 0 to 1. */
  readonly place: number;
  /** Random number, 0 to 1, that decides if menu and top bar are included. */
  readonly reach: number;
  readonly hidden: boolean;
}

/** Runs in the page: returns a reachable element, or null. Must be self-contained. */
function choose({ selector, place, reach, hidden }: Wish): Element | null {
  const isShown = (element: Element) => hidden || element.checkVisibility();
  const layers = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')];
  const dialog = layers.findLast((layer) => layer.checkVisibility());
  const lists = [...document.querySelectorAll('[role=listbox], [role=menu]')];
  const main = document.querySelector('main');
  const within = dialog ?? (reach < 0.8 && main ? main : document.body);
  const found = [within, ...lists.filter((list) => !within.contains(list))].flatMap((root) => [
    ...root.querySelectorAll(selector),
  ]);
  const usable = found.filter((element) => {
    if (!isShown(element) || element.matches(':disabled, [aria-disabled=true], [inert] *')) {
      return false;
    }
    if (element instanceof HTMLInputElement && element.readOnly) return false;
    if (!(element instanceof HTMLAnchorElement)) return true;
    return element.origin === location.origin && element.target !== '_blank';
  });
  return usable[Math.floor(place * usable.length)] ?? null;
}

/** Runs in the page: returns the name and role of an element. */
function describe(element: Element): { name: string; role: string } {
  const labels =
    element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
      ? [...(element.labels ?? [])].map((label) => label.textContent).join(' ')
      : '';
  const by = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const words =
    element.getAttribute('aria-label') ??
    (by.map((id) => document.getElementById(id)?.textContent ?? '').join(' ') ||
      labels ||
      element.textContent);
  return {
    name: words.replaceAll(/\s+/g, ' ').trim().slice(0, 50),
    role: element.getAttribute('role') ?? element.tagName.toLowerCase(),
  };
}

/** Returns a reachable element, chosen by two numbers from 0 to 1; undefined if there is none. */
export async function findTarget(
  page: Page,
  kind: TargetKind,
  place: number,
  reach: number,
): Promise<Target | undefined> {
  const handle = await page.evaluateHandle(choose, {
    selector: SELECTORS[kind],
    place,
    reach,
    hidden: kind === 'file',
  });
  const element = handle.asElement();
  if (element === null) return undefined;
  return { element, ...(await element.evaluate(describe)) };
}
