import { expect, it } from 'vitest';
import { browserTexts } from '../../session/browserTexts';
import { fakeStorage } from '../../session/testing/fakeStorage';
import { DRAFT_LIFE_MS } from './draftEnvelope';
import { sweepDrafts } from './sweepDrafts';

it('sweepDrafts removes only old and unreadable drafts', () => {
  const browser = fakeStorage();
  browser.setItem('cabinet-draft:old', '{"savedAt":1}');
  browser.setItem('cabinet-draft:new', '{"savedAt":9}');
  browser.setItem('cabinet-draft:odd', 'odd');
  browser.setItem('cabinet-draft:undated', '{}');
  browser.setItem('persist:theme', '{"savedAt":1}');
  sweepDrafts(
    browserTexts(() => browser),
    DRAFT_LIFE_MS + 5,
  );
  expect([...browser.texts.keys()]).toEqual(['cabinet-draft:new', 'persist:theme']);
});

it('sweepDrafts does not throw if the storage is denied', () => {
  const browser = fakeStorage();
  browser.breakWith(new Error('SecurityError'));
  expect(() => sweepDrafts(browserTexts(() => browser))).not.toThrow();
});
