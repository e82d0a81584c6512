import { jsonFields } from '../../lib/fieldsOf';
import { deviceTexts } from '../../session/userMemory';
import { DRAFT_LIFE_MS, KEY_PREFIX } from './draftEnvelope';

/**
 * Removes the drafts, of every user, to which their user has not come back in time, and those that
 * cannot be read. For each page, also where no form is opened any more.
 *
 * @param now in milliseconds since 1970
 */
export function sweepDrafts(device = deviceTexts, now = Date.now()): void {
  for (const key of device.keys()) {
    if (!key.startsWith(KEY_PREFIX)) continue;
    // Reads the date by itself: every page loads this file, and `writtenAt` would bring the drafts along.
    const { savedAt } = jsonFields(device.read(key));
    if (typeof savedAt !== 'number' || savedAt < now - DRAFT_LIFE_MS) device.remove(key);
  }
}
