// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isChunkError, loadPart, reloadTo, type ReloadSurroundings } from './chunkReload';

const missing = () =>
  Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/offer.js'));

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

function createPage({ online = true } = {}) {
  const reload = vi.fn<(wanted?: string) => void>();
  const surroundings: ReloadSurroundings = { reload, online: () => online };
  return { surroundings, reload };
}

const settled = (promise: Promise<unknown>) =>
  Promise.race([
    promise.then(
      () => 'loaded',
      () => 'failed',
    ),
    new Promise((resolve) => {
      setImmediate(() => resolve('pending'));
    }),
  ]);

describe('a part of the page that fails to load', () => {
  it('reloads the page once if its file is missing after a deployment, and then rejects', async () => {
    const { surroundings, reload } = createPage();
    expect(await settled(loadPart('/offer', missing, { surroundings }))).toBe('pending');
    expect(reload).toHaveBeenCalledTimes(1);
    expect(await settled(loadPart('/offer', missing, { surroundings }))).toBe('failed');
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('does not reload the page again after another part has loaded', async () => {
    const { surroundings, reload } = createPage();
    await settled(loadPart('/offer', missing, { surroundings }));
    await loadPart('lk', () => Promise.resolve('layout'), { surroundings });
    expect(await settled(loadPart('/offer', missing, { surroundings }))).toBe('failed');
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('may reload the page again if this part has loaded since the first reload', async () => {
    const { surroundings, reload } = createPage();
    await settled(loadPart('/offer', missing, { surroundings }));
    await loadPart('/offer', () => Promise.resolve('page'), { surroundings });
    expect(await settled(loadPart('/offer', missing, { surroundings }))).toBe('pending');
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('does not reload the page without a network, because the page would be lost', async () => {
    const { surroundings, reload } = createPage({ online: false });
    expect(await settled(loadPart('/offer', missing, { surroundings }))).toBe('failed');
    expect(reload).not.toHaveBeenCalled();
  });

  it('does not reload the page if the attempt cannot be stored', async () => {
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const { surroundings, reload } = createPage();
    expect(await settled(loadPart('/denied', missing, { surroundings }))).toBe('failed');
    expect(await settled(loadPart('/denied', missing, { surroundings }))).toBe('failed');
    expect(reload).not.toHaveBeenCalled();
  });

  it('does not reload the page for an error in its own code', async () => {
    const { surroundings, reload } = createPage();
    const broken = () => Promise.reject(new Error('x is not a function'));
    await expect(loadPart('/offer', broken, { surroundings })).rejects.toThrow('x is not');
    expect(reload).not.toHaveBeenCalled();
  });

  it('reloads the page at the address that is pending at the failure', async () => {
    const { surroundings, reload } = createPage();
    let wanted: string | undefined = '/register';
    const load = () => {
      wanted = '/register/confirm';
      return missing();
    };
    await settled(loadPart('/register/confirm', load, { wanted: () => wanted, surroundings }));
    expect(reload.mock.calls).toEqual([['/register/confirm']]);
  });

  it.each([
    'error loading dynamically imported module: https://a/b.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/a.css',
  ])('is recognised by the message «%s»', (message) => {
    expect(isChunkError(new Error(message))).toBe(true);
  });
});

describe('reloadTo', () => {
  const at = (href: string) => {
    const reload = vi.fn<() => void>();
    const assign = vi.fn<(to: string | URL) => void>();
    const { origin, pathname, search } = new URL(href);
    return {
      location: { href, origin, pathname, search, reload, assign } as unknown as Location,
      reload,
      assign,
    };
  };

  it('opens another page of the cabinet', () => {
    const { location, assign, reload } = at('https://lk.example/register');
    reloadTo('/register/confirm?step=2#code', location);
    expect(assign.mock.calls).toEqual([['https://lk.example/register/confirm?step=2#code']]);
    expect(reload).not.toHaveBeenCalled();
  });

  it('reloads the same page if only the fragment differs', () => {
    const { location, assign, reload } = at('https://lk.example/help#contacts');
    reloadTo('/help#words', location);
    expect(reload).toHaveBeenCalledOnce();
    expect(assign).not.toHaveBeenCalled();
  });

  it.each(['https://evil.example/', '//evil.example/offer'])(
    'refuses the foreign address %s',
    (to) => {
      const { location, assign } = at('https://lk.example/offer');
      expect(() => reloadTo(to, location)).toThrow('pages of the cabinet');
      expect(assign).not.toHaveBeenCalled();
    },
  );
});
