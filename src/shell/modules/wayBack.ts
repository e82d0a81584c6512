import { toast } from '../toast/toasts';
import { isKnownPath, isPublicRoute, moduleRegistry } from './registry';

const SHORTENED =
  'Поиск и фильтры страницы были слишком длинными, и кабинет их не запомнил. Вставьте список снова';

/**
 * The way back that an address carries (`redirect`), or null when it can't be trusted. Only a page
 * that exists is gone back to, so the modules that are not there yet are loaded first; when that
 * fails there is no way back. One that is too long, by a pasted list, keeps its page and loses the rest,
 * which is said.
 *
 * @param afterOutage called by /unavailable: the way back may also be a page of registration
 */
export async function wayBack(
  redirect: string | null,
  { afterOutage = false } = {},
): Promise<string | null> {
  if (redirect === null) return null;
  try {
    await moduleRegistry.complete();
    // A lazy import: a sign-in without a way back does not need it.
    const { LONGEST_REDIRECT, safeRedirect } = await import('../../session/safeRedirect');
    const { origin } = window.location;
    const isLong = redirect.length > LONGEST_REDIRECT;
    const wanted = isLong ? redirect.replace(/[?#].*/s, '') : redirect;
    const target = safeRedirect(wanted, { origin, isKnownPath, isPublicRoute, afterOutage });
    if (isLong && target !== null) toast.remind(SHORTENED, 'Понятно');
    return target;
  } catch {
    return null;
  }
}
