import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepInputOf } from '../../forms/form/keptInput';
import { createDraftHold } from './createDraftHold';
import type { Saved } from './draftEnvelope';
import { browserTexts } from '../../session/browserTexts';
import { fakeStorage } from '../../session/testing/fakeStorage';
import { first, kind, typed, type Letter } from './testing/letter';

let browser = fakeStorage();

/** Opens the draft of the same form again, in the same browser. */
const open = (saved = first) => {
  const storage = browserTexts(() => browser);
  return createDraftHold({ kind, id: '7', saved, storage });
};

beforeEach(() => {
  browser = fakeStorage();
  keepInputOf('anna');
});
afterEach(() => keepInputOf(null));

describe('a form that was changed elsewhere', () => {
  const theirs: Saved<Letter> = {
    savedAt: '2026-11-22T11:00:00Z',
    values: { ...first.values, subject: 'Их тема', text: 'Их текст' },
  };

  it('is compared with the draft, and only the differences are shown', () => {
    const draft = open();
    draft.keep(typed('Моя тема'));
    draft.keepNow();
    const { found } = open(theirs);
    expect(found?.differences).toEqual([
      { key: 'subject', path: 'subject', here: 'Моя тема', there: 'Их тема', changedHere: true },
      { key: 'text', path: 'text', here: '', there: 'Их текст', changedHere: false },
    ]);
    expect(found?.values(({ key }) => (key === 'subject' ? 'here' : 'there'))).toEqual({
      ...theirs.values,
      subject: 'Моя тема',
    });
  });

  it('needs no decision if both sides made the same change', () => {
    const draft = open();
    draft.keep(typed('Их тема'));
    draft.keepNow();
    expect(open({ ...theirs, values: typed('Их тема') }).found).toBeUndefined();
    expect(browser.texts.size).toBe(0);
  });

  it('needs a decision if the new version arrives while the user types', () => {
    const draft = open();
    draft.keep(typed('Моя тема'));
    draft.onServerAnswer(theirs);
    expect(draft.compare(theirs, typed('Моя тема')).differences).toHaveLength(2);
    draft.rebase(theirs);
    expect(draft.compare(theirs, typed('Моя тема')).differences).toEqual([]);
  });

  it('needs no decision if this page itself has saved the new version', () => {
    const draft = open();
    draft.keep(typed('Моя тема'));
    draft.onServerAnswer({ ...theirs, values: typed('Моя тема') }, typed('Моя тема'));
    expect(draft.state()).toEqual({ kind: 'untouched', at: Date.parse(theirs.savedAt) });
    expect(draft.compare(theirs, typed('Моя тема')).differences).toHaveLength(2);
  });
});
