import { getIn } from 'final-form';
import type { FormDescription } from '../../forms/description/defineForm';
import { keptInput } from '../../forms/form/keptInput';
import { fieldsOf, jsonFields } from '../../lib/fieldsOf';
import { tabMemory } from '../../session/userMemory';

/*
 * What was typed into a registration comes through a reload of its page: in the storage of the tab, from
 * the moment the page goes until the next one stands. It is nowhere else, and dies with the tab.
 */

/** Values of forms by the form's name. */
const memory = tabMemory({ key: 'cabinet-reloaded-input', shape: jsonFields });

type Named = Pick<FormDescription<never>, 'name' | 'keptNames'>;

/** Consents are given anew; secrets and codes are never among the kept names. */
function namesOf({ keptNames }: Named): string[] {
  return keptNames.filter((name) => !name.startsWith('consents.'));
}

function isTyped(value: unknown): boolean {
  return value === true || (typeof value === 'string' && value !== '');
}

/** Keeps the values of a form while the page is loaded anew. */
export function keepForReload(form: Named, values: object): void {
  const typed = namesOf(form)
    .map((name): [string, unknown] => [name, getIn(values, name)])
    .filter(([, value]) => isTyped(value));
  // Where the storage is denied or full, only the browser's own question before a reload remains.
  memory.write({ ...memory.read(), [form.name]: Object.fromEntries(typed) });
}

/** Nothing is left in the storage; what a page has taken from it stays with that page. */
export const forgetReloaded = memory.forget;

/** True for a navigation by address: the input of before may be another person's. */
function isNewVisit(): boolean {
  return performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type === 'navigate');
}

/**
 * Fills forms that are about to open with what they held before the reload; to be called once the page
 * draws them, any number of times. True where there was something.
 */
export function fillReloaded(...forms: readonly Named[]): boolean {
  const stored = memory.read() ?? {};
  forgetReloaded();
  if (isNewVisit()) return false;
  for (const form of forms) {
    const input = fieldsOf(stored[form.name]);
    const typed = namesOf(form).filter((name) => isTyped(input[name]));
    if (typed.length === 0) continue;
    keptInput().set(form.name, Object.fromEntries(typed.map((name) => [name, input[name]])));
  }
  return forms.some(({ name }) => keptInput().has(name));
}
