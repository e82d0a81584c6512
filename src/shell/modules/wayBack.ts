import type { AppThunk } from '../../session/appStore';
import { toastsOf } from '../toast/toasts';
import { isKnownPath, isPublicRoute, moduleRegistry } from './registry';

const LOST = 'Поиск и фильтры не сохранились: адрес страницы слишком длинный. Задайте их ещё раз.';

/**
 * Returns the page to open after a sign-in or an outage: the address in the `redirect` parameter, or null if it cannot
 * be trusted. Loads missing modules first, because only an existing page is a valid target; null if that fails. A
 * `redirect` that is too long is shortened to its path, and a toast explains that.
 *
 * @param afterOutage true on /unavailable: pages of the registration are valid targets, too
 */
export function wayBack(
  redirect: string | null,
  { afterOutage = false } = {},
): AppThunk<Promise<string | null>> {
  return async (dispatch) => {
    if (redirect === null) return null;
    try {
      await moduleRegistry.complete();
      // A lazy import, because a sign-in without `redirect` does not need it.
      const { LONGEST_REDIRECT, safeRedirect } = await import('../../session/safeRedirect');
      const { origin } = window.location;
      const page = { origin, isKnownPath, isPublicRoute, afterOutage };
      if (redirect.length <= LONGEST_REDIRECT) return safeRedirect(redirect, page);
      const target = safeRedirect(redirect.replace(/[?#][^]*/, ''), page);
      if (target !== null) toastsOf(dispatch).error(LOST);
      return target;
    } catch {
      return null;
    }
  };
}
