/*
 * «Это чужой компьютер» of /login: until the sign-out this browser keeps no draft and no preference. A
 * session cookie marks it, since it lives as long as that of the refresh token, in every tab.
 */

const COOKIE = 'foreignComputer=1';

const inCookie = () => document.cookie.includes(COOKIE);

/** A browser that keeps no cookies: this page alone remembers, as it does the session itself. */
let isForeignPage = false;

/** True while input and choices must stay in the memory of the page. */
export const isForeignComputer = (): boolean => isForeignPage || inCookie();

/** Says whether this computer is a stranger's, for all tabs of this browser. */
export function setForeignComputer(isForeign: boolean): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${COOKIE}; path=/; SameSite=Strict${secure}${isForeign ? '' : '; Max-Age=0'}`;
  isForeignPage = isForeign && !inCookie();
}
