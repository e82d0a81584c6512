import { expect, it } from 'vitest';
import { createSafeStorage } from '../../lib/safeStorage';
import { DRAFT_LIFE_MS } from './draftEnvelope';
import { sweepDrafts } from './sweepDrafts';
import { fakeStorage } from './testing/fakeStorage';

it('sweeps old and unreadable drafts away, and nothing else', () => {
  const browser = fakeStorage();
  browser.setItem('cabinet-draft:old', '{"savedAt":1}');
  browser.setItem('cabinet-draft:new', '{"savedAt":9}');
  browser.setItem('cabinet-draft:odd', 'odd');
  browser.setItem('cabinet-draft:undated', '{}');
  browser.setItem('persist:theme', '{"savedAt":1}');
  sweepDrafts(
    createSafeStorage(() => browser),
    DRAFT_LIFE_MS + 5,
  );
  expect([...browser.texts.keys()]).toEqual(['cabinet-draft:new', 'persist:theme']);
});

it('stands where the storage is denied', () => {
  const browser = fakeStorage();
  browser.breakWith(new Error('SecurityError'));
  expect(() => sweepDrafts(createSafeStorage(() => browser))).not.toThrow();
});
