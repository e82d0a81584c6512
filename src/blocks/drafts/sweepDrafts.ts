import { jsonFields } from '../../lib/fieldsOf';
import { deviceTexts } from '../../session/userMemory';
import { DRAFT_LIFE_MS, KEY_PREFIX } from './draftEnvelope';

/**
 * Removes all users' drafts that are unreadable or older than `DRAFT_LIFE_MS`. Runs on every page, even if it has
 * no form.
 *
 * @param now in milliseconds since 1970
 */
export function sweepDrafts(device = deviceTexts, now = Date.now()): void {
  for (const key of device.keys()) {
    if (!key.startsWith(KEY_PREFIX)) continue;
    // Reads the date directly, because `writtenAt` would add the code of drafts to every page.
    const { savedAt } = jsonFields(device.read(key));
    if (typeof savedAt !== 'number' || savedAt < now - DRAFT_LIFE_MS) device.remove(key);
  }
}
