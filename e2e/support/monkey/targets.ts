import type { ElementHandle, Page } from 'playwright/test';

/** What is looked for: something to click, or a field to type into. */
export type TargetKind = 'click' | 'type' | 'file';

/** Something on the page, as a person would name it. */
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
  /** From 0 to 1: which of what is there. */
  readonly place: number;
  /** From 0 to 1: whether the menu and the top bar count. */
  readonly reach: number;
  readonly hidden: boolean;
}

/** Runs in the page: one of what can be reached there, or null. Knows nothing outside itself. */
function choose({ selector, place, reach, hidden }: Wish): Element | null {
  const isShown = (element: Element) => hidden || element.checkVisibility();
  const layers = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')];
  const dialog = layers.filter((layer) => layer.checkVisibility()).at(-1);
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

/** Runs in the page: what a person calls it. */
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

/** One thing that can be reached on the page, by two numbers from 0 to 1; undefined if there is none. */
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
