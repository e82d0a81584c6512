import { describe, expect, it } from 'vitest';
import { createRefreshCookie, refreshTokenIn } from './refreshCookie';

function pageWith(cookie: string, protocol = 'https:') {
  return { document: { cookie }, location: { protocol, hostname: 'lk.bank.example' } };
}

describe('the refresh cookie', () => {
  it('is a session cookie for this site only', () => {
    const page = pageWith('');
    createRefreshCookie(page).write('one two;three');
    expect(page.document.cookie).toBe(
      'refreshToken=one%20two%3Bthree; path=/; SameSite=Strict; Secure',
    );
    expect(page.document.cookie).not.toMatch(/max-age|expires/i);
  });

  it('is not marked Secure where there is no https, or the browser would drop it', () => {
    const page = pageWith('', 'http:');
    createRefreshCookie(page).write('token');
    expect(page.document.cookie).toBe('refreshToken=token; path=/; SameSite=Strict');
  });

  it('is known to a page at once, where there is just one', () => {
    expect(refreshTokenIn('a=1; refreshToken=t%3Dk')).toBe('t=k');
    expect(refreshTokenIn('refreshToken=one; refreshToken=two')).toBeNull();
    expect(refreshTokenIn('refreshToken=')).toBeNull();
  });

  it('is found among other cookies', async () => {
    const read = (cookie: string) => createRefreshCookie(pageWith(cookie)).read();
    expect(await read('a=1; refreshToken=t%3Dk; b=2')).toBe('t=k');
    expect(await read('xrefreshToken=other')).toBeNull();
    expect(await read('refreshToken=')).toBeNull();
    expect(await read('refreshToken=100%')).toBe('100%');
    expect(await read('')).toBeNull();
  });

  it('is read fresh through cookieStore, which sees other tabs’ writes first', async () => {
    const cookie = createRefreshCookie({
      ...pageWith('refreshToken=stale'),
      cookieStore: { getAll: () => Promise.resolve([{ value: 'fresh' }]) },
    });
    expect(await cookie.read()).toBe('fresh');
  });

  it('is read from the document where cookieStore refuses', async () => {
    const cookie = createRefreshCookie({
      ...pageWith('refreshToken=kept'),
      cookieStore: { getAll: () => Promise.reject(new Error('SecurityError')) },
    });
    expect(await cookie.read()).toBe('kept');
  });

  it('is none of several: one of them may be a stranger’s, set by a neighbouring host', async () => {
    const page = pageWith('refreshToken=mine; a=1; refreshToken=theirs');
    expect(await createRefreshCookie(page).read()).toBe('');
    const cookieStore = { getAll: () => Promise.resolve([{ value: 'theirs' }, { value: 'mine' }]) };
    expect(await createRefreshCookie({ ...pageWith(''), cookieStore }).read()).toBe('');
  });

  it('is cleared by expired ones with the same attributes, for every domain that could have set it', () => {
    const written: string[] = [];
    const { location } = pageWith('');
    const document = {
      get cookie() {
        return '';
      },
      set cookie(text: string) {
        written.push(text);
      },
    };
    createRefreshCookie({ document, location }).clear();
    const gone = 'refreshToken=; path=/; SameSite=Strict; Secure; Max-Age=0';
    expect(written).toEqual([
      gone,
      `${gone}; domain=lk.bank.example`,
      `${gone}; domain=bank.example`,
      `${gone}; domain=example`,
    ]);
  });
});
