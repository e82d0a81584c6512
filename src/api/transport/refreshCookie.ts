import type { RefreshCookie } from './tokens';

const COOKIE_NAME = 'refreshToken';

/** The part of the Cookie Store API that is used here. Not every browser has this API. */
interface FreshCookies {
  getAll(name: string): Promise<readonly { value?: string }[]>;
}

/** Returns the values of all cookies named `refreshToken`. */
function valuesIn(cookies: string): string[] {
  return cookies.split(';').flatMap((part) => {
    const [name, ...value] = part.trim().split('=');
    return name === COOKIE_NAME ? [value.join('=')] : [];
  });
}

/** Returns the refresh token in `cookies`, the page's `document.cookie`; null if there is none or several. */
export function refreshTokenIn(cookies: string): string | null {
  return theOnly(valuesIn(cookies)) || null;
}

/** Returns the only value; null if there is none, '' if there are several, as one may belong to a neighbouring host. */
function theOnly(values: readonly string[]): string | null {
  if (values.length > 1) return '';
  return values[0] ? decode(values[0]) : null;
}

function decode(raw: string): string {
  try {
    return decodeURIComponent(raw);
  } catch {
    return raw; // Another program has written this value, so it is returned unchanged.
  }
}

/**
 * Returns an object that reads, writes and removes the refresh-token cookie: path `/`, session lifetime,
 * `SameSite=Strict`, `Secure` on https. Reads `cookieStore` if it exists, because `document.cookie` may be stale right
 * after another tab has written. If the browser refuses the cookie, for example because it is too long, the page keeps
 * the token in memory until the browser's cookie changes.
 */
export function createRefreshCookie(page: {
  document: Pick<Document, 'cookie'>;
  location: Pick<Location, 'protocol' | 'hostname'>;
  cookieStore?: FreshCookies | undefined;
}): RefreshCookie {
  const attributes = `; path=/; SameSite=Strict${page.location.protocol === 'https:' ? '; Secure' : ''}`;
  const inDocument = () => theOnly(valuesIn(page.document.cookie));
  const inBrowser = async () => {
    if (page.cookieStore) {
      try {
        const cookies = await page.cookieStore.getAll(COOKIE_NAME);
        return theOnly(cookies.map(({ value = '' }) => value));
      } catch {
        // `cookieStore` is refused by a policy or an opaque origin, but `document.cookie` still works
      }
    }
    return inDocument();
  };
  /** The token that the browser refused, and the cookie that it has instead. */
  let refused: { refreshToken: string; inPlace: string | null } | null = null;
  return {
    async read() {
      const found = await inBrowser();
      return refused && found === refused.inPlace ? refused.refreshToken : found;
    },
    write(refreshToken) {
      page.document.cookie = `${COOKIE_NAME}=${encodeURIComponent(refreshToken)}${attributes}`;
      const values = valuesIn(page.document.cookie);
      const isTaken = values.map(decode).includes(refreshToken);
      refused = isTaken ? null : { refreshToken, inPlace: theOnly(values) };
    },
    isKept: () => refused === null,
    clear() {
      refused = null;
      const gone = `${COOKIE_NAME}=${attributes}; Max-Age=0`;
      page.document.cookie = gone;
      // Also removes a cookie of a neighbouring host for a shared domain.
      const names = page.location.hostname.split('.');
      for (const index of names.keys()) {
        page.document.cookie = `${gone}; domain=${names.slice(index).join('.')}`;
      }
    },
  };
}
