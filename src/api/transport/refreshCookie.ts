import type { RefreshCookie } from './tokens';

const COOKIE_NAME = 'refreshToken';

/** The part of the Cookie Store API that is used; not every browser has it. */
interface FreshCookies {
  get(name: string): Promise<{ value?: string } | null>;
}

function readFrom(cookies: string): string | null {
  for (const part of cookies.split(';')) {
    const [name, ...value] = part.trim().split('=');
    if (name === COOKIE_NAME) {
      const raw = value.join('=');
      return raw === '' ? null : decode(raw);
    }
  }
  return null;
}

function decode(raw: string): string {
  try {
    return decodeURIComponent(raw);
  } catch {
    return raw; // not written by us: take it as it stands
  }
}

/**
 * The refresh token's cookie: path `/`, session lifetime, `SameSite=Strict`, `Secure` on https.
 * Reads through `cookieStore` where it exists, because `document.cookie` can still show the old
 * value right after another tab wrote a new one.
 */
export function createRefreshCookie(page: {
  document: Pick<Document, 'cookie'>;
  location: Pick<Location, 'protocol'>;
  cookieStore?: FreshCookies | undefined;
}): RefreshCookie {
  const attributes = `; path=/; SameSite=Strict${page.location.protocol === 'https:' ? '; Secure' : ''}`;
  return {
    async read() {
      if (page.cookieStore) {
        try {
          const cookie = await page.cookieStore.get(COOKIE_NAME);
          return cookie?.value ? decode(cookie.value) : null;
        } catch {
          // refused (an opaque origin, a policy): the document still knows
        }
      }
      return readFrom(page.document.cookie);
    },
    write(refreshToken) {
      page.document.cookie = `${COOKIE_NAME}=${encodeURIComponent(refreshToken)}${attributes}`;
    },
    clear() {
      page.document.cookie = `${COOKIE_NAME}=${attributes}; Max-Age=0`;
    },
  };
}
