import { expect, it } from 'vitest';
import { createSafeStorage } from '../../lib/safeStorage';
import { createDraftStorage } from './draftStorage';
import { fakeStorage } from './testing/fakeStorage';

const KEY = 'cabinet-draft:1';

it('keeps a text in the browser, and takes it away', () => {
  const browser = fakeStorage();
  const storage = createDraftStorage(createSafeStorage(() => browser));
  expect(storage.write(KEY, 'text')).toBe('device');
  expect(createDraftStorage(createSafeStorage(() => browser)).read(KEY)).toBe('text');
  storage.remove(KEY);
  expect(storage.read(KEY)).toBeNull();
});

it.each([
  [
    'full or denied',
    () => {
      const browser = fakeStorage();
      browser.breakWith(new Error('QuotaExceededError'));
      return browser;
    },
  ],
  [
    'not there at all',
    () => {
      throw new Error('SecurityError');
    },
  ],
])('keeps a text in the page where the storage is %s', (_what, open) => {
  const storage = createDraftStorage(createSafeStorage(open));
  expect(storage.write(KEY, 'text')).toBe('page');
  expect(storage.read(KEY)).toBe('text');
  storage.remove(KEY);
  expect(storage.read(KEY)).toBeNull();
});

it('does not bring back an older text when the storage has become full', () => {
  const browser = fakeStorage();
  const storage = createDraftStorage(createSafeStorage(() => browser));
  storage.write(KEY, 'old');
  const { setItem } = browser;
  browser.setItem = () => {
    throw new Error('QuotaExceededError');
  };
  expect(storage.write(KEY, 'new')).toBe('page');
  expect(browser.texts.size).toBe(0);
  browser.setItem = setItem;
  expect(storage.write(KEY, 'newer')).toBe('device');
  expect(storage.read(KEY)).toBe('newer');
});

it('writes nothing on a computer that is a stranger’s, and takes an earlier draft away', () => {
  const browser = fakeStorage();
  createDraftStorage(createSafeStorage(() => browser)).write(KEY, 'earlier');
  const storage = createDraftStorage(
    createSafeStorage(() => browser),
    true,
  );
  expect(storage.read(KEY)).toBe('earlier');
  expect(storage.write(KEY, 'text')).toBe('foreign');
  expect(storage.read(KEY)).toBe('text');
  expect(browser.texts.size).toBe(0);
});
