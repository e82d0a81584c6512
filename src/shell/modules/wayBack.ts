import type { AppThunk } from '../../session/appStore';
import { toastsOf } from '../toast/toasts';
import { isKnownPath, isPublicRoute, moduleRegistry } from './registry';

const LOST = 'Поиск и фильтры не сохранились: адрес страницы слишком длинный. Задайте их ещё раз.';

/**
 * Thunk: the way back that an address carries (`redirect`), or null when it can't be trusted. Only a page
 * that exists is gone back to, so the modules that are not there yet are loaded first; when that
 * fails there is no way back. Of an address that is too long the page alone is, and a toast says so.
 *
 * @param afterOutage called by /unavailable: the way back may also be a page of registration
 */
export function wayBack(
  redirect: string | null,
  { afterOutage = false } = {},
): AppThunk<Promise<string | null>> {
  return async (dispatch) => {
    if (redirect === null) return null;
    try {
      await moduleRegistry.complete();
      // A lazy import: a sign-in without a way back does not need it.
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
