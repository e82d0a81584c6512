/*
 * «Это чужой компьютер» of /login: until the sign-out this browser stores no draft and no preference. A session cookie
 * marks it in every tab, because it lives as long as the cookie of the refresh token.
 */

const COOKIE = 'foreignComputer=1';

const inCookie = () => document.cookie.includes(COOKIE);

/** Fallback for a browser without cookies. The mark lasts until the page is closed, like the session there. */
let isForeignPage = false;

/** Returns true while input and choices may only be kept in the memory of the page. */
export const isForeignComputer = (): boolean => isForeignPage || inCookie();

/** Marks this computer as foreign or not, for all tabs of this browser. */
export function setForeignComputer(isForeign: boolean): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${COOKIE}; path=/; SameSite=Strict${secure}${isForeign ? '' : '; Max-Age=0'}`;
  isForeignPage = isForeign && !inCookie();
}
