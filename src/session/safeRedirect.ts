/** Maximum length of a redirect address, in characters; a longer address is refused. */
export const LONGEST_REDIRECT = 2048;

function hasForbiddenCharacter(text: string): boolean {
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    if (code < 0x20 || code === 0x7f || character === '\\') return true;
  }
  return false;
}

export interface RedirectSurroundings {
  origin: string;
  isKnownPath: (pathname: string) => boolean;
  /** Returns true for addresses that need no sign-in. */
  isPublicRoute: (pathname: string) => boolean;
  /** True for the return after an outage: public pages such as the registration are then valid targets. */
  afterOutage?: boolean;
}

/**
 * Returns the address to open after /login or /unavailable; null if `redirect` cannot be trusted. S28: `redirect` leads
 * only to a known path of this origin. Public pages except /policy are refused, unless `afterOutage`; /login always.
 * Guards still apply to the address.
 */
export function safeRedirect(redirect: string | null, page: RedirectSurroundings): string | null {
  if (redirect === null || redirect.length > LONGEST_REDIRECT) return null;
  if (!redirect.startsWith('/') || redirect.startsWith('//')) return null;
  if (hasForbiddenCharacter(redirect)) return null;
  const target = parse(redirect, page.origin);
  if (target === null || target.origin !== page.origin) return null;
  if (target.username !== '' || target.password !== '') return null;
  const { pathname } = target;
  if (pathname.startsWith('//') || hasForbiddenCharacter(decode(pathname))) return null;
  // /login is never a target. /unavailable is refused below, because no module has this page.
  const isPlaceToReturn = page.afterOutage === true && pathname !== '/login';
  if (page.isPublicRoute(pathname) && pathname !== '/policy' && !isPlaceToReturn) return null;
  if (!page.isKnownPath(pathname)) return null;
  return `${pathname}${target.search}${target.hash}`;
}

function parse(redirect: string, origin: string): URL | null {
  try {
    return new URL(redirect, origin);
  } catch {
    return null;
  }
}

function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return '\\'; // broken percent-encoding is treated like a forbidden character
  }
}
