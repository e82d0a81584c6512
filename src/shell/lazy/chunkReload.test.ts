import { describe, expect, it, vi } from 'vitest';
import { isChunkError, loadPart, type ReloadSurroundings } from './chunkReload';

const missing = () =>
  Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/offer.js'));

function createPage({ online = true, denied = false } = {}) {
  const memory = new Map<string, string>();
  const reload = vi.fn<() => void>();
  const storage = {
    getItem: (key: string) => memory.get(key) ?? null,
    setItem: (key: string, value: string) => void memory.set(key, value),
    removeItem: (key: string) => void memory.delete(key),
  };
  const surroundings: ReloadSurroundings = {
    session: () => {
      if (denied) throw new DOMException('denied', 'SecurityError');
      return storage;
    },
    reload,
    online: () => online,
  };
  return { surroundings, reload, memory };
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

describe('a part of the page that is gone after a deployment', () => {
  it('makes the page reload once, and then is an error', async () => {
    const { surroundings, reload } = createPage();
    expect(await settled(loadPart('/offer', missing, surroundings))).toBe('pending');
    expect(reload).toHaveBeenCalledTimes(1);
    expect(await settled(loadPart('/offer', missing, surroundings))).toBe('failed');
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('has its own attempt: another part that loads well does not renew it', async () => {
    const { surroundings, reload } = createPage();
    await settled(loadPart('/offer', missing, surroundings));
    await loadPart('lk', () => Promise.resolve('layout'), surroundings);
    expect(await settled(loadPart('/offer', missing, surroundings))).toBe('failed');
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('may reload again after it was loaded successfully in between', async () => {
    const { surroundings, reload } = createPage();
    await settled(loadPart('/offer', missing, surroundings));
    await loadPart('/offer', () => Promise.resolve('page'), surroundings);
    expect(await settled(loadPart('/offer', missing, surroundings))).toBe('pending');
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('never reloads without a network: the browser would lose the page', async () => {
    const { surroundings, reload } = createPage({ online: false });
    expect(await settled(loadPart('/offer', missing, surroundings))).toBe('failed');
    expect(reload).not.toHaveBeenCalled();
  });

  it('never reloads when the attempt can not be remembered', async () => {
    const { surroundings, reload } = createPage({ denied: true });
    expect(await settled(loadPart('/offer', missing, surroundings))).toBe('failed');
    expect(reload).not.toHaveBeenCalled();
  });

  it('lets an error of the part itself through', async () => {
    const { surroundings, reload } = createPage();
    const broken = () => Promise.reject(new Error('x is not a function'));
    await expect(loadPart('/offer', broken, surroundings)).rejects.toThrow('x is not');
    expect(reload).not.toHaveBeenCalled();
  });

  it.each([
    'error loading dynamically imported module: https://a/b.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/a.css',
  ])('is recognised by «%s»', (message) => {
    expect(isChunkError(new Error(message))).toBe(true);
  });
});
