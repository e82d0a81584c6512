import { isKnownPath, isPublicRoute, moduleRegistry } from './registry';

/**
 * The way back that an address carries (`redirect`), or null when it can't be trusted. Only a page
 * that exists is gone back to, so the modules that are not there yet are loaded first; when that
 * fails there is no way back.
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
    const { safeRedirect } = await import('../../session/safeRedirect');
    const { origin } = window.location;
    return safeRedirect(redirect, { origin, isKnownPath, isPublicRoute, afterOutage });
  } catch {
    return null;
  }
}
