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

  it('is not marked as Secure without https, or the browser would drop it', () => {
    const page = pageWith('', 'http:');
    createRefreshCookie(page).write('token');
    expect(page.document.cookie).toBe('refreshToken=token; path=/; SameSite=Strict');
  });

  it('is read without a wait if only one cookie has its name', () => {
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

  it('is read through cookieStore, because it sees other tabs’ writes first', async () => {
    const cookie = createRefreshCookie({
      ...pageWith('refreshToken=stale'),
      cookieStore: { getAll: () => Promise.resolve([{ value: 'fresh' }]) },
    });
    expect(await cookie.read()).toBe('fresh');
  });

  it('is read from the document if cookieStore fails', async () => {
    const cookie = createRefreshCookie({
      ...pageWith('refreshToken=kept'),
      cookieStore: { getAll: () => Promise.reject(new Error('SecurityError')) },
    });
    expect(await cookie.read()).toBe('kept');
  });

  it('is ignored if several cookies have its name, because a neighbouring host may have set one', async () => {
    const page = pageWith('refreshToken=mine; a=1; refreshToken=theirs');
    expect(await createRefreshCookie(page).read()).toBe('');
    const cookieStore = { getAll: () => Promise.resolve([{ value: 'theirs' }, { value: 'mine' }]) };
    expect(await createRefreshCookie({ ...pageWith(''), cookieStore }).read()).toBe('');
  });

  it('is cleared for every domain that could have set it', () => {
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

  /** Returns a browser that accepts only cookies up to this length; with 0 it accepts none. */
  function browserTaking(longest: number) {
    let cookie = '';
    const document = {
      get cookie() {
        return cookie;
      },
      set cookie(text: string) {
        const [pair = ''] = text.split(';');
        if (text.includes('Max-Age=0')) cookie = '';
        else if (pair.length <= longest) cookie = pair;
      },
    };
    return { ...pageWith(''), document };
  }

  it.each([
    ['refused by the browser', 0],
    ['too long for the browser', 4096],
  ])('that is %s stays in memory until it is cleared', async (_why, longest) => {
    const page = browserTaking(longest);
    const cookieStore = { getAll: () => Promise.resolve([]) };
    const cookie = createRefreshCookie({ ...page, ...(longest === 0 && { cookieStore }) });
    const token = 't'.repeat(4200);
    cookie.write(token);
    expect(await cookie.read()).toBe(token);
    expect(cookie.isKept()).toBe(false);
    cookie.clear();
    expect(await cookie.read()).toBeNull();
    cookie.write('short');
    expect(cookie.isKept()).toBe(longest > 0);
  });

  it('in memory is replaced by a later cookie that the browser accepts', async () => {
    const page = browserTaking(4096);
    const cookie = createRefreshCookie(page);
    cookie.write('one');
    cookie.write('t'.repeat(4200));
    expect(await cookie.read()).toBe('t'.repeat(4200));
    page.document.cookie = 'refreshToken=theirs';
    expect(await cookie.read()).toBe('theirs');
  });
});
