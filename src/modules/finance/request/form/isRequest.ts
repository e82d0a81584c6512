import type { RequestValues } from './requestValues';

/** The values that a rule is given, as those of this form. */
export function isRequest(
  values: Readonly<Record<string, unknown>>,
): values is Record<string, unknown> & RequestValues {
  return Array.isArray(values['founders']) && Array.isArray(values['contactData']);
}
