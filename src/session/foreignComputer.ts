/*
 * Option «Это чужой компьютер» of /login: until the sign-out this browser stores no drafts and no preferences. A
 * session cookie marks every tab; it lives as long as the cookie of the refresh token.
 */

const COOKIE = 'foreignComputer=1';

const inCookie = () => document.cookie.includes(COOKIE);

/** Fallback for a browser without cookies: the mark and the session both last until the page is closed. */
let isForeignPage = false;

/** Returns true while input and preferences must not be stored outside the page's memory. */
export const isForeignComputer = (): boolean => isForeignPage || inCookie();

/** Marks this computer as foreign or not, for all tabs of this browser. */
export function setForeignComputer(isForeign: boolean): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${COOKIE}; path=/; SameSite=Strict${secure}${isForeign ? '' : '; Max-Age=0'}`;
  isForeignPage = isForeign && !inCookie();
}
