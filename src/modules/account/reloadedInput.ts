import { getIn } from 'final-form';
import type { FormDescription } from '../../forms/description/defineForm';
import { keptInput } from '../../forms/form/keptInput';
import { fieldsOf, jsonFields } from '../../lib/fieldsOf';
import { tabMemory } from '../../session/userMemory';

/*
 * Keeps the input of a registration through a reload of its page, in the storage of the tab. The input is stored only
 * from the unload of the page until a registration form opens again.
 */

/** Values of forms, keyed by the name of the form. */
const memory = tabMemory({ key: 'cabinet-reloaded-input', shape: jsonFields });

type Named = Pick<FormDescription<never>, 'name' | 'keptNames'>;

/** Names of the kept fields. Consents must be given again; secrets and codes are never kept. */
function namesOf({ keptNames }: Named): string[] {
  return keptNames.filter((name) => !name.startsWith('consents.'));
}

function isTyped(value: unknown): boolean {
  return value === true || (typeof value === 'string' && value !== '');
}

/** Stores the values of a form until the page has reloaded. */
export function keepForReload(form: Named, values: object): void {
  const typed = namesOf(form)
    .map((name): [string, unknown] => [name, getIn(values, name)])
    .filter(([, value]) => isTyped(value));
  // Fails if the storage is denied or full: then only the browser's leave warning protects the input.
  memory.write({ ...memory.read(), [form.name]: Object.fromEntries(typed) });
}

/** Empties the storage. Input that a form has already taken over stays in the form. */
export const forgetReloaded = memory.forget;

/**
 * Returns true if the page was opened by a link or an address, and not by a reload or the browser's history: the stored
 * input may then belong to another person.
 */
function isNewVisit(): boolean {
  return performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type === 'navigate');
}

/**
 * Fills forms that are about to open with their input from before the reload. May be called repeatedly. Returns false
 * for a new visit, otherwise true if one of the forms has kept input.
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
