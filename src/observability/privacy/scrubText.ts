import { HIDDEN, knownMessage } from './knownMessages';
import { withoutValues } from './withoutValues';

/** Text that a replay has masked already, and empty text. */
const MASKED = /^[*\s]*$/;

/** Numbers with a unit that are too short for a requisite, a phone or a date. */
const SHORT_NUMBER = /^-?\d{1,5}(?:\.\d{1,3})?(?:px|ms|s|%)?$/;

const ADDRESS = /^(?:https?:\/\/|\/(?!\/))\S*$/;

/** A call in the notation of the error service: `GET /api/v1/user/:id`. */
const CALL = /^(GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS) (\S+)$/;

/**
 * Returns a text that may be sent: a known message, the shape of an address, a masked text or a short number. Any other
 * text becomes a placeholder.
 */
export function scrubText(text: string): string {
  if (MASKED.test(text) || SHORT_NUMBER.test(text)) return text;
  if (ADDRESS.test(text)) return withoutValues(text);
  const [, method, address = ''] = CALL.exec(text) ?? [];
  if (method !== undefined) {
    return `${method} ${ADDRESS.test(address) ? withoutValues(address) : HIDDEN}`;
  }
  return knownMessage(text) ?? HIDDEN;
}
