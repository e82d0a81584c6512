import { fieldsOf } from '../../lib/fieldsOf';
import { deviceStorage, type SafeStorage } from '../../lib/safeStorage';
import { DRAFT_LIFE_MS, KEY_PREFIX } from './draftEnvelope';

/**
 * True for the text of a draft that was written before this instant, or does not say when. Reads it by
 * itself: every page loads this file, and a function of the drafts would bring their whole script along.
 */
function isOld(text: string | null, before: number): boolean {
  try {
    const { savedAt } = fieldsOf(JSON.parse(text ?? ''));
    return typeof savedAt !== 'number' || savedAt < before;
  } catch {
    return true;
  }
}

/**
 * Removes the drafts, of every user, to which their user has not come back in time, and those that
 * cannot be read. For each page, also where no form is opened any more.
 *
 * @param now in milliseconds since 1970
 */
export function sweepDrafts(device: SafeStorage = deviceStorage, now = Date.now()): void {
  for (const key of device.keys()) {
    if (!key.startsWith(KEY_PREFIX)) continue;
    if (isOld(device.read(key), now - DRAFT_LIFE_MS)) device.remove(key);
  }
}
