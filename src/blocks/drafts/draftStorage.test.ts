import { expect, it } from 'vitest';
import { createDraftStorage } from './draftStorage';
import { fakeStorage } from './testing/fakeStorage';

const KEY = 'cabinet-draft:1';

it('keeps a text in the browser, and takes it away', () => {
  const browser = fakeStorage();
  const storage = createDraftStorage(() => browser);
  expect(storage.write(KEY, 'text')).toBe('device');
  expect(createDraftStorage(() => browser).read(KEY)).toBe('text');
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
  const storage = createDraftStorage(open);
  expect(storage.write(KEY, 'text')).toBe('page');
  expect(storage.read(KEY)).toBe('text');
  storage.sweep(Number.MAX_VALUE);
  storage.remove(KEY);
  expect(storage.read(KEY)).toBeNull();
});

it('does not bring back an older text when the storage has become full', () => {
  const browser = fakeStorage();
  const storage = createDraftStorage(() => browser);
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

it('sweeps old and unreadable drafts away, and nothing else', () => {
  const browser = fakeStorage();
  const storage = createDraftStorage(() => browser);
  storage.write('cabinet-draft:old', '{"savedAt":1}');
  storage.write('cabinet-draft:new', '{"savedAt":9}');
  storage.write('cabinet-draft:odd', 'odd');
  storage.write('persist:theme', '{"savedAt":1}');
  storage.sweep(5);
  expect([...browser.texts.keys()]).toEqual(['cabinet-draft:new', 'persist:theme']);
});
