import type { AppThunk } from '../../session/appStore';
import { toastsOf } from '../toast/toasts';
import { isKnownPath, isPublicRoute, moduleRegistry } from './registry';

const LOST = 'Поиск и фильтры не сохранились: адрес страницы слишком длинный. Задайте их ещё раз.';

/**
 * Thunk: checks the `redirect` of an address; resolves with null if it can't be trusted. Loads missing modules
 * first, because only an existing page is a valid target; null if that fails. An address that is too long is
 * cut to its page, and a toast says so.
 *
 * @param afterOutage for /unavailable: pages of the registration are valid, too
 */
export function wayBack(
  redirect: string | null,
  { afterOutage = false } = {},
): AppThunk<Promise<string | null>> {
  return async (dispatch) => {
    if (redirect === null) return null;
    try {
      await moduleRegistry.complete();
      // A lazy import: a sign-in without `redirect` does not need it.
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
