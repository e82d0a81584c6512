import type { FormDescription } from '../../../../forms/description/defineForm';
import { knownLabel } from './fieldWords';
import type { RequestValues } from './requestValues';

/** Messages about a list as a whole stand at fields that hold nothing. */
export const LIST_MESSAGES = {
  founders: 'foundersTogether',
  contactData: 'contactsTogether',
} as const;

const LIST_LABELS: Readonly<Record<string, string>> = {
  [LIST_MESSAGES.founders]: 'Учредители',
  [LIST_MESSAGES.contactData]: 'Контактные лица',
};

function labelAt(path: string): string | undefined {
  return Object.hasOwn(LIST_LABELS, path) ? LIST_LABELS[path] : knownLabel(path);
}

/**
 * The form of a request. Nothing of it waits in memory for the next visit: the draft does that, and
 * knows which fields it must not keep (rule B10).
 */
export const requestForm: FormDescription<RequestValues> = {
  name: 'finance-request',
  unsent: 'Анкета не сохранена',
  labels: { get: labelAt, has: (path) => labelAt(path) !== undefined },
  keptNames: [],
};
